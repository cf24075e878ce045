"""Where something happened, in words."""

from tutor.sandbox.answers import Frame


def place(frame: Frame) -> str:
    """Return the file, the line and the function of a frame; a line that Python cannot read is in no function."""
    inside = f", in {frame.function}" if frame.function else ""
    return f"{frame.file}, line {frame.line}{inside}"
