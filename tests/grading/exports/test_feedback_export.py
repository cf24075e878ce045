"""The feedback, read by a Markdown parser (markdown-it): what a student wrote stays text."""

from itertools import pairwise
from pathlib import Path

from graded_class import ADA, BELA, HALF, NASTY, SECRET
from markdown_it import MarkdownIt
from markdown_it.token import Token

from tutor.grading.exports.feedback import feedback, fenced, markdown, write_feedback
from tutor.grading.gradebook_view import GradebookView


def tokens_of(text: str) -> list[Token]:
    return MarkdownIt("commonmark").parse(text)


def headings(text: str) -> list[str]:
    tokens = tokens_of(text)
    return [after.content for token, after in pairwise(tokens) if token.type == "heading_open"]


def fences(text: str) -> list[str]:
    return [token.content for token in tokens_of(text) if token.type == "fence"]


def said(text: str) -> str:
    """Return the text as a reader sees it, without its marks."""
    inline = [child for token in tokens_of(text) for child in token.children or ()]
    return " ".join(child.content for child in inline)


def test_there_is_one_file_a_student(view: GradebookView, tmp_path: Path) -> None:
    write_feedback(tmp_path / "feedback", view)
    files = list((tmp_path / "feedback").iterdir())
    assert len(files) == len(view.students)
    assert all(path.suffix == ".md" for path in files)


def test_it_says_what_passed_what_failed_the_difference_and_the_misconception(view: GradebookView) -> None:
    text = feedback(view, BELA)
    assert "✗ failed: Two numbers: entry 0 should be +2, yours is +1" in said(text)
    assert "– skipped: Doubling a list twice as long: waits until" in said(text)
    assert "This is “squares”. You square each number" in said(text)
    assert "▶ entry 0" in fences(text)[0]


def test_points_by_hand_and_comments_are_shown_as_such(view: GradebookView) -> None:
    assert "2.5 of 5 points, set by hand; computed: 0" in said(feedback(view, BELA))
    assert "Your instructor says: =late, *but* <i>fine</i>" in said(feedback(view, BELA)).replace("  ", " ")
    assert "set by hand" not in feedback(view, ADA)


def test_a_file_that_does_not_run_is_explained(view: GradebookView) -> None:
    text = feedback(view, HALF)
    assert "Python cannot read double.py, line 3" in said(text)
    assert "return [(2 * v for v in values]" in fences(text)[0]


def test_no_text_of_a_student_becomes_a_heading_a_link_or_html(view: GradebookView) -> None:
    for student in view.students:
        text = feedback(view, student)
        kinds = {token.type for token in tokens_of(text)}
        kinds |= {child.type for token in tokens_of(text) for child in token.children or ()}
        assert kinds.isdisjoint({"html_block", "html_inline", "link_open", "image", "em_open"})
        assert "no heading" not in "".join(headings(text))


def test_no_line_of_a_fenced_text_ends_its_block() -> None:
    for text in (NASTY, "````", "a ``````` b\n```", "", "~~~"):
        (token,) = tokens_of(fenced(text))
        assert token.type == "fence"


def test_a_text_in_one_line_is_shown_as_it_is() -> None:
    for text in (
        "*a* _b_ `c` <d> [e](f) \\g &amp; ~~h~~",
        "# no",
        "1. one",
        "- two",
        "+ three",
        "12) four",
        "a | b",
        "a__b_",
        "_a__b",
    ):
        assert said(markdown(text)).replace(" ", "") == text.replace(" ", "")
        assert [token.type for token in tokens_of(markdown(text))] == ["paragraph_open", "inline", "paragraph_close"]


def test_a_name_of_code_stays_as_it_is() -> None:
    assert markdown("grpo_advantages and série_1") == "grpo_advantages and série_1"
    assert markdown("_private dunder__ __init__") == "\\_private dunder\\_\\_ \\_\\_init\\_\\_"


def test_hidden_inputs_are_there_only_when_asked_for(
    view: GradebookView, revealing_view: GradebookView, tmp_path: Path
) -> None:
    write_feedback(tmp_path / "hidden", view)
    write_feedback(tmp_path / "shown", revealing_view)
    assert SECRET not in "".join(path.read_text() for path in (tmp_path / "hidden").iterdir())
    assert SECRET in "".join(path.read_text() for path in (tmp_path / "shown").iterdir())
