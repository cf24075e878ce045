"""Seeing saves by polled stat signatures, which are right on every file system and for every editor."""

from collections.abc import Iterable
from pathlib import Path

Signature = tuple[int, int, int]


class Watch:
    """Files to be asked about every 25 to 50 ms; what they are now is not a change."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self._seen = {path: _signature(path) for path in paths}

    def changed(self) -> list[Path]:
        """Return the files saved since the last call; one that is missing or empty counts once it is back."""
        now = {path: _signature(path) for path in self._seen}
        changed = [path for path, signature in now.items() if signature and signature != self._seen[path]]
        self._seen.update((path, now[path]) for path in changed)
        return changed


def _signature(path: Path) -> Signature | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return (status.st_mtime_ns, status.st_size, status.st_ino) if status.st_size else None
