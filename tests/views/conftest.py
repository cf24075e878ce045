"""Golden frames as text: UPDATE_GOLDEN=1 writes them; look at each before you commit it."""

import os
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from tutor.views.theme import rich_theme

GOLDEN = Path(__file__).parent / "golden"

Drawing = Callable[[Iterable[RenderableType], int], str]


@pytest.fixture
def drawn() -> Drawing:
    """Draw renderables as a terminal of a given width without colour shows them."""

    def draw(renderables: Iterable[RenderableType], width: int) -> str:
        console = Console(width=width, theme=rich_theme(), color_system=None, highlight=False)
        with console.capture() as capture:
            for renderable in renderables:
                console.print(renderable)
        return "".join(f"{line.rstrip()}\n" for line in capture.get().splitlines())

    return draw


@pytest.fixture
def golden() -> Callable[[str, str], None]:
    """Hold a text against the file of that name under golden/."""

    def hold(name: str, text: str) -> None:
        path = GOLDEN / f"{name}.txt"
        if os.environ.get("UPDATE_GOLDEN") == "1":
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.is_file(), f"{path} is missing: run with UPDATE_GOLDEN=1, then look at it."
        assert text == path.read_text(encoding="utf-8")

    return hold
