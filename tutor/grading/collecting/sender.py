"""Who sent something."""

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class Sender:
    """A student, or a group that hands in as one.

    `id` is the learning platform's, empty where there is none; `root` is set where that id means something only
    within the download of one assignment.
    """

    name: str
    id: str = ""
    root: str = ""


@dataclass(frozen=True)
class Sent:
    """What a platform's name says: the sender, the student's own name for the file, which upload it was, and whether it
    came late."""

    sender: Sender
    file: str = ""
    upload: int = 0
    is_late: bool = False


def told_apart(senders: Collection[Sender]) -> dict[Sender, str]:
    """Return what each sender is called in the gradebook: the name; with the id where several people share it."""
    ids: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for sender in senders:
        if sender.id:
            ids[sender.name, sender.root].add(sender.id)
    shared = {name for (name, _), found in ids.items() if len(found) > 1}
    return {
        sender: f"{sender.name} ({sender.id})" if sender.id and sender.name in shared else sender.name
        for sender in senders
    }
