"""Everything that one student sent, and what of it counts for an exercise."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from tutor.course import Exercise
from tutor.grading.collecting.item import Item
from tutor.grading.collecting.piece import Piece
from tutor.grading.collecting.sender import Sender
from tutor.grading.entry import Entry
from tutor.sandbox import Submission
from tutor.sandbox.source import MAX_BYTES, UnusableError, decode

MOST_NAMES: Final = 5


@dataclass(frozen=True)
class Work:
    """One student's pieces; `labels` are what students are called, `notes` what every row of this one says."""

    student: str
    pieces: Sequence[Piece]
    labels: Mapping[Sender, str]
    notes: tuple[str, ...] = ()
    _read: dict[Item, Submission] = field(default_factory=dict)

    def entry(self, exercise: Exercise, *, is_only: bool) -> Entry:
        """Return the row of this exercise; if it `is_only` the one, a file that names none is taken to be for it."""
        pieces = self._for(exercise.id)
        if not pieces and is_only:
            pieces = self._nameless()
        if not pieces:
            return self._row_without(exercise)
        latest = _latest(pieces)
        read = self._submission(latest)
        others = {id: self._submission(_latest(sent)) for id in exercise.builds_on if (sent := self._for(id))}
        submission = replace(
            read,
            others={id: other.source for id, other in others.items() if other.problem is None},
            unusable={id: other.problem for id, other in others.items() if other.problem is not None},
        )
        return Entry(self.student, exercise.id, submission, (*self._notes_on(latest, pieces), *self.notes))

    def _for(self, id: str) -> list[Piece]:
        """The files whose name says that they are for an exercise, else the one file in a folder whose name does."""
        named = [piece for piece in self.pieces if piece.is_code and piece.name.exercise == id]
        return named or self._nameless(id)

    def _nameless(self, folder: str | None = None) -> list[Piece]:
        """The uploads of the one file that names no exercise, in this exercise's folder or, without one, in none's.

        Nothing where there are several such files.
        """
        found = [piece for piece in self.pieces if _is_nameless(piece, folder)]
        return found if len({piece.name.stem for piece in found}) == 1 else []

    def _row_without(self, exercise: Exercise) -> Entry:
        """Return the row where no file is for this exercise: nothing was sent for it, or nothing of use."""
        problem = self._what_is_wrong(exercise)
        said = problem or f"Nothing was sent for {exercise.id}."
        submission = Submission(self.student, "", said)
        return Entry(self.student, exercise.id, submission, self.notes, is_sent=problem is not None)

    def _submission(self, piece: Piece) -> Submission:
        if piece.item not in self._read:
            self._read[piece.item] = read_piece(piece)
        return self._read[piece.item]

    def _notes_on(self, latest: Piece, pieces: Sequence[Piece]) -> list[str]:
        notes = []
        if len(pieces) > 1:
            notes.append(f"{len(pieces)} files were sent for this exercise: {latest.item.where} counts.")
        if latest.is_late:
            notes.append("This was handed in late, as Canvas says.")
        if latest.partners:
            names = ", ".join(self.labels[partner] for partner in latest.partners)
            notes.append(f"This was handed in together with {names}.")
        return notes

    def _what_is_wrong(self, exercise: Exercise) -> str | None:
        """Return what is wrong with what was sent; None where that is nothing, or was all for other exercises."""
        sent = [piece for piece in self.pieces if not piece.item.is_empty]
        for piece in sent:
            if piece.is_refused_archive or (piece.item.is_folder and len(sent) == 1):
                return read_piece(piece).problem
        nameless = [piece.item.name for piece in sent if _is_nameless(piece, exercise.id, None)]
        if nameless:
            return f"No file that was sent is called {exercise.file_name}, only {_listed(nameless)}."
        if sent and not any(piece.is_code for piece in sent):
            return f"No Python was sent, only {_listed([piece.item.name for piece in sent])}."
        return None


def _latest(pieces: Iterable[Piece]) -> Piece:
    return max(pieces, key=lambda piece: piece.order)


def _is_nameless(piece: Piece, *folders: str | None) -> bool:
    """Whether this is code that names no exercise, in the folder of one of these; None is the folder of none."""
    return piece.is_code and piece.name.exercise is None and piece.item.exercise in folders


def read_piece(piece: Piece) -> Submission:
    """Read what was sent; whatever is wrong with it is the submission's problem."""
    where = piece.item.where
    try:
        return Submission(where, decode(piece.item.read(MAX_BYTES)))
    except UnusableError as error:
        return Submission(where, "", f"{where} {error}")


def _listed(names: Sequence[str]) -> str:
    more = f" and {len(names) - MOST_NAMES} more" if len(names) > MOST_NAMES else ""
    return ", ".join(names[:MOST_NAMES]) + more
