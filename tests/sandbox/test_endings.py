"""Every way in which a submission can end has its own kind and its own sentence."""

from collections.abc import Callable

import pytest
from children import load_into, value

from tutor.sandbox import Child, Ended, Frame, Raised, Returned, Sandbox

Load = Callable[..., Child]


def ending_of_load(sandbox: Sandbox, source: str, deadline: float = 5.0) -> Ended:
    with sandbox.child() as child:
        answer = load_into(child, source, deadline=deadline)
    assert isinstance(answer, Ended)
    return answer


def test_a_syntax_error_shows_the_line_and_a_caret(either: Sandbox) -> None:
    ending = ending_of_load(either, "def f(r):\n    return (r +\n\ndef g(r):\n    return r r\n")
    assert ending.kind == "syntax"
    assert ending.sentence == "Python cannot read line 2: '(' was never closed."
    assert ending.frames == (Frame("grpo_advantages.py", "", 2, "return (r +\n       ^"),)


def test_the_caret_stays_below_its_place_after_a_tab(either: Sandbox) -> None:
    ending = ending_of_load(either, "def f(r):\n\treturn\tr = 1\n")
    text, caret = ending.frames[0].text.split("\n")
    assert text[: len(caret)].endswith("return\tr =")
    assert caret == "      \t  ^"


@pytest.mark.parametrize("source", ["(" * 100_000, "x = " + "-" * 200_000 + "1", "x = [" * 300])
def test_a_text_that_breaks_the_parser_is_only_a_bad_file(either: Sandbox, source: str) -> None:
    assert ending_of_load(either, source).kind in ("syntax", "import_failed", "died", "memory")


def test_a_syntax_error_in_a_text_that_is_compiled_at_import_is_not_one_of_the_file(either: Sandbox) -> None:
    assert ending_of_load(either, "compile('x x', 'made up', 'exec')").kind == "import_failed"


def test_an_exception_at_import_shows_the_learners_line(either: Sandbox) -> None:
    ending = ending_of_load(either, "import math\nx = math.sqrt(-1)\n")
    assert ending.kind == "import_failed"
    assert ending.sentence == "Your file stopped with ValueError while it was imported: math domain error."
    assert ending.frames == (Frame("grpo_advantages.py", "<module>", 2, "x = math.sqrt(-1)"),)


@pytest.mark.parametrize(
    "name", ["pandas", "torch", "msgspec", "tutor", "tutor.sandbox", "textual", "child", "solutions"]
)
def test_only_the_standard_library_and_numpy_are_there(either: Sandbox, name: str) -> None:
    ending = ending_of_load(either, f"import {name}\n")
    assert ending.kind == "import_failed"
    assert "standard library and numpy" in ending.sentence


def test_an_endless_loop_at_import_is_stopped(either: Sandbox) -> None:
    ending = ending_of_load(either, "print('before')\nwhile True: pass\n", deadline=0.2)
    assert ending.kind == "timeout"
    assert ending.sentence.startswith("Importing your file did not finish within 0.2 seconds.")
    assert ending.printed == "before\n"


def test_an_endless_loop_in_a_call_is_stopped(either: Sandbox) -> None:
    with either.child() as child:
        load_into(child, "def f():\n    print('before')\n    while True:\n        try:\n            while True: pass\n"
                         "        except BaseException: pass\n")  # fmt: skip
        answer = child.call("f", [], {}, deadline=0.2)
        assert isinstance(answer, Ended)
        assert (answer.kind, answer.printed) == ("timeout", "before\n")
        assert "0.2 seconds" in answer.sentence
        assert not child.alive
        assert child.call("f", [], {}, deadline=0.2) == answer


def test_a_missing_function_and_the_one_that_was_meant(load: Load) -> None:
    child = load("def grpo_advantage(rewards): return rewards\n")
    answer = child.call("grpo_advantages", [[1]], {}, deadline=1)
    sentence = "grpo_advantages is not defined in your file. It defines grpo_advantage: did you mean grpo_advantages?"
    assert answer == Ended("missing", sentence)
    assert child.call("turn", [[1]], {}, deadline=1) == Ended("missing", "turn is not defined in your file.")
    assert child.alive


