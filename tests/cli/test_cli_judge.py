"""`judge`: a learner's functions with a model of the package llm, here a scripted plugin that needs no network."""

import json
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import llm
import pytest
from click.testing import Result
from toy_learner import Run

from tutor.cli.judge import PROMPTS

ROOT = Path(__file__).parents[2]
RIGHT = (ROOT / "solutions" / "preference_pair.py").read_text()
A, B, TIE = (json.dumps({"verdict": verdict}) for verdict in ("A", "B", "tie"))

Judge = Callable[..., Result]


class Scripted(llm.Model):
    """A model that gives one answer after the other, and raises those that are exceptions."""

    model_id = "scripted"
    can_stream = False

    def __init__(self) -> None:
        self.answers: list[str | BaseException] = []
        self.asked: list[str] = []

    def execute(
        self, prompt: llm.Prompt, stream: bool, response: llm.Response, conversation: llm.Conversation | None
    ) -> Iterator[str]:
        self.asked.append(prompt.prompt or "")
        answer = self.answers.pop(0)
        if isinstance(answer, BaseException):
            raise answer
        yield answer


class Locked(llm.KeyModel):
    """A model that nobody here has a key for."""

    model_id = "locked"
    needs_key = "locked"
    key_env_var = "LOCKED_API_KEY"

    def execute(self, *_: object, **__: object) -> Iterator[str]:
        raise AssertionError("It must not be asked.")


class Plugin:
    """What a package of models registers with llm."""

    def __init__(self, *models: llm.Model | llm.KeyModel) -> None:
        self._models = models

    @llm.hookimpl
    def register_models(self, register: Callable[..., None]) -> None:
        for model in self._models:
            register(model, aliases=(f"{model.model_id}-latest",))


@pytest.fixture
def model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Scripted]:
    """The model `scripted`, as a plugin of llm, beside one without a key."""
    monkeypatch.setenv("LLM_USER_PATH", str(tmp_path / "llm"))
    monkeypatch.delenv("LOCKED_API_KEY", raising=False)
    scripted = Scripted()
    plugin = Plugin(scripted, Locked())
    llm.plugins.pm.register(plugin)
    yield scripted
    llm.plugins.pm.unregister(plugin)


@pytest.fixture
def judge(run: Run, home: Path, model: Scripted) -> Judge:
    """Run `judge` on a file with the given answers of the model."""

    def judge(*options: str, answers: list[str | BaseException], source: str = RIGHT) -> Result:
        (home / "preference_pair.py").write_text(source)
        model.answers = answers
        named = () if "--model" in options else ("--model", "scripted")
        return run("--course", str(ROOT), "judge", "preference_pair.py", *named, *options)

    return judge


def test_a_trial_shows_everything_that_was_said_and_the_pair(judge: Judge, model: Scripted) -> None:
    said = ["Mist.", "Rain,\nsoft.", f"The second. {B}", f"```\n{A}\n```"]
    result = judge("--trials", "1", "--prompt", "The weather?", answers=said)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.splitlines() == [
        "Trial 1 of 1 with scripted: The weather?",
        "Completion 1: Mist.",
        "Completion 2: Rain, soft.",
        f"Reply, shown completion 1 as A and completion 2 as B: The second. {B}",
        f"Reply, shown completion 2 as A and completion 1 as B: ``` {A} ```",
        'Your parse_verdict reads "B", the text shown second, then "A", the text shown first.',
        "A pair: completion 2 is chosen, completion 1 is rejected.",
        "",
        "1 pair from 1 trial.",
        "Position consistency: 100 %, 1 of 1 readable trial.",
    ]


def test_the_model_completes_the_prompt_and_judges_both_orders_without_memory(judge: Judge, model: Scripted) -> None:
    judge("--trials", "1", "--prompt", "The weather?", answers=["Mist.", "Rain.", A, B])
    one, other, there, back = model.asked
    assert one == other == "The weather?"
    assert "<prompt>\nThe weather?\n</prompt>" in there and '"verdict"' in there
    assert "<A>\nMist.\n</A>\n\n<B>\nRain.\n</B>" in there
    assert back == there.replace("Mist.", "-").replace("Rain.", "Mist.").replace("-", "Rain.")


