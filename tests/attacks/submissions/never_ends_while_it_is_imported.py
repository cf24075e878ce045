# verdict: timeout: Importing your file did not finish
# Once is enough: it is not tried again for every check.
while True:
    pass
