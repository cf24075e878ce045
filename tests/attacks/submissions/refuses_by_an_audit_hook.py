# verdict: error: exit code 70
# A hook that nobody can remove, and that refuses everything.
import sys


def refuse(event, args):
    raise PermissionError(event)


def double(values):
    sys.addaudithook(refuse)
    return open("/dev/null")