@pytest.mark.parametrize(
    ("replies", "reason"),
    [
        ([A, A], 'both verdicts are "A", which is the same place and not the same text'),
        ([TIE, TIE], "the judge calls it a tie"),
        ([A, TIE], "one of the verdicts is a tie"),
        (["I cannot say.", B], "a reply has no verdict"),
    ],
)
def test_where_there_is_no_pair_it_says_why(judge: Judge, replies: list[str | BaseException], reason: str) -> None:
    result = judge("--trials", "1", answers=["Mist.", "Rain.", *replies])
    assert f"\nNo pair: {reason}.\n" in result.stdout
    assert result.exit_code == 0


def test_equal_completions_are_not_judged(judge: Judge, model: Scripted) -> None:
    result = judge("--trials", "1", answers=["Mist.", "Mist."])
    assert "No pair: the two completions are the same." in result.stdout
    assert "Position consistency: unknown" in result.stdout
    assert len(model.asked) == 2


def test_consistency_counts_the_trials_that_can_be_read(judge: Judge) -> None:
    trials = [[A, B], [A, A], [TIE, TIE], ["?", B], [A, TIE], [B, A]]
    answers = [answer for number, replies in enumerate(trials) for answer in (f"x{number}", f"y{number}", *replies)]
    result = judge("--trials", "6", answers=answers)
    assert "2 pairs from 6 trials.\nPosition consistency: 60 %, 3 of 5 readable trials.\n" in result.stdout


def test_prompts_take_turns(judge: Judge, model: Scripted) -> None:
    judge("--trials", "3", "--prompt", "One.", "--prompt", "Two.", answers=["same"] * 6)
    assert model.asked == ["One.", "One.", "Two.", "Two.", "One.", "One."]


def test_without_options_there_are_five_trials_on_prompts_of_ours(judge: Judge, model: Scripted) -> None:
    assert judge(answers=["same"] * 10).exit_code == 0
    assert model.asked[::2] == list(PROMPTS) and len(PROMPTS) == 5


def test_the_file_of_the_workspace_is_taken_by_default(run: Run, home: Path, model: Scripted) -> None:
    course = ("--course", str(ROOT))
    run(*course, "lesson", "preference_pair")
    run(*course, "reset", "preference_pair", "--yes")
    (home / "credit-tutor" / "preference_pair.py").write_text(RIGHT)
    model.answers = ["Mist.", "Rain.", A, B]
    result = run(*course, "judge", "--model", "scripted", "--trials", "1")
    assert "A pair: completion 1 is chosen" in result.stdout, result.output


def test_a_model_may_be_named_by_its_alias(judge: Judge) -> None:
    result = judge("--model", "scripted-latest", "--trials", "1", answers=["same", "same"])
    assert "with scripted:" in result.stdout


def test_a_model_that_fails_in_the_middle_leaves_what_was_said(judge: Judge) -> None:
    error = ConnectionError("the network is down")
    result = judge("--trials", "5", answers=["Mist.", "Rain.", A, B, "Fog.", "Sun.", A, error])
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[-6:] == [
        "Completion 2: Sun.",
        f"Reply, shown completion 1 as A and completion 2 as B: {A}",
        "scripted gave no answer: ConnectionError: the network is down",
        "",
        "1 pair from 1 trial.",
        "Position consistency: 100 %, 1 of 1 readable trial.",
    ]
    assert "Traceback" not in result.output


def test_a_model_that_fails_at_once_leaves_nothing_to_count(judge: Judge) -> None:
    result = judge(answers=[llm.ModelError("401: no such key")])
    assert result.exit_code == 1
    assert "scripted gave no answer: ModelError: 401: no such key" in result.stdout
    assert "No trial came to its end, so there is nothing to count." in result.stdout


def test_an_interrupt_keeps_what_was_said(judge: Judge) -> None:
    result = judge("--trials", "5", answers=["Mist.", "Rain.", A, B, "Fog.", KeyboardInterrupt()])
    assert result.exit_code == 130
    assert result.stdout.splitlines()[-5:] == [
        "Completion 1: Fog.",
        "Interrupted.",
        "",
        "1 pair from 1 trial.",
        "Position consistency: 100 %, 1 of 1 readable trial.",
    ]


def test_a_model_without_a_key_is_a_sentence_with_the_way_to_one(judge: Judge) -> None:
    result = judge("--model", "locked", answers=[])
    assert (result.exit_code, result.stdout) == (2, "")
    assert "locked cannot be asked: No key found" in result.stderr
    assert "llm keys set locked" in result.stderr and "LOCKED_API_KEY" in result.stderr


