"""The checks of preference_pair.

What is passed to build_pair is a sampler that knows two texts and a judge that knows two replies: one for the texts in
the order in which they were sampled, one for any other order. So it says the same however often it is asked. Both are
named by what they say, because a message shows their names and nothing else of them.
"""

import re
from itertools import product

from hypothesis.strategies import lists, sampled_from, tuples

from tutor.checking.author import check, close, forms
from tutor.checking.scenes import CreditLanes, Lane
from tutor.checking.scripted import in_turn, one_of

TOO_OFTEN = 12
"""Nobody needs so many completions or replies; a loop that waits for luck has to end."""


def a_verdict(answer, call):
    return None if answer is None or answer in ("A", "B", "tie") else '"A", "B", "tie" or None'


RETURNS = {
    "parse_verdict": a_verdict,
    "build_pair": forms.nothing_or(
        forms.record(
            {
                "prompt": forms.text(),
                "chosen": forms.text(),
                "rejected": forms.text(),
                "verdicts": forms.listing(forms.text()),
            }
        )
    ),
}


def callable_named(name, answer):
    """Return a function of this name that passes all that it is given on to `answer`, as texts; a dozen times.

    It takes whatever it is given: calls with other arguments are compared, and need not end the conversation.
    """
    calls = []

    def called(*args, **named):
        calls.append(args)
        if len(calls) > TOO_OFTEN:
            raise RuntimeError("twice is enough")
        return answer(*args, *(named[key] for key in ("prompt", "first", "second") if key in named))

    called.__name__ = name
    return called


def sampler(*texts):
    """Return a `complete` that gives these texts in turn, and then begins again."""
    turn = iter(texts * TOO_OFTEN)
    return callable_named(f"complete (gives {', then '.join(map(repr, texts))})", lambda *asked: next(turn))


def judge_of(first, second, there, back):
    """Return a `judge` with two replies: `there` for the texts in this order, `back` for any other."""
    name = f"judge (says {_verdict_in(there)}, swapped {_verdict_in(back)})"
    return callable_named(name, lambda *asked: there if list(asked[-2:]) == [first, second] else back)


def judge_that_prefers(favourite):
    """Return a `judge` that knows which text is better, wherever it is shown."""
    name = f"judge (prefers {favourite!r})"
    return callable_named(name, lambda *asked: says("A" if list(asked[-2:-1]) == [favourite] else "B"))


def says(verdict):
    """Return the reply of a judge that keeps to the form it was asked for."""
    return f'{{"verdict": "{verdict}"}}'


def _verdict_in(reply):
    """Return a reply as it is named: the verdict where it is said in the form that was asked for, else all of it."""
    exact = re.fullmatch(r'\{"verdict": "(\w+)"\}', reply)
    return exact[1] if exact else repr(reply)


def ask(submission, first, second, there, back, prompt="A tagline for Nimbus."):
    """Return what a submission makes of two texts and two replies."""
    return submission.build_pair(prompt, sampler(first, second), judge_of(first, second, there, back))


# The picture of a pair.

LONGEST_LABEL = 12


def what_the_verdicts_mean(call, answer):
    """Draw each verdict, and the pair, over the two completions: +1 the better one, -1 the other, 0 no help."""
    texts = [said.answer for said in call.callbacks if len(said.args) == 1][:2]
    if len(texts) < 2:
        return None
    labels = [text if len(text) <= LONGEST_LABEL else f"{text[: LONGEST_LABEL - 1]}…" for text in texts]
    asked = [said for said in call.callbacks if len(said.args) == 3]
    lanes = [_verdict_lane(f"verdict {number}", said, texts, labels) for number, said in enumerate(asked, start=1)]
    better = answer["chosen"] if answer else None
    return CreditLanes((*lanes, Lane("pair", _signs(texts, better), labels)), unit="completion")


def _verdict_lane(name, said, texts, labels):
    found = re.search(r'"verdict":\s*"(A|B|tie)"', said.answer)
    if found is None:
        return Lane(name, [None, None], labels, "cannot be read")
    better = {"A": said.args[1], "B": said.args[2]}.get(found[1])
    return Lane(name, _signs(texts, better), labels, found[1])


