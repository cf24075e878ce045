"""What can be wrong with a learner's folder."""


class WorkspaceError(Exception):
    """A workspace, or a file in it, cannot be used; the message says what, where and what to do."""
