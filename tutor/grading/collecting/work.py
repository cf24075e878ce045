"""Everything that one student sent, and what of it counts for an exercise."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
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
            return Entry(self.student, exercise.id, Submission(self.student, "", self._why_not(exercise)), self.notes)
        latest = max(pieces, key=lambda piece: piece.order)
        submission = self._submission(latest)
        others = {id: text for id in exercise.builds_on if (text := self._source(id))}
        submission = Submission(submission.name, submission.source, submission.problem, others)
        return Entry(self.student, exercise.id, submission, (*self._notes_on(latest, pieces), *self.notes))

    def _for(self, id: str) -> list[Piece]:
        return [piece for piece in self.pieces if piece.is_code and piece.name.exercise == id]

    def _nameless(self) -> list[Piece]:
        """The uploads of the one file that names no exercise; nothing where there are several such files."""
        found = [piece for piece in self.pieces if piece.is_code and piece.name.exercise is None]
        return found if len({piece.name.stem for piece in found}) == 1 else []

    def _source(self, id: str) -> str:
        pieces = self._for(id)
        return self._submission(max(pieces, key=lambda piece: piece.order)).source if pieces else ""

    def _submission(self, piece: Piece) -> Submission:
        if piece.item not in self._read:
            self._read[piece.item] = read_piece(piece)
        return self._read[piece.item]

    def _notes_on(self, latest: Piece, pieces: Sequence[Piece]) -> list[str]:
        notes = []
        if len(pieces) > 1:
            notes.append(f"{len(pieces)} files were sent for this exercise: {latest.item.where} counts.")
        if latest.partners:
            names = ", ".join(self.labels[partner] for partner in latest.partners)
            notes.append(f"This was handed in together with {names}.")
        return notes

    def _why_not(self, exercise: Exercise) -> str:
        for piece in self.pieces:
            if piece.is_refused_archive or (piece.item.is_folder and len(self.pieces) == 1):
                return str(read_piece(piece).problem)
        nameless = [piece.item.name for piece in self.pieces if piece.is_code and piece.name.exercise is None]
        if nameless:
            return f"No file that was sent is called {exercise.file_name}, only {_listed(nameless)}."
        if any(piece.is_code for piece in self.pieces):
            return f"Nothing was sent for {exercise.id}."
        return f"No Python was sent, only {_listed([piece.item.name for piece in self.pieces])}."


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
