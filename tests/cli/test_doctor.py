"""`credit-tutor doctor`: what it says, in which form, and with which exit code."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from toy_learner import SQUARES, TOYS

from tutor.cli import main, surroundings
from tutor.sandbox.child.jail.layers import LAYERS, SWITCH
from tutor.sandbox.probing import Finding

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the jail is made of what Linux has")

README = Path(__file__).parents[2] / "README.md"


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """No wish of the machine's owner."""
    for name in ("VISUAL", "NO_COLOR", "COLORTERM", SWITCH):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("EDITOR", sys.executable)


def doctor(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["--course", str(TOYS), "doctor", *arguments])


def as_json() -> tuple[int, dict[str, Any]]:
    done = doctor("--json")
    return done.exit_code, json.loads(done.stdout)


def test_where_everything_is_blocked_it_says_so_in_lines_that_can_be_read_alone() -> None:
    done = doctor()
    assert done.exit_code == 0, done.output
    assert "NOT" not in done.output
    assert done.output.count("\n  blocked ") == 12
    assert "Start processes\n               When a check is over, nothing of it goes on.\n" in done.output
    assert done.output.endswith("Everything that was tried is blocked. That is no proof: see SECURITY.md.\n")
    assert max(map(len, done.output.splitlines())) < 80


def test_what_is_open_is_named_with_the_layers_own_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "landlock")
    done = doctor()
    assert done.exit_code == 1
    words = " ".join(done.output.split())
    assert "NOT BLOCKED Read your files Code can read whatever you can" in words
    assert "landlock_files: it was left out on purpose, by CREDIT_TUTOR_JAIL_OFF" in words
    assert "blocked Start processes When a check is over, nothing of it goes on." in words
    assert "Run no stranger's code here" in words


def test_the_conclusion_tells_what_strangers_need_from_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "rlimits")
    done = doctor()
    assert done.exit_code == 1
    assert "Not blocked: 1 of 12. Reading, network and processes are blocked" in done.output


@pytest.mark.parametrize(("off", "code", "safe"), [("", 0, True), (",".join(LAYERS), 1, False)])
def test_json_holds_the_same_and_the_documented_keys(
    off: str, code: int, safe: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, off)
    exit_code, said = as_json()
    assert (exit_code, said["safe_for_strangers"]) == (code, safe)
    assert {finding["verdict"] for finding in said["findings"] if finding["name"] != "time"} == (
        {"blocked"} if safe else {"open"}
    )
    assert all((reason is None) == safe for reason in said["layers"].values())
    section = README.read_text(encoding="utf-8").partition("## Is it safe here?")[2].partition("\n## ")[0]
    assert said.keys() == set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE))


def test_the_machine_is_described(home: Path) -> None:
    said = as_json()[1]
    assert said["sandbox"]["start_seconds"] > 0
    assert said["python"]["executable"] == sys.executable
    assert said["editor"] == {"command": sys.executable, "path": sys.executable}
    workspace = said["workspace"]
    assert workspace["folder"] == str(home / "credit-tutor")
    assert (workspace["exists"], workspace["writable"]) == (False, True)
    assert 0 < workspace["save_seen_seconds"] < 2
    assert all(said["versions"].values())
    assert list(home.iterdir()) == []


def test_nothing_is_made_where_there_is_no_workspace_and_nothing_left_where_there_is(home: Path) -> None:
    mine = home / "credit-tutor"
    mine.mkdir()
    facts = surroundings.workspace_facts(mine)
    assert facts["exists"] and facts["writable"]
    assert list(mine.iterdir()) == []


