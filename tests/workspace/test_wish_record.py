"""What the learner chose once stays chosen."""

from tutor.course import Course
from tutor.workspace import Workspace


def test_a_theme_is_remembered_until_another_is_chosen(workspace: Workspace, toys: Course) -> None:
    assert workspace.theme is None
    workspace.wish_theme("credit-light")
    workspace.wish_theme("nord")
    again = Workspace.open(workspace.path, toys)
    assert again.theme == "nord"
    again.close()