def _signs(texts, better):
    return [0 if better is None else 1 if text == better else -1 for text in texts]


SCENES = {"build_pair": what_the_verdicts_mean}


# What the playground begins with: judges that are easily seen through.


def prefers_the_shorter(prompt, first, second):
    """Prefers the shorter text, wherever it is shown."""
    return says("tie" if len(first) == len(second) else "A" if len(first) < len(second) else "B")


def prefers_the_first_place(prompt, first, second):
    """Prefers the first place, whatever stands there."""
    return says("A")


def prefers_the_first_place_when_it_is_close(prompt, first, second):
    """Prefers the first place, unless the other text is shorter by more than five letters."""
    return says("B" if len(second) < len(first) - 5 else "A")


def always_says_tie(prompt, first, second):
    """Calls every comparison a tie."""
    return "Both are nice. " + says("tie")


def never_keeps_to_the_form(prompt, first, second):
    """Answers in prose, without any JSON."""
    return "A is vague, and so I prefer B."


PLAYGROUND = {
    "parse_verdict": {"reply": 'B is more concrete. {"verdict": "B"}'},
    "build_pair": {
        "prompt": "A tagline for Nimbus.",
        "complete": in_turn("Your day on one page.", "Rise above all the chaos."),
        "judge": one_of(
            prefers_the_shorter,
            prefers_the_first_place,
            prefers_the_first_place_when_it_is_close,
            always_says_tie,
            never_keeps_to_the_form,
        ),
    },
}


# Reading a reply.


@check(
    "The verdict stands in an object, with prose around it",
    examples=['B is more concrete. {"verdict": "B"}'],
    example=True,
)
def prose_in_front(submission, reply):
    yield submission.parse_verdict(reply)


@check(
    "An object alone, whatever else it holds",
    examples=[
        '{"verdict": "A"}',
        '{"verdict":"B"}',
        '{"verdict": "tie"}',
        '{"reason": "A is vague", "verdict": "B"}',
        '{"verdict": "B", "reason": "B is better than A", "sure": true}',
        '{"winner": "A", "verdict": "B"}',
        '{"scores": {"A": 7, "B": 7.5}, "verdict": "B"}',
        '{"verdict": "A", "ranking": ["A", "B"], "notes": {"verdict": "B"}}',
        '\n{\n  "reason": "tie, nearly",\n  "verdict": "A"\n}\n',
    ],
)
def an_object_alone(submission, reply):
    yield submission.parse_verdict(reply)


@check(
    "Prose around it, with code fences or braces of its own",
    examples=[
        '{"verdict": "A"} I hope that this helps!',
        'Here is my verdict:\n```json\n{"verdict": "tie"}\n```\nBoth are fine.',
        '```\n{\n  "verdict": "B"\n}\n```',
        'A fills {name} in, B does not. {"verdict": "A"}',
        '{"verdict": "B"} (A leaves {name} as it is.)',
        'The first one ends with ":-{". {"verdict": "B"} Sad :-}',
        '{my verdict: {"verdict": "B"}}',
        'A B A: B is better, A is longer. {"verdict": "A"} B, B!',
    ],
)
def prose_with_braces(submission, reply):
    yield submission.parse_verdict(reply)


@check(
    "Braces and quotation marks inside of the object's own texts",
    examples=[
        '{"reason": "a } too many", "verdict": "B"}',
        '{"reason": "B opens a { and stops", "verdict": "A"}',
        '{"verdict": "tie", "reason": "{name} in both"}',
        r'{"reason": "it says \"verdict\": \"A\" itself", "verdict": "B"}',
        r'{"reason": "{\"verdict\": \"B\"}", "verdict": "A"}',
    ],
)
def braces_in_texts(submission, reply):
    yield submission.parse_verdict(reply)


