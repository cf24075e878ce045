"""All scenes as people see them, as text files at three widths, and in words."""

from collections.abc import Callable

import pytest
import scenes
from rich.text import Text

from tutor.checking.report import Tolerance
from tutor.views import scene

Golden = Callable[[str, str], None]


@pytest.mark.parametrize("width", [48, 80, 120])
def test_scenes_look_as_they_did(width: int, drawn: Callable[..., str], golden: Golden) -> None:
    parts = []
    for name, pair in scenes.PAIRS.items():
        parts += [Text(f"=== {name}"), Text(), *scene.scene_lines(*pair, width, Tolerance()), Text()]
    golden(f"scenes.{width}", drawn(parts, width))


def test_scenes_sound_as_they_did(golden: Golden) -> None:
    parts = ["\n".join([f"=== {name}", "", *scene.spoken(*pair), ""]) for name, pair in scenes.PAIRS.items()]
    golden("scenes.plain", "\n".join(parts))