def test_an_unknown_model_is_a_sentence_with_one_that_is_like_it(judge: Judge) -> None:
    result = judge("--model", "scripted-lates", answers=[])
    assert (result.exit_code, result.stdout) == (2, "")
    assert "llm knows no model 'scripted-lates'. Did you mean scripted-latest?" in result.stderr


def test_a_plugin_that_does_not_load_is_a_sentence(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str | None) -> llm.Model:
        raise RuntimeError("half a plugin")

    monkeypatch.setattr(llm, "get_model", broken)
    result = judge(answers=[])
    assert (result.exit_code, result.stdout) == (2, "")
    assert "llm does not come as far as a model here: RuntimeError: half a plugin" in result.stderr


def test_without_the_extra_it_says_how_to_install_it(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "llm", None)
    result = judge(answers=[])
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"Install it with: {sys.executable} -m pip install llm" in result.stderr


def test_what_a_model_says_steers_no_terminal_and_is_no_markup(judge: Judge) -> None:
    said = ["\x1b[2Jgone\x07", "[bold]not[/bold] \u202ereversed \ud800", f"\x1b]0;title\x07 {A}", B]
    result = judge("--trials", "1", answers=said)
    assert "Completion 1: \\x1b[2Jgone\\x07" in result.stdout
    assert "Completion 2: [bold]not[/bold] \\u202ereversed ?" in result.stdout
    assert "\x1b" not in result.output and "A pair: completion 1 is chosen" in result.stdout


ASKS_FOR_EVER = "def build_pair(prompt, complete, judge):\n    while True:\n        complete(prompt)\n"
ASKS_ONCE = """
def parse_verdict(reply):
    return "A"

def build_pair(prompt, complete, judge):
    a, b = complete(prompt), complete(prompt)
    return {"prompt": prompt, "chosen": b, "rejected": a, "verdicts": [judge(prompt, a, b)]}
"""


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        (ASKS_FOR_EVER, "Your build_pair asked the model more than 8 times in one trial"),
        (
            "def build_pair(*_):\n    raise ValueError('no\\x1bthing')\n",
            "build_pair raised ValueError in line 2: no\\x1bthing",
        ),
        (
            "def build_pair(prompt, complete, judge):\n    complete(prompt=prompt)\n",
            "build_pair calls complete with something",
        ),
        (
            "def build_pair(prompt, complete, judge):\n    judge(prompt, 1, 2)\n",
            "build_pair calls judge with something",
        ),
        ("def build_pair(*_):\n    return 'A'\n", "build_pair returned 'A', which is neither a pair nor None."),
        ("def build_pairs(*_):\n    pass\n", "build_pair is not defined in your file."),
    ],
    ids=["asks for ever", "raises", "by name", "numbers", "a letter", "missing"],
)
def test_code_that_goes_wrong_ends_the_trials_with_a_sentence(
    judge: Judge, model: Scripted, source: str, sentence: str
) -> None:
    result = judge(answers=["Mist."] * 9, source=source)
    assert result.exit_code == 1
    assert sentence in result.stdout and "Trial 2" not in result.stdout
    assert "The checks say more: credit-tutor check preference_pair.py" in result.stdout
    assert len(model.asked) <= 8


def test_a_wrong_pair_is_shown_with_what_speaks_against_it(judge: Judge) -> None:
    once = judge("--trials", "1", answers=["Mist.", "Rain.", A], source=ASKS_ONCE)
    assert (
        "A pair: completion 2 is chosen, completion 1 is rejected, "
        "although the judge was not asked twice, with the two texts swapped."
    ) in once.stdout
    swapped = RIGHT.replace("chosen, rejected = first, second", "chosen, rejected = second, first")
    assert (
        "although both verdicts name the other text."
        in judge("--trials", "1", answers=["Mist.", "Rain.", A, B], source=swapped).stdout
    )
    never = RIGHT.replace('case ["A", "B"]', 'case ["never", "B"]')
    assert (
        "No pair, although both verdicts name the same text."
        in judge("--trials", "1", answers=["Mist.", "Rain.", A, B], source=never).stdout
    )


