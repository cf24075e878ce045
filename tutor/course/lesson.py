"""A lesson: Markdown, one idea a page, a level-one heading opening each page."""

from dataclasses import dataclass
from pathlib import Path

from tutor.course.errors import CourseError


@dataclass(frozen=True)
class Page:
    """One page of a lesson: its title and its Markdown text without the title."""

    title: str
    text: str


@dataclass(frozen=True)
class Lesson:
    """The pages of a lesson, in reading order; there is at least one."""

    pages: tuple[Page, ...]

    @classmethod
    def parse(cls, text: str, path: Path) -> "Lesson":
        """Split Markdown at its level-one headings (those inside code fences do not count); `path` is where it is from.

        Raises:
            CourseError: there is no level-one heading, or there is text before the first one.
        """
        pages: list[tuple[str, list[str]]] = []
        fenced = False
        for line in text.splitlines():
            fenced ^= line.startswith("```")
            if line.startswith("# ") and not fenced:
                pages.append((line[2:].strip(), []))
            elif pages:
                pages[-1][1].append(line)
            elif line.strip():
                raise CourseError(f"{path}: a lesson begins with a page title, such as: # The question")
        if not pages:
            raise CourseError(f"{path}: the lesson has no page; begin one with a title, such as: # The question")
        return cls(tuple(Page(title, "\n".join(lines).strip() + "\n") for title, lines in pages))
