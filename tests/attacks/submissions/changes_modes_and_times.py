# verdict: error: refused 4 of 4
# Landlock does not look at these.
import os

WORLD = {}


def double(values):
    canary = WORLD["canary"]
    tries = (
        lambda: os.chmod(canary, 0o777),
        lambda: os.chown(canary, os.getuid(), os.getgid()),
        lambda: os.utime(canary, (1, 1)),
        lambda: os.setxattr(canary, "user.left", b"here"),
    )
    refused = 0
    for attempt in tries:
        try:
            attempt()
        except PermissionError:
            refused += 1
    raise PermissionError(f"refused {refused} of {len(tries)}")
