"""Finding submissions: whose they are, for which exercise, and which of several counts."""

from tutor.grading.collecting.collect import collect

__all__ = ["collect"]
