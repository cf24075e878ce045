"""`credit-tutor grade`: grade what a class has handed in."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from tutor.cli.arguments import complete_ids
from tutor.cli.check import MOST_SEED
from tutor.cli.errors import SetupError
from tutor.cli.exporting import export_options, require_places, write_exports
from tutor.cli.grades import print_grades
from tutor.cli.saying import say
from tutor.cli.session import Session, pass_session

if TYPE_CHECKING:
    from tutor.grading.entry import Entry
    from tutor.grading.executors import Workers
    from tutor.grading.gradebook import Gradebook

MOST_NOTES: Final = 10
"""Rows whose notes are printed."""


@click.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="PATH...")
@click.option(
    "--exercise",
    "exercises",
    multiple=True,
    metavar="ID",
    shell_complete=complete_ids,
    help="Only this; again for more.",
)
@click.option("--seed", type=click.IntRange(0, MOST_SEED), metavar="N", help="Draw everybody's inputs from this seed.")
@click.option("--gradebook", type=click.Path(path_type=Path), metavar="FILE", help="Keep grades here, and go on there.")
@click.option("--jobs", type=click.IntRange(1), metavar="N", help="Processes. [default: as many as cores]")
@click.option("--dask", metavar="ADDRESS", help="Grade on a running dask scheduler, tcp://host:port.")
@export_options
@click.option("--show-inputs", is_flag=True, help="Show hidden inputs in what students get to see.")
@click.option("--all-or-nothing", is_flag=True, help="No points for an exercise where a check is not passed.")
@click.option("--pass-at", type=click.FloatRange(0, 1), metavar="SHARE", help="Passed from this share of the points.")
@click.option("--fail-on-failure", is_flag=True, help="Exit with 1 when something is not passed.")
@click.option("--trust-submissions", is_flag=True, help="Grade also where students' code cannot be confined.")
@click.option("--plain", is_flag=True, help="Plain text, as when the output is not a terminal.")
@pass_session
def command(
    session: Session,
    /,
    paths: tuple[Path, ...],
    exercises: tuple[str, ...],
    seed: int | None,
    gradebook: Path | None,
    jobs: int | None,
    dask: str | None,
    show_inputs: bool,
    all_or_nothing: bool,
    pass_at: float | None,
    fail_on_failure: bool,
    trust_submissions: bool,
    plain: bool,
    **targets: Path | None,
) -> None:
    """Grade what a class has handed in.

    PATH is a folder or a zip file, of any usual form. Every student has a row for every exercise, whatever was sent.
    With --gradebook only what is new or changed is graded, also after an interruption. The exit code is 0 when
    everybody has their row, 2 when nothing could be graded.

    \b
    Examples:
      credit-tutor grade submissions/
      credit-tutor grade submissions.zip --gradebook week3.gradebook --csv week3.csv
      credit-tutor grade submissions/ --exercise grpo_advantages --html report.html --feedback feedback/
    """
    from tutor.grading.collecting import collect
    from tutor.grading.gradebook_view import view_of_gradebook
    from tutor.grading.scoring import Scoring

    if jobs and dask:
        raise click.UsageError("--jobs is for this machine, --dask for a cluster: give one of them.")
    require_places(targets)
    entries = collect(paths, session.course, exercises)
    _say_notes(entries)
    with _opened(gradebook) as book:
        known = {mark.exercise for mark in book.marks()}
        prints = _fingerprints(session, known | {entry.exercise for entry in entries})
        chosen = book.begin(seed, session.course.version)
        _grade(session, book, entries, chosen, prints, jobs, dask, trust=trust_submissions, bar=not plain)
        view = view_of_gradebook(session.course, book, Scoring(all_or_nothing, pass_at), show_inputs=show_inputs)
        print_grades(view, pretty=session.is_pretty and not plain)
        click.echo(f"Seed {chosen}." if _say_outdated(book, chosen, prints) else f"Seed {chosen}, for everybody.")
        write_exports(view, targets)
    wanted = {(entry.student, entry.exercise) for entry in entries}
    failed = [one for one in view.graded if not one.score.passed and (one.student, one.exercise.id) in wanted]
    raise SystemExit(1 if fail_on_failure and failed else 0)


@contextmanager
def _opened(path: Path | None) -> Iterator[Gradebook]:
    """Open the gradebook that is asked for, or one that is gone afterwards."""
    from tutor.grading.gradebook import Gradebook

    if path is not None:
        with Gradebook.open(path) as book:
            yield book
        return
    with _temporary_folder() as folder, Gradebook.open(Path(folder) / "book") as book:
        yield book


def _temporary_folder() -> tempfile.TemporaryDirectory[str]:
    try:
        return tempfile.TemporaryDirectory(prefix="credit_tutor_")
    except OSError as error:
        raise SetupError(f"There is no room for a gradebook: {error.strerror}. Name a file with --gradebook.") from None


def _grade(
    session: Session, book: Gradebook, entries: Sequence[Entry], seed: int, prints: dict[str, str],
    jobs: int | None, dask: str | None, *, trust: bool, bar: bool,
) -> None:  # fmt: skip
    """Grade what the gradebook does not have, and keep every grade as it comes."""
    missing = book.missing(entries, seed, prints)
    rest = "; the others are already" if len(missing) < len(entries) else ""
    say(f"{len(missing):,} of {len(entries):,} to be graded{rest}.", err=True)
    if missing:
        started = time.monotonic()
        with _workers(jobs, dask, len(missing)) as workers:
            if not trust:
                _require_confinement(workers)
            _grade_missing(session, book, missing, seed, prints, workers, bar=bar)
        seconds = time.monotonic() - started
        say(f"{len(missing):,} graded in {seconds:.1f} s, {len(missing) / seconds:.0f} a second.", err=True)


def _say_outdated(book: Gradebook, seed: int, prints: dict[str, str]) -> int:
    """Say of how many grades in the gradebook, of whatever exercise, the inputs were others, and return how many."""
    from tutor.checking.wording import counted

    others = book.outdated(seed, prints)
    if others:
        say(
            f"Of another seed or course, in the gradebook: {counted(others, 'grade')}. Grade those files again, too.",
            err=True,
        )
    return others


def _fingerprints(session: Session, ids: Iterable[str]) -> dict[str, str]:
    """Return the fingerprints of some exercises; before anything runs, so that one which is gone is told at once."""
    from tutor.grading.fingerprints import course_fingerprint

    return {id: course_fingerprint(session.course, session.course.exercise(id)) for id in ids}


def _grade_missing(
    session: Session, book: Gradebook, missing: Sequence[Entry], seed: int, prints: dict[str, str], workers: Workers,
    *, bar: bool,
) -> None:  # fmt: skip
    from tutor.grading.grading import grade_all

    asked = {entry.exercise: prints[entry.exercise] for entry in missing}
    grades = grade_all(missing, session.course_option, seed, asked, workers=workers)
    if bar and sys.stderr.isatty():
        from tutor.cli.grading_progress import with_bar

        grades = with_bar(grades, len(missing))
    done = 0
    try:
        for grade in grades:
            book.add([grade], prints)
            done += 1
    except KeyboardInterrupt:
        say(
            f"Interrupted: {done:,} of {len(missing):,} are graded. With --gradebook, the same command goes on there.",
            err=True,
        )
        raise


def _workers(jobs: int | None, dask: str | None, entries: int) -> Workers:
    from tutor.grading.executors import ClusterWorkers, LocalWorkers

    if dask is not None:
        return ClusterWorkers(dask)
    return LocalWorkers(min(jobs or _cores(), entries))


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def _require_confinement(workers: Workers) -> None:
    from tutor.grading.unit import confinement_here
    from tutor.views.confinement import confinement_note

    if any(map(confinement_note, workers.everywhere(confinement_here))):
        raise SetupError(
            "Students' code is not fully confined here, so nothing was run: credit-tutor doctor says why. Where "
            "nobody's files can be harmed, --trust-submissions runs it all the same."
        )


def _say_notes(entries: Sequence[Entry]) -> None:
    """Say which of several files counts, and what else was not as one would think."""
    noted = [entry for entry in entries if entry.notes]
    for entry in noted[:MOST_NOTES]:
        say(f"{entry.student}, {entry.exercise}: {' '.join(entry.notes)}", err=True)
    if len(noted) > MOST_NOTES:
        more = len(noted) - MOST_NOTES
        say(f"Notes on {more:,} more are in the reports: --json, --html and --feedback have them.", err=True)
