"""The page, read by Python's own parser: whole, alone, and with nothing of a student's in its markup."""

from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from graded_class import BELA, GRADES, HALF, SECRET

from tutor.checking.report import Exhibit
from tutor.course import Course
from tutor.grading.exports.html import write_html
from tutor.grading.exports.html_exhibit import exhibit_html
from tutor.grading.grade import Override
from tutor.grading.gradebook_view import GradebookView

_VOID = {"meta"}
_OURS = {
    "html", "head", "meta", "title", "style", "body", "header", "main", "footer", "nav", "section", "h1", "h2", "h3",
    "h4", "p", "a", "div", "span", "i", "table", "thead", "tbody", "tr", "th", "td", "ul", "li", "pre", "code",
}  # fmt: skip


class Page(HTMLParser):
    """What a browser sees: which elements there are, how they nest, and the text."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.attributes: list[tuple[str, str]] = []
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag not in _VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture
def page(view: GradebookView, tmp_path: Path) -> Page:
    write_html(tmp_path / "grades.html", view)
    return Page((tmp_path / "grades.html").read_text(encoding="utf-8"))


def test_every_element_is_one_of_ours_and_is_closed(page: Page) -> None:
    assert page.open == []
    assert page.tags <= _OURS


def test_it_fetches_nothing_and_runs_nothing(page: Page) -> None:
    names = {name for name, _ in page.attributes}
    assert names.isdisjoint({"src", "srcset", "onload", "onclick", "onerror", "action", "background"})
    assert all(value.startswith("#") for name, value in page.attributes if name == "href")
    assert ("content", "default-src 'none'; style-src 'unsafe-inline'") in page.attributes
    assert "url(" not in page.text
    assert "@import" not in page.text


def test_every_link_leads_to_a_place_on_the_page(page: Page) -> None:
    places = [value for name, value in page.attributes if name == "id"]
    assert len(places) == len(set(places))
    assert {value[1:] for name, value in page.attributes if name == "href"} <= set(places)


def test_it_shows_what_students_wrote_as_text(page: Page) -> None:
    assert BELA in page.text
    assert "</pre><script>alert(1)</script>" in page.text
    assert "\x1b" not in page.text
    assert "\u202e" not in page.text


def test_it_shows_the_class_its_findings_and_what_was_decided_by_hand(page: Page) -> None:
    for text in (
        "4 students, 2 exercises",
        "2.5 of 5",
        "by hand, computed: 0",
        "Your instructor says: =late, *but* <i>fine</i>",
        "Wrong in the same way on every input",
        "This is “squares”",
        "▶",
    ):
        assert text in page.text


def test_the_sign_is_that_of_the_points_that_count(view_of, tmp_path: Path) -> None:
    passed, failed = GRADES[0], replace(GRADES[2], student="Gus")
    decided = [Override(passed.student, "double", 2, ""), Override("Gus", "double", 5, "")]
    write_html(tmp_path / "grades.html", view_of([passed, failed], decided))
    text = Page((tmp_path / "grades.html").read_text(encoding="utf-8")).text
    assert "✗ failed 2by hand, computed: 5" in text and "✗ failed 2 of 5 points, set by hand; computed: 5" in text
    assert "✓ passed 5by hand, computed: 0" in text and "✓ passed 5 of 5 points, set by hand; computed: 0" in text


def test_who_sent_nothing_is_no_error(view_of, tmp_path: Path) -> None:
    unsent = [replace(grade, is_sent=False) for grade in GRADES if grade.student == HALF and grade.exercise == "double"]
    write_html(tmp_path / "grades.html", view_of(unsent))
    text = Page((tmp_path / "grades.html").read_text(encoding="utf-8")).text
    assert "· nothing sent 0" in text and "sent nothing for it" in text and "! error" not in text


@pytest.mark.parametrize("count", [4, 5])
def test_titles_stand_upright_only_where_there_are_many(count: int, view_of, toys: Course, tmp_path: Path) -> None:
    grades = [replace(GRADES[0], exercise=exercise.id) for exercise in toys.exercises[:count]]
    write_html(tmp_path / "grades.html", view_of(grades))
    classes = {value for name, value in Page((tmp_path / "grades.html").read_text()).attributes if name == "class"}
    assert ("overview many" in classes) == (count > 4)


def test_what_is_no_number_stands_below_each_other_not_in_columns() -> None:
    shown = Exhibit("f()", {"a": "x" * 90}, ["y" * 90], repr({"a": "x" * 90}), repr(["y" * 90]), ())
    text = "".join(exhibit_html(shown, "entry"))
    assert text.count("<tr>") == 2 and "difference" not in text


def test_a_number_beyond_floats_fills_its_side_and_stops_nobodys_page() -> None:
    shown = Exhibit("f()", [1.0, 2.0], [10**400, -(10**400)], "[1.0, 2.0]", "[…]", (0,))
    text = "".join(exhibit_html(shown, "entry"))
    assert '<i class="positive" style="left:50.0%;width:50.0%">' in text
    assert '<i class="negative" style="left:0.0%;width:50.0%">' in text


def test_a_list_that_is_too_short_has_its_differences_in_columns() -> None:
    shown = Exhibit("f()", [1.0, 2.0, 3.5], [1.0, 12.25], "[1.0, 2.0, 3.5]", "[1.0, 12.25]", (1,))
    page = Page("".join(exhibit_html(shown, "entry")))
    assert "difference" in page.text and "+10.25" in page.text and "missing" in page.text


def test_it_is_made_for_light_dark_and_paper(page: Page) -> None:
    assert "screen and (prefers-color-scheme: dark)" in page.text
    assert "@media print" in page.text


def test_hidden_inputs_are_there_only_when_asked_for(page: Page, revealing_view: GradebookView, tmp_path: Path) -> None:
    assert SECRET not in page.text
    write_html(tmp_path / "all.html", revealing_view)
    assert SECRET in Page((tmp_path / "all.html").read_text(encoding="utf-8")).text
