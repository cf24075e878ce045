"""Runs of pytest that have nothing to do with us: the plugin costs them nothing, and stops none."""

import pytest

pytest_plugins = "pytester"

USES_ITS_OWN = "def test_own(request):\n    assert request.config.getoption('{dest}') == {value!r}\n"


def test_nothing_is_imported_without_the_option(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import sys

        def test_modules():
            ours = {name for name in sys.modules if name.split(".")[0] == "tutor"}
            assert ours == {"tutor", "tutor.grading", "tutor.grading.plugin"}
            assert not {"hypothesis", "numpy", "msgspec", "rich", "textual", "sqlite3"} & set(sys.modules)
        """
    )
    result = pytester.runpytest_subprocess("-p", "no:xdist")
    result.assert_outcomes(passed=1)
    assert "credit-tutor: " not in result.stdout.str()


@pytest.mark.parametrize("name", ["submissions", "submissions-exercise", "submissions-seed", "submissions-course"])
def test_an_option_that_a_conftest_owns(pytester: pytest.Pytester, name: str) -> None:
    pytester.makeconftest(f"def pytest_addoption(parser):\n    parser.addoption('--{name}', default='theirs')\n")
    pytester.makepyfile(USES_ITS_OWN.format(dest=name.replace("-", "_"), value="given"))
    pytester.runpytest(f"--{name}=given").assert_outcomes(passed=1)
    pytester.runpytest(f"--{name}", "given").assert_outcomes(passed=1)


def test_an_option_that_a_conftest_owns_and_gives_a_folder(pytester: pytest.Pytester) -> None:
    pytester.mkdir("theirs")
    pytester.makeconftest("def pytest_addoption(parser):\n    parser.addoption('--submissions')\n")
    pytester.makepyfile(USES_ITS_OWN.format(dest="submissions", value="theirs"))
    pytester.runpytest("--submissions", "theirs").assert_outcomes(passed=1)


def test_a_flag_of_that_name(pytester: pytest.Pytester) -> None:
    pytester.makeconftest("def pytest_addoption(parser):\n    parser.addoption('--submissions', action='store_true')\n")
    pytester.makepyfile(test_flag=USES_ITS_OWN.format(dest="submissions", value=True))
    pytester.runpytest("--submissions", "test_flag.py").assert_outcomes(passed=1)


@pytest.mark.parametrize("group", ["parser", "parser.getgroup('another')", "parser.getgroup('credit-tutor')"])
def test_an_option_that_a_plugin_owns(pytester: pytest.Pytester, group: str) -> None:
    pytester.syspathinsert()
    pytester.makepyfile(
        theirs=f"def pytest_addoption(parser):\n    {group}.addoption('--submissions', dest='other', default='none')\n"
    )
    pytester.makepyfile(test_it=USES_ITS_OWN.format(dest="other", value="given"))
    pytester.runpytest("-p", "theirs", "--submissions", "given").assert_outcomes(passed=1)
    pytester.makepyfile(test_it=USES_ITS_OWN.format(dest="other", value="none"))
    pytester.runpytest("-p", "theirs").assert_outcomes(passed=1)


def test_a_fixture_of_that_name(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import pytest

        @pytest.fixture
        def submission():
            return "theirs"

        def test_theirs(submission):
            assert submission == "theirs"
        """
    )
    pytester.runpytest().assert_outcomes(passed=1)
