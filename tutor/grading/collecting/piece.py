"""Which student sent an item, and for which exercise."""

from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

from tutor.grading.collecting.canvas import read_canvas
from tutor.grading.collecting.gradescope import is_export, read_metadata
from tutor.grading.collecting.item import MAX_METADATA, METADATA, Item
from tutor.grading.collecting.moodle import read_moodle
from tutor.grading.collecting.naming import ARCHIVE, FileName, has_suffix, is_code, read_name, stem_of
from tutor.grading.collecting.sender import Sender, Sent
from tutor.grading.collecting.unwrapping import Root
from tutor.sandbox.source import UnusableError

Groups = dict[str, tuple[Sender, ...]]


@dataclass(frozen=True)
class Piece:
    """One item as one student's; `order` is higher for what was handed in later, as far as names tell.

    `partners` are those who handed it in with the student; `is_late` tells that the platform calls it late.
    """

    sender: Sender
    item: Item
    name: FileName
    is_code: bool
    order: tuple[int | str, ...]
    partners: tuple[Sender, ...] = ()
    is_late: bool = False

    @property
    def exercise(self) -> str | None:
        """The exercise that it is for: by its name, else by the folder that it lies in."""
        return self.name.exercise or self.item.exercise

    @property
    def is_refused_archive(self) -> bool:
        """Whether it is an archive: of one that could be opened, what is in it are the pieces."""
        return has_suffix(self.item.name, ARCHIVE)


def pieces_of(root: Root, number: int, ids: Collection[str]) -> Iterator[Piece]:
    """Yield every item that somebody sent, once for each of those who did; `number` counts the roots.

    Later is: in a later root; uploaded later, by the number that a platform or a browser gave; less deep in folders;
    then by name.
    """
    download = _Download(root.name, str(number), _gradescope(root), ids)
    for index, item in enumerate(root.items):
        everybody = download.senders(item)
        for sent in everybody:
            name = read_name(sent.file, ids)
            order = (number, sent.upload, name.upload, -len(item.parts), item.where, index)
            partners = tuple(other.sender for other in everybody if other is not sent)
            is_file_of_code = is_code(sent.file) and not item.is_folder
            yield Piece(sent.sender, item, name, is_file_of_code, order, partners, sent.is_late)


def _gradescope(root: Root) -> dict[str, Groups]:
    """Return who sent what to Gradescope, by the name of the export's folder, which is empty at the top.

    A list of that name anywhere else is a student's own, and says nothing.
    """
    exports = {}
    for item in root.items:
        *above, name = item.parts
        if name == METADATA and (not above or (len(above) == 1 and is_export(above[0]))):
            with suppress(UnusableError):
                exports["".join(above)] = read_metadata(item.read(MAX_METADATA).decode("utf-8", "replace"))
    return exports


@dataclass(frozen=True)
class _Download:
    """What is needed to tell whose a file is: the root's name and its number, Gradescope's lists, the exercises."""

    name: str
    number: str
    exports: Mapping[str, Groups]
    ids: Collection[str]

    def senders(self, item: Item) -> list[Sent]:
        is_exported = len(item.parts) > 1 and item.parts[0] in self.exports
        parts = item.parts[1:] if is_exported else item.parts
        groups = self.exports.get(item.parts[0] if is_exported else "", {})
        top, own_name = parts[0], parts[-1]
        is_inside = len(parts) > 1 or item.is_folder
        if top in groups and is_inside:
            return [Sent(sender, own_name) for sender in groups[top]]
        assignment = f"{self.number} {item.where.partition(top)[0]}"
        if sent := read_canvas(top) or read_moodle(top, assignment):
            return [sent if len(parts) == 1 else replace(sent, file=own_name)]
        if is_inside or has_suffix(top, ARCHIVE):
            return [Sent(Sender(self._named(top)), own_name)]
        return [Sent(Sender(self._author(top)), own_name)] if is_code(top) else []

    def _named(self, top: str) -> str:
        """Return the student that a folder or an archive is named for."""
        return read_name(top, self.ids).student or (stem_of(top) if has_suffix(top, ARCHIVE) else top)

    def _author(self, name: str) -> str:
        """Return the student that a file in no folder is by."""
        found = read_name(name, self.ids)
        return found.student or (self.name if found.exercise else stem_of(name))
