"""A page of a lesson: prose that reflows, hand-laid lines that never do."""

from collections.abc import Iterable
from typing import ClassVar

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.markdown import CodeBlock, Heading, Markdown, MarkdownElement
from rich.text import Text

from tutor.course.lesson import Page
from tutor.views.prose import PROSE_WIDTH
from tutor.views.words import MUTED, TITLE

_INDENT = "    "


def lesson_page(page: Page, number: int, of: int) -> Group:
    """Return one page with its title; `number` counts from 1."""
    title = Text.assemble((page.title, TITLE), "   ", (f"{number} of {of}", MUTED))
    return Group(title, Text(), Prose(page.text))


class Prose(Markdown):
    """Markdown in a column of at most 72, without boxes and backgrounds."""

    elements: ClassVar[dict[str, type[MarkdownElement]]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        narrow = options.update(width=min(options.max_width, PROSE_WIDTH))
        yield from super().__rich_console__(console, narrow)


class CalmHeading(Heading):
    """A heading at the left margin, whatever its level."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.text


class HandLaid(CodeBlock):
    """A fenced block: its lines exactly as they stand, indented, cut rather than wrapped."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self._lines(console)

    def _lines(self, console: Console) -> Iterable[Text]:
        style = console.get_style(self.style_name, default="none")
        for line in self.text.plain.rstrip().split("\n"):
            yield Text(_INDENT + line, style=style, no_wrap=True, overflow="crop")


Prose.elements = {**Markdown.elements, "heading_open": CalmHeading, "fence": HandLaid, "code_block": HandLaid}
