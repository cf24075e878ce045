"""A real dask.distributed scheduler with two workers grades as this machine does; what is wrong there is a sentence."""

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from toy_class import DEADLY, RIGHT, SEED, SQUARES, deadly_course, entry, nothing, prints

from tutor.course import load_course
from tutor.grading.errors import GradingError
from tutor.grading.executors import ClusterWorkers
from tutor.grading.grading import grade_all
from tutor.grading.unit import confinement_here

pytest.importorskip("distributed", reason="dask.distributed is not installed: pip install 'credit-tutor[cluster]'")

PATIENCE = 60.0


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a scheduler with two workers, which are gone afterwards."""
    folder = tmp_path_factory.mktemp("cluster")
    file = folder / "scheduler.json"
    dask = [sys.executable, "-m", "dask"]
    place = ["--scheduler-file", str(file), "--no-dashboard"]
    scheduler = [*dask, "scheduler", "--host", "127.0.0.1", "--port", "0", *place]
    workers = [*dask, "worker", "--nworkers", "2", "--nthreads", "1", "--local-directory", str(folder), *place]
    with (folder / "log").open("wb") as log:
        started = [subprocess.Popen(command, stdout=log, stderr=log) for command in (scheduler, workers)]
    try:
        yield _address(file)
    finally:
        for process in reversed(started):
            process.terminate()
        for process in started:
            process.wait(PATIENCE)


def _address(file: Path) -> str:
    end = time.monotonic() + PATIENCE
    while not file.exists() and time.monotonic() < end:
        time.sleep(0.05)
    address = str(json.loads(file.read_text())["address"])
    _wait_for_workers(address)
    return address


def _wait_for_workers(address: str) -> None:
    """Wait until there are two, also after one has died and is being replaced."""
    from distributed import Client

    with Client(address, set_as_default=False) as client:
        client.wait_for_workers(2, timeout=PATIENCE)


def test_a_cluster_gives_everybody_their_row_also_where_a_worker_dies(cluster: str, tmp_path: Path) -> None:
    path = deadly_course(tmp_path)
    course = load_course(path)
    entries = [entry("ada", RIGHT), entry("bob", DEADLY), entry("cy", SQUARES), entry("dee", RIGHT), nothing("eve")]
    expected = {grade.student: grade for grade in grade_all([*entries[:1], *entries[2:]], path, SEED, prints(course))}
    with ClusterWorkers(cluster) as workers:
        assert workers.at_once >= 2
        grades = list(grade_all(entries, path, SEED, prints(course), workers=workers))
    found = {grade.student: grade for grade in grades}
    assert len(grades) == len(found) == 5
    assert "the process that ran it ended before it was done, twice" in (found.pop("bob").report.problem or "")
    assert found == expected


def test_what_is_true_of_one_machine_is_asked_of_all(cluster: str) -> None:
    _wait_for_workers(cluster)
    with ClusterWorkers(cluster) as workers:
        assert [set(layers) for layers in workers.everywhere(confinement_here)] == [set(confinement_here())] * 2


def test_where_there_is_no_scheduler_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.grading.executors.CONNECT_SECONDS", 1)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(GradingError, match=f"There is no dask scheduler at {address}"):
            ClusterWorkers(address)


def test_an_address_that_is_none_is_said() -> None:
    with pytest.raises(GradingError, match="There is no dask scheduler at nonsense://x"):
        ClusterWorkers("nonsense://x")


def test_a_scheduler_without_workers_is_said() -> None:
    from distributed import LocalCluster

    with (
        LocalCluster(n_workers=0, processes=True, dashboard_address=":0") as empty,
        pytest.raises(GradingError, match=f"The scheduler {empty.scheduler_address} has no workers"),
    ):
        ClusterWorkers(empty.scheduler_address)