@check(
    'Only "A", "B" and "tie" are verdicts, letter for letter',
    examples=[
        says("A"),
        says("a"),
        says("b"),
        says("Tie"),
        says("TIE"),
        says(" B"),
        says("A "),
        says("B."),
        says("AB"),
        says("A or B"),
        says("Text A"),
        says("B is better"),
        says("both"),
        says("neither"),
        says("draw"),
        says("C"),
        says(""),
        '{"verdict": null}',
        '{"verdict": 1}',
        '{"verdict": true}',
        '{"verdict": ["A"]}',
        '{"verdict": {"text": "B"}}',
    ],
)
def only_three_verdicts(submission, reply):
    yield submission.parse_verdict(reply)


@check(
    "Where no object says it, nothing is said",
    examples=[
        "B is better.",
        says("B"),
        "",
        "A",
        "tie",
        '"A"',
        "The verdict: A",
        "verdict = {B}",
        "{}",
        '{"reason": "B is clearer"}',
        '{"winner": "A"}',
        '{"better": "B", "reason": "shorter"}',
        '{"Verdict": "A"}',
        '{"verdict ": "B"}',
        '{"result": {"verdict": "A"}}',
        '{"A": "verdict"}',
        "{'verdict': 'B'}",
        '{verdict: "A"}',
        '{"verdict": "B",}',
        '{"verdict": "A", "reason": "it is',
        '{"verdict": "A"',
        '"verdict": "B"',
        '{"reason": "B is short.\nA is not.", "verdict": "B"}',
    ],
)
def nothing_is_said(submission, reply):
    yield submission.parse_verdict(reply)


@check(
    "Several objects must say the same",
    examples=[
        says("A") + " or " + says("B"),
        says("B") + "\nOn second thoughts: " + says("A"),
        says("A") + "\nAs I said: " + says("A"),
        says("tie") + says("tie") + says("tie"),
        says("tie") + " " + says("B"),
        says("B") + " " + says("A") + " " + says("B"),
        '{"A": 7, "B": 9}\n' + says("B"),
        says("A") + '\n{"confidence": 0.8}',
        '{"text": "A"} {"text": "B"} ' + says("tie"),
        says("A or B") + "\n" + says("B"),
        says("A") + "\n" + says("none"),
        says("b") + " " + says("B"),
        '{"verdict": null} ' + says("A"),
        "[" + says("A") + ", " + says("B") + "]",
        "[[" + says("A") + "], [" + says("A") + "]]",
    ],
)
def several_objects(submission, reply):
    yield submission.parse_verdict(reply)


PIECES = [
    says("A"),
    says("B"),
    says("tie"),
    "B is better.",
    '{"reason": "a } in A", "verdict": "B"}',
    '{"verdict": "A", "scores": {"A": 8}}',
    '{"winner": "A"}',
    says("a"),
    "{x}",
    "```json",
    '{"result": {"verdict": "A"}}',
    '{"verdict": "A"',
    "}",
]


@check(
    "Any reply",
    given=lists(sampled_from(PIECES), max_size=4).map("\n".join),
    examples=[
        "B is better.\n" + says("A"),
        '{"winner": "A"}\n{x}\n' + says("B"),
        '{"result": {"verdict": "A"}}\n' + says("tie"),
    ],
)
def any_reply(submission, reply):
    yield submission.parse_verdict(reply)


# Building a pair.

TEXTS = sampled_from(["mist", "rain", "rain ", "", "A", "Rain"])


@check(
    "A judge that means the second text in either order",
    examples=[("Rise above the chaos.", "Your day on one page.", says("B"), says("A"))],
    example=True,
)
def second_in_either_order(submission, first, second, there, back):
    yield ask(submission, first, second, there, back)


@check(
    "A judge that knows which text is better, wherever it is shown",
    given=tuples(TEXTS, TEXTS, sampled_from([0, 1])),
    examples=[("mist", "rain", 0), ("mist", "rain", 1), ("B", "A", 0), ("B", "A", 1), ("rain", "mist", 1)],
)
def judge_that_knows(submission, first, second, better):
    judge = judge_that_prefers((first, second)[better])
    yield submission.build_pair("Name the app.", sampler(first, second), judge)


