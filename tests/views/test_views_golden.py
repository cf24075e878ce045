"""What people see, as text files at three widths."""

import pytest
import reports
from rich.text import Text

from tutor.course.lesson import Page
from tutor.views.console_report import report_lines
from tutor.views.detail import check_detail
from tutor.views.diff import solution_diff
from tutor.views.lesson import lesson_page
from tutor.views.picture import picture
from tutor.views.plain import report_plain

UNITS = {"grpo_advantages": "sample", "compute_turn_rewards": "turn", "process_credit": "step"}
RESULTS = {
    name: (result, unit)
    for name, result, unit in [
        ("wrong formula", reports.SAMPLE_STD, "sample"),
        ("not a number", reports.EQUAL, "sample"),
        ("late difference", reports.LATE, "turn"),
        ("too short", reports.SHORTER, "sample"),
        ("raised", reports.RAISED, "sample"),
        ("record", reports.RECORD, "sample"),
        ("scalar", reports.SCALAR, "step"),
        ("close call", reports.CLOSE_CALL, "sample"),
        ("learner text", reports.NASTY, "sample"),
        ("law", reports.LAW, "sample"),
        ("strange numbers", reports.STRANGE, "step"),
        ("passed", reports.PASSED, "sample"),
        ("skipped", reports.SKIPPED, "sample"),
    ]
}
PAGE = Page(
    "The baseline is the group",
    """GRPO asks the same question G times. The G answers are a **group**, and their *mean* reward is what was to be
expected. The code is in `grpo_advantages.py`, and [1, 0] is text, not a link.

```
        rᵢ − mean(r)
Aᵢ  =  ──────────────        for each sample i
           std(r)
```

## What goes wrong

- A list item that is long enough to need a second line at every width that we look at, and then some.
- Short.

1. First
2. Second

```python
std = stdev(rewards)   # divides by G − 1
```
""",
)
MINE = '''"""Mine, with 中文 in it."""


def grpo_advantages(rewards):
    n = len(rewards)
    mean = sum(rewards) / n
    std = (sum((r - mean) ** 2 for r in rewards) / n) ** 0.5  # a remark that is longer than any column here is wide
    return [(r - mean) / std if std else 0.0 for r in rewards]
'''
SOLUTION = '''"""The group is the baseline."""


def grpo_advantages(rewards: list[float]) -> list[float]:
    if max(rewards) == min(rewards):
        return [0.0 for _ in rewards]
    mean = sum(rewards) / len(rewards)
    return [(reward - mean) / std for reward in rewards]
'''

widths = pytest.mark.parametrize("width", [60, 80, 120])


@widths
@pytest.mark.parametrize(
    ("name", "report"),
    [("failed", reports.FAILED_REPORT), ("passed", reports.PASSED_REPORT), ("broken", reports.BROKEN_REPORT)],
)
def test_a_report_on_a_terminal(name, report, width, drawn, golden):
    golden(f"report_{name}.{width}", drawn(report_lines(report, width, UNITS), width))


@widths
def test_a_check_in_full(width, drawn, golden):
    parts = [[Text(f"== {name}"), *check_detail(result, width, unit)] for name, (result, unit) in RESULTS.items()]
    golden(f"details.{width}", "\n".join(drawn(part, width) for part in parts))


@widths
def test_the_picture_of_an_answer(width, drawn, golden):
    parts = [[Text(f"== {name}"), picture(result, unit, width)] for name, (result, unit) in RESULTS.items()]
    golden(f"pictures.{width}", "\n".join(drawn(part, width) for part in parts))


@widths
def test_a_page_of_a_lesson(width, drawn, golden):
    golden(f"lesson.{width}", drawn([lesson_page(PAGE, 2, 7)], width))


@widths
def test_my_file_beside_the_solution(width, drawn, golden):
    golden(f"diff.{width}", drawn([solution_diff(MINE, SOLUTION, width)], width))


def test_a_report_in_plain_text(golden):
    texts = [report_plain(report) for report in (reports.FAILED_REPORT, reports.PASSED_REPORT, reports.BROKEN_REPORT)]
    golden("plain", "\n".join(texts))
