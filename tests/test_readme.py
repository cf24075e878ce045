"""The README says what is true: its keys, its JSON, its commands."""

import json
import os
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from tutor.app.actions import ACTIONS, spoken
from tutor.cli import main

README = Path(__file__).parent.parent / "README.md"
KEYS = re.compile(r"(<!-- keys: .*? -->\n\n)(.*?)(\n\n<!-- end of keys -->)", re.DOTALL)


def key_table() -> str:
    """The app's actions as a Markdown table: where, keys, what."""
    lines = ["| | keys | what it does |", "|---|---|---|"]
    group = ""
    for action in ACTIONS:
        keys = " ".join(f"`{spoken(key)}`" for key in (*action.keys, *action.letters))
        lines.append(f"| {action.group if action.group != group else ''} | {keys} | {action.title} |")
        group = action.group
    return "\n".join(lines)


def test_the_keys_are_the_apps_own() -> None:
    text = README.read_text(encoding="utf-8")
    if os.environ.get("UPDATE_GOLDEN"):
        text = KEYS.sub(lambda found: found[1] + key_table() + found[3], text)
        README.write_text(text, encoding="utf-8")
    found = KEYS.search(text)
    assert found is not None
    assert found[2] == key_table()


def test_the_json_has_the_documented_keys(tmp_path: Path) -> None:
    example = re.search(r"```json\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    documented = json.loads(example[1])
    mine = tmp_path / "grpo_advantages.py"
    mine.write_text("def grpo_advantages(rewards):\n    return rewards\n")
    said = json.loads(CliRunner().invoke(main, ["check", str(mine), "--json"]).stdout)
    assert said.keys() == documented.keys()
    assert said["checks"][0].keys() == documented["checks"][0].keys()
    assert said["versions"].keys() == documented["versions"].keys()


@pytest.mark.parametrize("command", sorted(main.list_commands(None)))  # type: ignore[arg-type]
def test_every_command_is_mentioned(command: str) -> None:
    pages = README.read_text(encoding="utf-8") + README.with_name("CONTRIBUTING.md").read_text(encoding="utf-8")
    assert f"credit-tutor {command}" in pages
