# verdict: error: PermissionError
# What is written could be read by the next submission.
from pathlib import Path


def double(values):
    Path("/tmp/left-by-an-attack").write_text(repr(values))
    return [2 * value for value in values]
