"""The `credit-tutor` command: one small file a subject, each imported only when it is asked for."""

from tutor.cli.group import main

__all__ = ["main"]