def test_a_layer_that_there_is_not_and_a_course_that_there_is_not_are_set_up_errors(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert CliRunner().invoke(main, ["--course", str(home), "doctor"]).exit_code == 2
    monkeypatch.setenv(SWITCH, "walls")
    done = doctor()
    assert (done.exit_code, done.stdout) == (2, "")
    assert "names 'walls'" in done.stderr


def test_what_cannot_be_proven_is_not_called_blocked(monkeypatch: pytest.MonkeyPatch) -> None:
    finding = Finding("tcp", "Connect by TCP", "unproven", "Whether this is blocked cannot be told here.", "No answer.")
    monkeypatch.setattr("tutor.sandbox.probing.examine", lambda sandbox, course: (finding,))
    done = doctor()
    assert done.exit_code == 1
    assert "  NOT PROVEN   Connect by TCP\n" in done.output and "Seen: No answer.\n" in done.output
    assert "Not blocked: 1 of 1. Run no stranger's code here" in done.output


def facts(**changed: dict[str, Any]) -> dict[str, Any]:
    """A machine where nothing is wrong, and what is changed of it."""
    usual: dict[str, dict[str, Any]] = {
        "python": {"encoding": "UTF-8"},
        "terminal": {"encoding": "utf-8", "size": [80, 24]},
        "editor": {"command": "vim", "path": "/usr/bin/vim"},
        "workspace": {"folder": "/home/ada", "writable": True, "save_seen_seconds": 0.01},
    }
    return {name: section | changed.get(name, {}) for name, section in usual.items()}


@pytest.mark.parametrize(
    ("changed", "advised"),
    [
        ({"python": {"encoding": "ANSI_X3.4-1968"}}, "LANG=C.UTF-8"),
        ({"terminal": {"encoding": "latin-1"}}, "LANG=C.UTF-8"),
        ({"terminal": {"size": [79, 24]}}, "80 columns by 24 lines"),
        ({"terminal": {"size": [80, 23]}}, "80 columns by 24 lines"),
        ({"editor": {"command": None, "path": None}}, "export EDITOR=vim"),
        ({"editor": {"command": "vim", "path": None}}, "'vim' is not on PATH"),
        ({"workspace": {"writable": False}}, "Nothing can be written in /home/ada"),
        ({"workspace": {"save_seen_seconds": None}}, "Saves in /home/ada are not seen"),
    ],
)
def test_there_is_advice_where_something_is_wrong(changed: dict[str, Any], advised: str) -> None:
    (sentence,) = surroundings.advice(facts(**changed))
    assert advised in sentence


def test_there_is_none_where_nothing_is_wrong() -> None:
    assert list(surroundings.advice(facts())) == []
    assert list(surroundings.advice(facts(terminal={"size": None}))) == []


def test_another_package_of_our_name_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tutor").mkdir()
    (tmp_path / "tutor" / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    (sentence,) = surroundings.advice(facts())
    assert f"Another package named tutor lies in {tmp_path / 'tutor'}" in sentence


def test_an_editor_is_looked_for_as_the_app_would_start_it() -> None:
    assert surroundings.editor_facts({"VISUAL": f"{sys.executable} -x", "EDITOR": "vim"})["path"] == sys.executable
    assert surroundings.editor_facts({"EDITOR": "no-such-editor --wait"})["path"] is None
    assert surroundings.editor_facts({"EDITOR": "'vim"})["path"] is None
    assert surroundings.editor_facts({})["command"] is None


def test_a_terminal_is_described_by_what_it_says_of_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    said = surroundings.terminal_facts(os.environ | {"NO_COLOR": "1"})
    assert (said["TERM"], said["colours"], said["no_color"]) == ("xterm-256color", "256", True)


def test_a_folder_that_cannot_be_written_is_said() -> None:
    said = surroundings.workspace_facts(Path("/proc/credit-tutor"))
    assert (said["writable"], said["save_seen_seconds"]) == (False, None)


def test_its_help_imports_little() -> None:
    code = (
        "import sys\nfrom tutor.cli import main\ntry:\n    main()\nfinally:\n    print(*sys.modules, file=sys.stderr)"
    )
    command = [sys.executable, "-c", code, "doctor", "--help"]
    environment = {**os.environ, "PYTHONPATH": str(README.parent)}
    done = subprocess.run(command, env=environment, capture_output=True, check=True, text=True)
    assert "credit-tutor doctor --json" in done.stdout
    assert {"rich", "numpy", "hypothesis", "msgspec", "tutor.sandbox", "tutor.workspace"} & set(
        done.stderr.split()
    ) == set()


NOTE = "Your code is not fully confined here: credit-tutor doctor says why.\n"


@pytest.mark.parametrize(("off", "is_said"), [("", False), ("landlock", True)])
def test_check_ends_with_one_honest_line_where_something_is_open(
    off: str, is_said: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, off)
    mine = tmp_path / "double.py"
    mine.write_text(SQUARES)
    checked = CliRunner().invoke(main, ["--course", str(TOYS), "check", str(mine)])
    assert checked.output.endswith(NOTE) == is_said
    assert checked.output.count(NOTE) == is_said
    said = CliRunner().invoke(main, ["--course", str(TOYS), "check", str(mine), "--json"])
    assert json.loads(said.output)["outcome"] == "failed"
