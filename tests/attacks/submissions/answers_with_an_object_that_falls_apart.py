# verdict: error: cannot be read
# A dataclass whose field is gone when one looks.
from dataclasses import dataclass


@dataclass
class Point:
    x: float = 0.0


def double(values):
    point = Point()
    del point.__dict__["x"]
    del Point.x
    return point
