# verdict: error: exit code 70
# Without numpy the generators cannot be seeded.
import random
import sys

sys.modules.clear()


def double(values):
    return [2 * value + 0 * random.random() for value in values]
