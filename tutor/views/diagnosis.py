"""The name of a wrong idea, said to the learner."""

from tutor.checking.report import Diagnosis
from tutor.views.values import one_line
from tutor.views.words import spoken


def diagnosis_sentence(diagnosis: Diagnosis) -> str:
    """Return "This is ...", or "This looks like ..." where it is not certain, and what the code does."""
    opening = "This is" if diagnosis.certain else "This looks like"
    return f"{opening} “{spoken(diagnosis.misconception)}”. {one_line(diagnosis.sentence)}"