@check(
    "The same letter twice names a place, not a text",
    given=tuples(TEXTS, TEXTS, sampled_from("AB")),
    examples=[
        ("mist", "rain", "A"),
        ("mist", "rain", "B"),
        ("a long and careful answer", "no", "A"),
        ("no", "a long and careful answer", "B"),
    ],
)
def same_letter_twice(submission, first, second, letter):
    yield ask(submission, first, second, says(letter), says(letter))


@check(
    "A tie is no help, not even beside a verdict",
    examples=[
        ("mist", "rain", says("tie"), says("tie")),
        ("mist", "rain", says("A"), says("tie")),
        ("mist", "rain", says("B"), says("tie")),
        ("mist", "rain", says("tie"), says("A")),
        ("mist", "rain", says("tie"), says("B")),
        ("a longer text", "short", says("tie"), says("tie")),
    ],
)
def ties(submission, first, second, there, back):
    yield ask(submission, first, second, there, back)


@check(
    "Unreadable replies give no pair, and are not asked for again",
    examples=[
        ("mist", "rain", "", ""),
        ("mist", "rain", says("A"), "Both are nice."),
        ("mist", "rain", says("B"), "Both are nice."),
        ("mist", "rain", '{"verdict": "A"', says("A")),
        ("mist", "rain", '{"verdict": "A"', says("B")),
        ("mist", "rain", says("A"), '{"verdict": null}'),
        ("mist", "rain", '{"verdict": null}', says("B")),
        ("mist", "rain", "I cannot choose.", says("tie")),
        ("mist", "rain", "A", "B"),
        ("mist", "rain", " B\n", "A"),
    ],
)
def unreadable(submission, first, second, there, back):
    yield ask(submission, first, second, there, back)


@check(
    "Two equal completions: there is nothing to judge",
    examples=[
        ("mist", "mist", says("A"), says("B")),
        ("mist", "mist", says("B"), says("A")),
        ("mist", "mist", says("tie"), says("tie")),
        ("", "", says("A"), says("A")),
    ],
)
def equal_completions(submission, first, second, there, back):
    yield ask(submission, first, second, there, back)


@check(
    "Texts stay as they are: a space makes another text",
    examples=[
        (" mist\n", "rain ", says("A"), says("B")),
        ("rain", "rain ", says("B"), says("A")),
        ("Rain", "rain", says("A"), says("B")),
        ("", "rain", says("A"), says("B")),
        ("rain", "", says("B"), says("A")),
        ("  ", "", says("A"), says("B")),
        ("B", "A", says("B"), says("A")),
        (says("B"), says("A"), says("A"), says("B")),
    ],
)
def texts_as_they_are(submission, first, second, there, back):
    yield ask(submission, first, second, there, back, prompt="  Finish: it looks like ")


@check(
    "Both replies are kept word for word, in the order asked for",
    examples=[
        ("mist", "rain", 'A rhymes. {"verdict": "A"}', '{"verdict": "B", "reason": "it rhymes"}'),
        ("mist", "rain", '```json\n{"verdict": "B"}\n```\n', ' {"verdict":"A"} '),
        ("mist", "rain", '{"sure": 0.9} {"verdict": "B"}', 'I prefer {A}: {"verdict": "A"}'),
    ],
)
def replies_are_kept(submission, first, second, there, back):
    yield ask(submission, first, second, there, back, prompt="Name the weather.")


REPLIES = [says("A"), says("B"), says("tie"), "Hm."]


@check("Any two verdicts", examples=list(product(REPLIES, REPLIES)))
def any_two_verdicts(submission, there, back):
    yield ask(submission, "mist", "rain", there, back)


@check(
    "Whichever text is sampled first, the same one is chosen",
    law=True,
    examples=[("mist", "rain"), ("rain", "mist"), ("A", "B"), ("", "fog")],
)
def order_of_sampling(submission, better, worse):
    pairs = [
        submission.build_pair("Name the app.", sampler(*texts), judge_that_prefers(better))
        for texts in ([better, worse], [worse, better])
    ]
    yield None if None in pairs else close(*({key: pair[key] for key in ("chosen", "rejected")} for pair in pairs))
