"""Where submissions are, as a tree of paths."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from tutor.grading.entry import Entry


@dataclass(frozen=True)
class Places:
    """What was sent at each path, and the paths next below each path, at or under which something was sent."""

    sent: Mapping[Path, Sequence[Entry]]
    below: Mapping[Path, Sequence[Path]]


def places(root: Path, entries: Sequence[Entry]) -> Places:
    """Return where the entries are that were collected from `root`."""
    sent: dict[Path, list[Entry]] = {}
    below: dict[Path, dict[Path, None]] = {}
    name = root.resolve().name
    for entry in entries:
        path = _place(root, name, entry)
        sent.setdefault(path, []).append(entry)
        while path != root:
            below.setdefault(path.parent, {})[path] = None
            path = path.parent
    return Places(sent, {path: list(paths) for path, paths in below.items()})


def _place(root: Path, name: str, entry: Entry) -> Path:
    """Return where a submission is; of one that cannot be found there, where its student's would be."""
    first, *rest = PurePosixPath(entry.submission.name).parts or ("",)
    if first == name and rest and ".." not in rest:
        return root.joinpath(*rest)
    return root / (entry.student.replace("/", "_") or "_")
