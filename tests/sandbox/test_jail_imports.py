"""What honest code needs works in the jail as it does outside."""

from pathlib import Path

import pytest
from children import load_into, value

from tutor.sandbox import Sandbox, start_sandbox
from tutor.sandbox.child.jail.layers import SWITCH

NOT_TRIED = ("antigravity", "this", "idlelib", "turtledemo")
IMPORTS = f"""
import importlib, sys
def f():
    failed = dict()
    for name in sorted(sys.stdlib_module_names - set({NOT_TRIED})):
        try:
            importlib.import_module(name)
        except BaseException as error:
            failed[name] = type(error).__name__ + str(error)
    return failed
"""


def test_all_of_the_standard_library_can_be_imported(either: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    with either.child() as child:
        load_into(child, IMPORTS)
        inside = child.call("f", [], {}, deadline=60)
    monkeypatch.setenv(SWITCH, "landlock,seccomp,capabilities,no_new_privs")
    with start_sandbox(either.kind) as sandbox, sandbox.child() as child:
        load_into(child, IMPORTS)
        assert inside == child.call("f", [], {}, deadline=60)


HONEST = """
import os, threading, time
from concurrent.futures import ThreadPoolExecutor

def packages():
    import numpy.fft, numpy.linalg, numpy.ma, numpy.polynomial, numpy.random, numpy.testing
    import numpy as np
    return [len(numpy.linalg.svd(np.ones((40, 40)))), numpy.polynomial.Polynomial([1, 2])(3.0),
            bool(numpy.ma.masked_array([1], [True]).mask[0]), len(np.random.default_rng(1).normal(size=3))]

def threads():
    with ThreadPoolExecutor(4) as pool:
        return list(pool.map(abs, range(-3, 3)))

def thrown_away():
    with open(os.devnull, "w") as nothing:
        print("unseen", file=nothing)
    with open(os.devnull) as nothing:
        return nothing.read()

def chance():
    import secrets
    with open("/dev/urandom", "rb") as source:
        return [len(source.read(4)), len(secrets.token_bytes(4))]

def foreign():
    import ctypes, ctypes.util
    return ctypes.CDLL(None).abs(-3)

def exact():
    import decimal, fractions, statistics
    return [str(decimal.Decimal(1) / 3)[:5], str(fractions.Fraction(3, 6)), statistics.mean([1, 3])]

def database():
    import sqlite3
    return list(sqlite3.connect(":memory:").execute("select 1 + 1"))

def clock():
    import zoneinfo
    from datetime import datetime
    summer = datetime(2026, 7, 1, tzinfo=zoneinfo.ZoneInfo("Europe/Berlin"))
    return [summer.utcoffset().seconds, time.localtime().tm_year]

def words():
    import codecs, locale, unicodedata
    locale.setlocale(locale.LC_ALL, "C.UTF-8")
    return [unicodedata.name("a"), codecs.encode("a", "rot13"), "\u00e4".encode("cp1252").hex()]

def source_lines():
    import inspect, statistics
    return inspect.getsource(statistics.mean)[:8]

def errors():
    import traceback
    try:
        import statistics
        statistics.mean([])
    except Exception:
        return "raise StatisticsError" in traceback.format_exc()
"""
ANSWERS = {
    "packages": [3, 7.0, True, 3],
    "threads": [3, 2, 1, 0, 1, 2],
    "thrown_away": "",
    "chance": [4, 4],
    "foreign": 3,
    "exact": ["0.333", "1/2", 2],
    "database": [[2]],
    "words": ["LATIN SMALL LETTER A", "n", "e4"],
    "source_lines": "def mean",
    "errors": True,
}


@pytest.mark.parametrize("name", ANSWERS)
def test_honest_code(either: Sandbox, name: str) -> None:
    with either.child() as child:
        load_into(child, HONEST)
        assert value(child, name) == ANSWERS[name]


@pytest.mark.skipif(not Path("/usr/share/zoneinfo").is_dir(), reason="no time zones here")
def test_the_clock_knows_its_zones(either: Sandbox) -> None:
    with either.child() as child:
        load_into(child, HONEST)
        assert value(child, "clock")[0] == 7200
