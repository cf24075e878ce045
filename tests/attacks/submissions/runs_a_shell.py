# verdict: error: PermissionError
# os.system swallows the refusal, subprocess does not.
import os
import subprocess


def double(values):
    os.system("touch /tmp/left-by-an-attack")
    subprocess.run(["/bin/sh", "-c", "touch /tmp/left-by-an-attack"], check=True)
    return [2 * value for value in values]
