"""Laying out a new exercise, whose parts are a placeholder that works."""

from tutor.course.laying_out.exercise import LaidOut, lay_out

__all__ = ["LaidOut", "lay_out"]
