"""Hostile and broken submissions, one file each: none earns what it did not, and none leaves anything behind."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import traces
from battlefield import HERE, HONEST, Battlefield, Expectation, battlefield

from tutor.checking.concealing import concealed
from tutor.views.json_report import report_json
from tutor.views.plain import report_plain

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the jail is made of what Linux has")

SUBMISSIONS = sorted((HERE / "submissions").glob("*.py"))
SEVERAL = 16 << 20
"""Bytes by which memory may have grown after all attacks: allocators keep some of what large answers needed."""


@pytest.fixture(scope="module", params=["zygote", "spare"])
def field(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Battlefield]:
    """One sandbox of each kind for all attacks, which is the point."""
    traces.adopt_orphans(True)
    with battlefield(tmp_path_factory.mktemp("field"), request.param) as field:
        assert field.report_on(HONEST).passed
        assert field.settled()
        traces.give_back()
        before = {pid: traces.memory_of(pid) for pid in field.lasting}
        descriptors = traces.open_descriptors()
        yield field
        assert field.report_on(HONEST).passed
        assert field.settled()
        assert traces.wait_until(lambda: traces.open_descriptors() <= descriptors)
        traces.give_back()
        grown = {pid: traces.memory_of(pid) - size for pid, size in before.items()}
        assert max(grown.values()) < SEVERAL, grown
    traces.adopt_orphans(False)


@pytest.mark.parametrize("path", SUBMISSIONS, ids=lambda path: path.stem)
def test_it_earns_nothing_and_leaves_nothing(field: Battlefield, path: Path) -> None:
    source = path.read_text()
    expected = Expectation.of(source)
    report = field.report_on(source, expected.exercise)

    first = report.checks[0]
    assert first.outcome == expected.outcome, first
    assert expected.words in (report.problem or first.message)
    whole = report.max_points if expected.outcome == "passed" else 0
    assert report.points == (whole if expected.points is None else expected.points)
    assert len(report.checks) == len(field.preparations[expected.exercise].suite.checks)

    for shown in (report, concealed(report)):
        assert report_json(shown)["points"] == report.points
        assert "\x1b" not in report_plain(shown)

    assert field.report_on(HONEST).passed
    assert field.settled(), traces.descendants()
    assert field.visitors() == []
    assert traces.files(str(HERE.parents[1]), field.world["folder"]) == []
    assert traces.shared_memory() == []
    assert traces.snapshot(field.folder) == field.before


def test_there_are_enough_of_them_and_each_says_why() -> None:
    assert len(SUBMISSIONS) >= 60
    for path in SUBMISSIONS:
        first, *others = path.read_text().splitlines()
        assert first.startswith("# verdict: "), path
        assert any(line.startswith("# ") and ": " not in line[:12] for line in others[:3]), path