def test_a_judge_that_was_asked_in_one_order_only_is_not_counted(judge: Judge) -> None:
    source = RIGHT.replace("judge(prompt, second, first)", "judge(prompt, first, second)")
    result = judge("--trials", "1", answers=["Mist.", "Rain.", A, B], source=source)
    assert "Position consistency: unknown" in result.stdout


def test_what_the_code_prints_is_shown(judge: Judge) -> None:
    result = judge(
        "--trials",
        "1",
        answers=["same", "same"],
        source=f"{RIGHT}\nprint('at import')\n".replace(
            "    if first == second:", "    print('got', first)\n    if first == second:"
        ),
    )
    assert "Your code printed: got same" in result.stdout


@pytest.mark.parametrize("source", ["def build_pair(", "import llm\n", "raise ValueError\n"])
def test_a_file_that_does_not_run_asks_nobody(judge: Judge, model: Scripted, source: str) -> None:
    result = judge(answers=[], source=source)
    assert (result.exit_code, result.stdout, model.asked) == (2, "", [])
    assert "Traceback" not in result.stderr


def test_json_holds_all_of_it(judge: Judge) -> None:
    error = ConnectionError("down")
    result = judge("--json", "--prompt", "The weather?", answers=["Mist.", "Rain.", f"Hm. {A}", B, "Fog.", error])
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    whole, broken = found.pop("trials")
    assert found == {"format": 1, "model": "scripted", "pairs": 1, "readable": 1, "consistent": 1}
    assert whole == {
        "prompt": "The weather?",
        "completions": ["Mist.", "Rain."],
        "replies": [f"Hm. {A}", B],
        "verdicts": ["A", "B"],
        "pair": {"prompt": "The weather?", "chosen": "Mist.", "rejected": "Rain.", "verdicts": [f"Hm. {A}", B]},
        "outcome": "A pair: completion 1 is chosen, completion 2 is rejected.",
        "fault": None,
    }
    assert broken["completions"] == ["Fog."] and broken["fault"] == "model"


def test_a_course_without_such_an_exercise_is_a_sentence(run: Run, model: Scripted) -> None:
    result = run("judge", "--model", "scripted")
    assert result.exit_code == 2
    assert "No exercise of this course has the functions parse_verdict and build_pair." in result.stderr


PLUGIN = """
import signal

import llm


class Stuck(llm.Model):
    model_id = "stuck"
    can_stream = False
    asked = 0

    def execute(self, prompt, stream, response, conversation):
        self.asked += 1
        if self.asked == 2:
            signal.pause()
        yield "Mist."


@llm.hookimpl
def register_models(register):
    register(Stuck())
"""


@pytest.fixture
def installed_plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A model that never answers its second question, installed where a new process finds it."""
    folder = tmp_path / "site"
    facts = folder / "stuck-1.0.dist-info"
    facts.mkdir(parents=True)
    (folder / "stuck.py").write_text(PLUGIN)
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: stuck\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[llm]\nstuck = stuck\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(ROOT)]))
    monkeypatch.setenv("LLM_USER_PATH", str(tmp_path / "llm"))


@pytest.mark.usefixtures("installed_plugin")
def test_on_a_terminal_it_says_what_it_waits_for_and_ctrl_c_ends_the_wait(home: Path) -> None:
    (home / "preference_pair.py").write_text(RIGHT)
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "tutor", "judge", "preference_pair.py", "--model", "stuck"]
    with subprocess.Popen(command, stdout=theirs, stderr=theirs, stdin=theirs) as process:
        os.close(theirs)
        shown = b""
        while b"completion 2 \xe2\x80\xa6" not in shown:
            shown += os.read(ours, 4096)
        process.send_signal(signal.SIGINT)
        while part := _read(ours):
            shown += part
    os.close(ours)
    assert process.returncode == 130
    screen = shown.decode().replace("\r\n", "\n")
    assert "Waiting for stuck, trial 1 of 5: completion 1 …\r\x1b[K" in screen
    assert "  Mist.\n" in screen and "Interrupted." in screen and "Traceback" not in screen


def _read(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, 4096)
    except OSError:  # the other side is closed
        return b""


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["list"], ["judge", "--help"]])
def test_llm_is_not_imported_before_a_model_is_asked_for(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    code = (
        "import sys\nfrom tutor.cli import main\n"
        "try:\n    main(sys.argv[1:])\nfinally:\n    print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, check=True, text=True)
    assert {"llm", "openai", "pydantic", "pluggy"} & set(done.stderr.split()) == set()
