# verdict: error: exit code 70
# Without numpy the generators cannot be seeded.
import sys

sys.modules.clear()


def double(values):
    return [2 * value for value in values]
