"""What a submission may import: the standard library, numpy, and what came over the pipe."""

from collections.abc import Callable
from typing import Any

from children import load_into, value

from tutor.sandbox import Child, Ended, Frame, Raised, Sandbox

Load = Callable[..., Child]
USES = "from grpo import advantages\ndef f(r): return advantages(r)\n"


def test_the_learners_other_file(either: Sandbox) -> None:
    with either.child() as child:
        load_into(child, USES, modules={"grpo": "import math\ndef advantages(r): return [math.floor(x) for x in r]\n"})
        assert value(child, "f", [1.5]) == [1]


def test_an_exception_in_the_other_file_shows_its_line(load: Load) -> None:
    child = load(USES, modules={"grpo": "def advantages(r):\n    return r[9]\n"})
    answer = child.call("f", [[1]], {}, deadline=1)
    assert isinstance(answer, Raised)
    assert answer.frames[-1] == Frame("grpo.py", "advantages", 2, "return r[9]")


def test_a_syntax_error_in_the_other_file_is_shown_there(sandbox: Sandbox) -> None:
    with sandbox.child() as child:
        answer = load_into(child, USES, modules={"grpo": "def advantages(r)\n"})
    assert isinstance(answer, Ended)
    assert answer.kind == "syntax"
    assert answer.frames[0].file == "grpo.py"


def test_a_stub_of_ours(either: Sandbox) -> None:
    def advantages(rewards: list[float]) -> list[float]:
        return [reward / len(rewards) for reward in rewards]

    with either.child() as child:
        load_into(child, "import numpy as np\nfrom grpo import advantages\ndef f(r): return advantages(np.array(r))",
                  stubs={"grpo": {"advantages": advantages}})  # fmt: skip
        assert value(child, "f", [1, 2]) == [0.5, 1.0]
        assert value(child, "f", [4]) == [4.0]


def test_a_stub_that_raises_raises_in_the_learners_line(load: Load) -> None:
    child = load(USES, stubs={"grpo": {"advantages": lambda rewards: rewards[9]}})
    answer = child.call("f", [[1]], {}, deadline=1)
    assert isinstance(answer, Raised)
    assert (answer.type_name, answer.message) == ("IndexError", "list index out of range")
    assert answer.frames == (Frame("grpo_advantages.py", "f", 2, "def f(r): return advantages(r)"),)
    assert child.alive


def test_a_module_within_packages_that_are_empty(load: Load) -> None:
    modules = {"tutor.course.misconception": "def mark(x): return x + 1"}
    child = load(
        "from tutor.course.misconception import mark\nimport tutor\ndef f(): return mark(1), dir(tutor)",
        modules=modules,
    )
    one, names = value(child, "f")
    assert one == 2
    assert [name for name in names if not name.startswith("__")] == ["course"]


def test_nothing_shadows_the_standard_library_and_numpy(either: Sandbox) -> None:
    modules: dict[str, Any] = dict.fromkeys(["math", "numpy", "colorsys", "numpy.polynomial"], "raise SystemExit")
    with either.child() as child:
        source = "import math, numpy, colorsys, numpy.polynomial\ndef f(): return math.floor(2.5), colorsys.__file__"
        load_into(child, source, modules=modules)
        floor, file = value(child, "f")
        assert floor == 2
        assert file.endswith("/colorsys.py")


def test_a_file_called_like_a_module_of_the_library_still_runs(sandbox: Sandbox) -> None:
    with sandbox.child() as child:
        child.load("def f(): return 1", "random", modules={}, stubs={}, deadline=5)
        assert value(child, "f") == 1


def test_the_rest_of_the_standard_library_comes_when_it_is_wanted(either: Sandbox) -> None:
    with either.child() as child:
        source = (
            "import csv, heapq, json, logging, sqlite3, textwrap\nimport numpy.polynomial, numpy.ma\ndef f(): return 1"
        )
        load_into(child, source)
        assert value(child, "f") == 1


def test_the_environment_and_the_path_tell_nothing(either: Sandbox) -> None:
    with either.child() as child:
        load_into(child, "import os, sys\ndef f(): return dict(os.environ), sys.path, sys.argv")
        environment, path, argv = value(child, "f")
    assert environment == {}
    assert argv == [""]
    assert not any("site-packages" in folder or "tutor" in folder or folder == "" for folder in path)
