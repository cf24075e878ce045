"""The class on the page: who has which points, and what the class got wrong."""

from collections.abc import Iterator, Mapping
from typing import Final

from tutor.grading.class_findings import class_findings
from tutor.grading.class_report import chapters
from tutor.grading.exports.html_text import line, verdict
from tutor.grading.exports.text import points_text
from tutor.grading.gradebook_view import GradebookView, Graded
from tutor.views.class_report import Chapter, Item
from tutor.views.words import NOTHING_SENT, SIGNS

MOST_LYING: Final = 4
"""Exercises whose titles stand above their columns as other text does; of more, they stand upright."""


def overview_html(view: GradebookView, anchors: Mapping[str, str]) -> Iterator[str]:
    """Yield a table with a row for each student; `anchors` are the ids of their sections."""
    most = {one.id: max(graded.score.max_points for graded in view.of_exercise(one)) for one in view.exercises}
    heads = "".join(
        f'<th scope="col"><span>{line(exercise.title)}</span> of {points_text(most[exercise.id])}</th>'
        for exercise in view.exercises
    )
    many = " many" if len(view.exercises) > MOST_LYING else ""
    yield f'<section id="overview"><h2>Overview</h2><div class="wide"><table class="overview{many}"><thead><tr>'
    yield f'<th scope="col">student</th>{heads}<th scope="col">total</th></tr></thead><tbody>'
    for student in view.students:
        yield f'<tr><th scope="row"><a href="#{anchors[student]}">{line(student)}</a></th>'
        yield from (f"<td>{_cell(view.of(student, one), most[one.id])}</td>" for one in view.exercises)
        total = view.total(student)
        yield f"<td>{points_text(total.points)} of {points_text(total.max_points)}</td></tr>"
    yield f"</tbody></table></div><p>{_legend(view)}</p></section>"


def _cell(graded: Graded | None, most: float) -> str:
    if graded is None:
        return '<span class="muted">not graded</span>'
    score = graded.score
    of = f" of {points_text(score.max_points)}" if score.max_points != most else ""
    computed = f'<span class="hand">by hand, computed: {points_text(score.computed)}</span>' if score.overridden else ""
    comment = '<span class="hand">with a comment</span>' if score.comment else ""
    return f'<span class="points">{verdict(graded.stands_as)} {points_text(score.points)}{of}</span>{computed}{comment}'


def _legend(view: GradebookView) -> str:
    """Return the words of the signs that are in the table, where a narrow cell has no room for them."""
    seen = {graded.stands_as for graded in view.graded}
    return "&ensp; ".join(verdict(word) for word in (*SIGNS, NOTHING_SENT) if word in seen)


def findings_html(view: GradebookView) -> Iterator[str]:
    """Yield what the class got wrong, a part for each exercise."""
    yield '<section id="findings"><h2>What the class got wrong</h2>'
    for chapter in chapters(class_findings(view)):
        yield from _chapter(chapter)
    yield "</section>"


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield f'<h3>{line(chapter.title)} <code class="muted">{line(chapter.id)}</code></h3>'
    yield _item(chapter.passed, "share good")
    for part in chapter.parts:
        yield f"<h4>{line(part.heading)}</h4>"
        yield from (_item(item, "share") for item in part.items)
        if not part.items:
            yield f'<p class="muted">{line(part.otherwise)}</p>'


def _item(item: Item, bar: str) -> str:
    students = f"<p>{line(', '.join(item.students))}</p>" if item.students else ""
    note = f'<p class="muted">{line(item.note)}</p>' if item.note else ""
    length = f'<i style="width:{100 * item.share:.1f}%"></i>'
    return (
        f'<div class="finding"><div class="{bar}" aria-hidden="true">{length}</div>'
        f"<div>{item.count} of {item.of}</div><div><p>{line(item.text)}</p>{students}{note}</div></div>"
    )