def test_a_function_that_is_wanted_itself_is_not_taken_for_another(load: Load) -> None:
    child = load("def orm_credit(r): return r\ndef pmr_credit(r): return r\n", wanted=["orm_credit", "prm_credit"])
    answer = child.call("prm_credit", [[1]], {}, deadline=1)
    sentence = "prm_credit is not defined in your file. It defines pmr_credit: did you mean prm_credit?"
    assert answer == Ended("missing", sentence)
    child = load("def orm_credit(r): return r\n", wanted=["orm_credit", "prm_credit"])
    answer = child.call("prm_credit", [[1]], {}, deadline=1)
    assert answer == Ended("missing", "prm_credit is not defined in your file.")


def test_a_name_that_is_not_a_function(load: Load) -> None:
    answer = load("f = 3").call("f", [], {}, deadline=1)
    assert answer == Ended("missing", "f in your file is of type int, not a function.")


@pytest.mark.parametrize(
    ("definition", "sentence"),
    [
        ("def f(): pass", "f is called with 1 argument and gamma=, and yours is f(): too many positional arguments."),
        ("def f(r): pass", "yours is f(r): got an unexpected keyword argument 'gamma'."),
        ("def f(r, lam, gamma=0.9): pass", "yours is f(r, lam, gamma=...): missing a required argument: 'lam'."),
        ("f = lambda *r, lam: r", "yours is f(*r, lam): missing a required argument: 'lam'."),
        ("class f:\n def __init__(self, x): pass", "yours is f(x): got an unexpected keyword argument 'gamma'."),
        ("def f(r): yield r", "got an unexpected keyword argument 'gamma'."),
    ],
)
def test_a_wrong_number_of_parameters(load: Load, definition: str, sentence: str) -> None:
    answer = load(definition).call("f", [[1]], {"gamma": 0.9}, deadline=1)
    assert isinstance(answer, Ended)
    assert answer.kind == "parameters"
    assert answer.sentence.endswith(sentence)


def test_a_type_error_inside_a_function_is_an_exception_like_any_other(load: Load) -> None:
    answer = load("def g(a): pass\ndef f(r): return g()").call("f", [[1]], {}, deadline=1)
    assert isinstance(answer, Raised)
    assert answer.type_name == "TypeError"


def test_an_exception_shows_the_learners_own_lines_innermost_last(load: Load) -> None:
    source = "import statistics\n\ndef mean(r):\n    return statistics.mean(r)\n\ndef f(r):\n    return mean(r)\n"
    answer = load(source).call("f", [[]], {}, deadline=1)
    assert answer == Raised(
        "StatisticsError",
        "mean requires at least one data point",
        (
            Frame("grpo_advantages.py", "f", 7, "return mean(r)"),
            Frame("grpo_advantages.py", "mean", 4, "return statistics.mean(r)"),
        ),
    )


def test_an_exception_whose_message_cannot_be_made(load: Load) -> None:
    source = "class E(Exception):\n    def __str__(self): raise ValueError\ndef f(): raise E\n"
    answer = load(source).call("f", [], {}, deadline=1)
    assert isinstance(answer, Raised)
    assert (answer.type_name, answer.message) == ("Exception", "E: (its message cannot be read)")


def test_an_exception_of_the_learners_own_type_is_what_it_extends(load: Load) -> None:
    source = (
        "import json\n"
        "class Refused(ValueError): pass\n"
        "class Twice(Refused): pass\n"
        "def f(r): raise Twice('not that')\n"
        "def g(r): raise Refused\n"
        "def h(r): json.loads('{')\n"
    )
    child = load(source)
    raised = [child.call(name, [[1]], {}, deadline=5) for name in "fgh"]
    said = [(answer.type_name, answer.message) for answer in raised if isinstance(answer, Raised)]
    assert said[:2] == [("ValueError", "Twice: not that"), ("ValueError", "Refused")]
    assert said[2][0] == "JSONDecodeError"


def test_a_recursion_without_end(either: Sandbox) -> None:
    with either.child() as child:
        load_into(child, "def f(r): return f(r)\n")
        answer = child.call("f", [[1]], {}, deadline=5)
        assert isinstance(answer, Raised)
        assert answer.type_name == "RecursionError"
        assert len(answer.frames) == 8
        assert child.alive


def test_a_recursion_beyond_the_stack(either: Sandbox) -> None:
    with either.child() as child:
        load_into(child, "import sys\nsys.setrecursionlimit(10**9)\ndef f(r): return f(list(map(f, [r])))\n")
        answer = child.call("f", [[1]], {}, deadline=5)
        assert isinstance(answer, Ended)
        assert answer.kind in ("died", "memory")


