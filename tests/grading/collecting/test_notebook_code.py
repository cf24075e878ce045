"""The Python in a notebook."""

import json

import pytest

from tutor.grading.collecting.notebooks import code_of
from tutor.sandbox.source import UnusableError


def code(*sources: object) -> str:
    cells = [{"cell_type": "code", "source": source} for source in sources]
    return code_of(json.dumps({"cells": cells}).encode()).decode()


def test_the_code_cells_in_order() -> None:
    cells = [
        {"cell_type": "markdown", "source": "# Title"},
        {"cell_type": "code", "source": "x = 1", "outputs": [{"data": {"image/png": "AAAA"}}]},
        {"cell_type": "raw", "source": "raw"},
        {"cell_type": "code", "source": ["def f():\n", "    return 'é'"]},
    ]
    assert code_of(json.dumps({"cells": cells}).encode()).decode() == "x = 1\n\ndef f():\n    return 'é'"


def test_an_older_notebook_has_its_cells_in_sheets() -> None:
    cells = [
        {"cell_type": "heading", "level": 1, "source": "Title"},
        {"cell_type": "code", "input": ["x = 1\n", "y = 2"], "language": "python"},
    ]
    sheets = [{"cells": cells}, {"cells": [{"cell_type": "code", "input": "z = 3"}]}]
    data = json.dumps({"nbformat": 3, "worksheets": sheets}).encode()
    assert code_of(data) == b"x = 1\ny = 2\n\nz = 3"


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("%matplotlib inline", "pass"),
        ("    %timeit f()", "    pass"),
        ("!pip install numpy", "pass"),
        ("    !ls", "    pass"),
        ("?print", "pass"),
        ("print?", "pass"),
        ("np.mean??", "pass"),
        ("files = !ls", "pass"),
        ("a, b = %time f()", "pass"),
        ("x = 7 % 3", "x = 7 % 3"),
        ("    % modulus", "    % modulus"),
        ("    %(x)", "    %(x)"),
        ("x != 3", "x != 3"),
        ("x = y != 3", "x = y != 3"),
        ("print('why?')", "print('why?')"),
        ("# really?", "# really?"),
        ("s = '%s' % x", "s = '%s' % x"),
    ],
)
def test_a_line_that_only_jupyter_understands_is_dropped(line: str, kept: str) -> None:
    assert code(f"if x:\n{line}\ny = 1") == f"if x:\n{kept}\ny = 1"


def test_a_cell_in_another_language_is_dropped_and_one_that_is_only_timed_is_not() -> None:
    assert code("%%bash\nrm -rf .", "%%html\n<b>", "%%time\nx = 1", "%%capture out\n%matplotlib\ny = 1") == (
        "\n\n\n\nx = 1\n\npass\ny = 1"
    )


@pytest.mark.parametrize(
    "data",
    [b"", b"\xff\xfe", b"{", b"[]", b"3", b"{}", b'{"cells": 3}', b'{"worksheets": [3]}', b"[" * 200_000, b"9" * 9000],
)
def test_what_is_no_notebook(data: bytes) -> None:
    with pytest.raises(UnusableError, match=r"is not a notebook.*\.$"):
        code_of(data)


def test_cells_of_no_form_are_no_code() -> None:
    cells = [
        3,
        None,
        {},
        {"cell_type": "code"},
        {"cell_type": "code", "source": 3},
        {"cell_type": "code", "source": [3]},
    ]
    assert code_of(json.dumps({"cells": cells}).encode()).strip() == b""
