"""Printing is harmless, shown, and limited."""

from collections.abc import Callable

from children import load_into, value

from tutor.sandbox import Child, Returned, Sandbox

Load = Callable[..., Child]


def test_each_answer_comes_with_what_was_printed_meanwhile(either: Sandbox) -> None:
    with either.child() as child:
        source = "import sys\nprint('import')\ndef f(x):\n    print(x, end='!')\n    print('π', file=sys.stderr)\n"
        source += "    return x"
        assert load_into(child, source) == Returned(None, printed="import\n")
        assert child.call("f", [1], {}, deadline=1) == Returned(1, printed="1!π\n")
        assert child.call("f", [2], {}, deadline=1) == Returned(2, printed="2!π\n")


def test_what_is_beyond_the_limit_is_swallowed(either: Sandbox) -> None:
    with either.child() as child:
        load_into(child, "def f():\n    for _ in range(3000): print('x' * 99)\n    return 1")
        answer = child.call("f", [], {}, deadline=5)
        assert isinstance(answer, Returned)
        assert len(answer.printed) == 64 << 10
        assert child.call("f", [], {}, deadline=5) == Returned(1)


def test_printing_never_raises(load: Load) -> None:
    child = load("import os\ndef f():\n    os.close(1)\n    print('\\ud800', flush=True)\n    return 1")
    assert value(child, "f") == 1


def test_a_lone_surrogate_is_printed_as_its_number(load: Load) -> None:
    answer = load("def f(): print('\\ud800')").call("f", [], {}, deadline=1)
    assert answer == Returned(None, printed="\\ud800\n")


def test_bytes_past_python_are_shown_too(load: Load) -> None:
    answer = load("import os\ndef f(): os.write(1, b'raw \\xff')").call("f", [], {}, deadline=1)
    assert answer == Returned(None, printed="raw \ufffd")


def test_warnings_are_not_printed(load: Load) -> None:
    answer = load("import numpy as np\ndef f(): return float(np.float64(0) / 0 == 0)").call("f", [], {}, deadline=1)
    assert answer == Returned(0.0)


def test_captured_output_is_not_ours(load: Load) -> None:
    source = "import contextlib, io\ndef f():\n    with contextlib.redirect_stdout(io.StringIO()) as out: print('x')\n"
    assert load(source + "    return out.getvalue()").call("f", [], {}, deadline=1) == Returned("x\n")