def test_sys_exit_is_said_and_the_child_goes_on(either: Sandbox) -> None:
    with either.child() as child:
        load_into(child, "import sys\ndef f(): sys.exit(0)\ndef g(): return 1\n")
        answer = child.call("f", [], {}, deadline=1)
        assert isinstance(answer, Ended)
        assert (answer.kind, answer.sentence) == ("died", "Your code ended the program with sys.exit().")
        assert answer.frames[0].line == 2
        assert value(child, "g") == 1


def test_sys_exit_at_import(either: Sandbox) -> None:
    ending = ending_of_load(either, "import sys\nsys.exit('done')\n")
    assert ending.kind == "died"
    assert "sys.exit() while it was imported" in ending.sentence


def test_keyboard_interrupt_is_an_exception_like_any_other(load: Load) -> None:
    answer = load("def f(): raise KeyboardInterrupt").call("f", [], {}, deadline=1)
    assert isinstance(answer, Raised)
    assert answer.type_name == "KeyboardInterrupt"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("os._exit(0)", "ended the program (exit code 0)"),
        ("os._exit(7)", "ended the program (exit code 7)"),
        ("os.kill(os.getpid(), 11)", "killed by SIGSEGV"),
        ("os.kill(os.getpid(), 9)", "killed by SIGKILL"),
        ("os.abort()", "killed by SIGABRT"),
    ],
)
def test_a_process_that_dies(either: Sandbox, line: str, words: str) -> None:
    with either.child() as child:
        load_into(child, f"import os\ndef f():\n    print('last words')\n    {line}\n")
        answer = child.call("f", [], {}, deadline=5)
        assert isinstance(answer, Ended)
        assert (answer.kind, answer.printed) == ("died", "last words\n")
        assert words in answer.sentence
        assert not child.alive


def test_a_process_that_closes_everything(either: Sandbox) -> None:
    with either.child() as child:
        load_into(child, "import os\ndef f(): os.closerange(0, 64)\n")
        answer = child.call("f", [], {}, deadline=5)
        assert isinstance(answer, Ended)
        assert answer.kind == "died"


def test_memory_has_a_limit_and_the_child_goes_on(either: Sandbox) -> None:
    with either.child() as child:
        load_into(child, "def f():\n    r = [0.0]\n    while True: r = r * 2\ndef g(): return 1\n")
        answer = child.call("f", [], {}, deadline=20)
        assert isinstance(answer, Ended)
        assert answer.kind == "memory"
        assert "768 MiB" in answer.sentence
        assert value(child, "g") == 1


def test_an_enormous_answer(either: Sandbox) -> None:
    with either.child() as child:
        load_into(child, "import numpy\ndef f(): return [0.5] * 3_000_000\ndef g(): return numpy.zeros((2000, 2000))\n"
                         "def h(): return 'x' * (70 << 20)\n")  # fmt: skip
        kinds = [child.call(function, [], {}, deadline=5) for function in "fgh"]
        assert [kind.kind for kind in kinds if isinstance(kind, Ended)] == ["too_big"] * 3
        assert "2,000,000" in kinds[0].sentence  # type: ignore[union-attr]
        assert child.alive


def test_input_says_that_there_is_no_keyboard(load: Load) -> None:
    answer = load("def f(): return input('? ')").call("f", [], {}, deadline=1)
    assert isinstance(answer, Raised)
    assert answer.type_name == "EOFError"
    assert answer.message == "your code asked for input, and a check has no keyboard"


def test_reading_the_keyboard_directly_finds_nothing(load: Load) -> None:
    assert value(load("import sys\ndef f(): return sys.stdin.read()"), "f") == ""


def test_a_main_demo_does_not_run(load: Load) -> None:
    child = load("def f(): return __name__\nif __name__ == '__main__':\n    input()\n")
    assert child.call("f", [], {}, deadline=1) == Returned("grpo_advantages")


def test_the_functions_are_those_that_the_file_defines(load: Load) -> None:
    source = "from math import sqrt\nimport numpy as np\ndef f(): pass\ndef _g(): pass\nh = lambda: 1\nclass K: pass\n"
    assert load(source).functions == ("f", "h", "K")
