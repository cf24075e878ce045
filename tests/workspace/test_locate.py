"""Which folder is the workspace: the option, the environment, the folder one is in, the usual one; in this order."""

from pathlib import Path

import pytest

from tutor.workspace import WorkspaceError, find_workspace

VARIABLE = "CREDIT_TUTOR_WORKSPACE"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    home = tmp_path / "home"
    home.mkdir()
    return home


@pytest.fixture
def inside(tmp_path: Path) -> Path:
    """A folder deep in another workspace."""
    (tmp_path / "theirs" / ".credit-tutor").mkdir(parents=True)
    deep = tmp_path / "theirs" / "notes" / "today"
    deep.mkdir(parents=True)
    return deep


def test_the_option_comes_before_everything(inside: Path, home: Path) -> None:
    found = find_workspace(Path("here"), {VARIABLE: "/elsewhere"}, inside, home)
    assert found.path == inside / "here"
    assert "--workspace" in found.why


def test_the_environment_comes_before_the_folder_one_is_in(inside: Path, home: Path) -> None:
    found = find_workspace(None, {VARIABLE: "/elsewhere"}, inside, home)
    assert found.path == Path("/elsewhere")
    assert VARIABLE in found.why


@pytest.mark.parametrize("asks", [(Path("~nobody-here/x"), {}), (None, {VARIABLE: "~nobody-here/x"})])
def test_a_home_of_nobody_is_a_sentence(asks: tuple[Path | None, dict[str, str]], inside: Path, home: Path) -> None:
    with pytest.raises(WorkspaceError, match="there is no home folder ~nobody-here"):
        find_workspace(*asks, inside, home)


def test_without_a_home_a_folder_must_be_named(inside: Path, tmp_path: Path) -> None:
    with pytest.raises(WorkspaceError, match="name a folder with --workspace"):
        find_workspace(None, {}, tmp_path, None)
    assert find_workspace(Path("here"), {}, tmp_path, None).path == tmp_path / "here"
    assert find_workspace(None, {}, inside, None).path == tmp_path / "theirs"


def test_an_empty_variable_says_nothing(inside: Path, home: Path) -> None:
    assert find_workspace(None, {VARIABLE: ""}, inside, home).path == inside.parents[1]


def test_a_parent_folder_that_is_a_workspace_is_found(inside: Path, home: Path) -> None:
    found = find_workspace(None, {}, inside, home)
    assert found.path == inside.parents[1]
    assert "that you are in" in found.why


def test_a_file_called_like_the_state_folder_makes_no_workspace(tmp_path: Path, home: Path) -> None:
    (tmp_path / ".credit-tutor").write_text("")
    assert find_workspace(None, {}, tmp_path, home).path == home / "credit-tutor"


def test_else_it_is_in_the_home_folder_and_says_how_to_change_that(tmp_path: Path, home: Path) -> None:
    found = find_workspace(None, {}, tmp_path, home)
    assert found.path == home / "credit-tutor"
    assert str(found.path) in found.why and "--workspace" in found.why and VARIABLE in found.why


def test_a_clone_of_the_course_in_the_usual_place_is_left_alone(tmp_path: Path, home: Path) -> None:
    (home / "credit-tutor" / "exercises").mkdir(parents=True)
    (home / "credit-tutor" / "exercises" / "course.toml").write_text("")
    found = find_workspace(None, {}, tmp_path, home)
    assert found.path == home / "credit-tutor-work"
    assert "holds the course itself" in found.why


def test_a_tilde_is_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.setenv("HOME", str(home))
    assert find_workspace(Path("~/mine"), {}, tmp_path, home).path == home / "mine"
    assert find_workspace(None, {VARIABLE: "~/mine"}, tmp_path, home).path == home / "mine"
