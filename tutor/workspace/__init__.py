"""The learner's folder: where it is, its files, and what the tutor remembers of them."""

from tutor.workspace.attempts import Attempt
from tutor.workspace.errors import WorkspaceError
from tutor.workspace.locate import STATE_FOLDER, Location, find_workspace
from tutor.workspace.progress import Progress, Score
from tutor.workspace.workspace import Workspace

__all__ = ["STATE_FOLDER", "Attempt", "Location", "Progress", "Score", "Workspace", "WorkspaceError", "find_workspace"]
