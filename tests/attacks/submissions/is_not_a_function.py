# verdict: error: not a function
# The name is there.
double = 2
