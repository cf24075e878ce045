# verdict: error: os._exit()
# The same, before there is a function.
import os

os._exit(0)
