"""Wrong ways to read a judge and to build a pair, each with what its author should be told."""

import ast
import builtins
import json
import re

from preference_pair import objects_in, parse_verdict

from tutor.course.misconception import misconception

VERDICTS = ("A", "B", "tie")


def agreed(said):
    """Return the verdict that all of a list say, or None."""
    right = said and said[0] in VERDICTS and all(word == said[0] for word in said)
    return said[0] if right else None


def words_in(reply):
    """Return all that stands under the key, object by object."""
    return [found["verdict"] for found in objects_in(reply) if "verdict" in found]


def text_of(word):
    """Return a value as text, where it is a text."""
    return word if isinstance(word, str) else ""


# Where the verdict is looked for.


@misconception("parse_verdict", raises=[False, True], otherwise=[None, "tie"])
def reads_the_whole_reply(reply, raises, otherwise):
    """Your code hands the whole reply to json.loads, so a single word around the object makes it unreadable, as in Yes:
    {"verdict": "A"}. Judges like to explain themselves: find where in the reply an object begins, and read it from
    there."""
    try:
        found = json.loads(reply)
        return agreed([found["verdict"]])
    except (ValueError, KeyError, TypeError):
        if raises:
            raise
        return otherwise


@misconception("parse_verdict", raises=[False, True], strict=[False, True], checks=[True, False])
def first_to_last_brace(reply, raises, strict, checks):
    """Your code takes all that stands between the first opening brace and the last closing one for a single object.
    With two objects in the reply, or a brace in the prose, that is no JSON. Begin at a brace, read one object, and go
    on where it ends."""
    try:
        found = json.loads(reply[reply.index("{") : reply.rindex("}") + 1])
        word = found["verdict"] if strict else found.get("verdict")
    except (ValueError, KeyError):
        if raises:
            raise
        return None
    return agreed([word]) if checks else word


@misconception("parse_verdict")
def innermost_braces(reply):
    """Your code looks for a pair of braces with no brace in between. An object may hold another object, or a text
    with a brace in it, and then what you find is a part of it, or nothing. Whether a brace belongs to a text only
    a JSON reader can tell."""
    found = []
    for part in re.findall(r"\{[^{}]*\}", reply):
        try:
            found.append(json.loads(part))
        except ValueError:
            continue
    return agreed([each["verdict"] for each in found if "verdict" in each])


@misconception("parse_verdict")
def first_brace_to_next_closing(reply):
    """Your code ends an object at the first closing brace. In {"scores": {"A": 7}, "verdict": "B"}, or where a
    text holds a brace, the object goes on behind it. A JSON reader knows where an object ends."""
    found, end = [], 0
    while (start := reply.find("{", end)) != -1:
        closing = reply.find("}", start)
        end = start + 1
        try:
            found.append(json.loads(reply[start : closing + 1]))
            end = closing
        except ValueError:
            continue
    return agreed([each["verdict"] for each in found if "verdict" in each])


@misconception("parse_verdict", skips=[False, True])
def counts_braces(reply, skips):
    """Your code counts opening and closing braces to find the end of an object. A brace inside of a text counts
    for nothing: {"reason": "a } too many", "verdict": "B"} ends with its last brace. Let a JSON reader say
    where the object ends."""
    said, start = [], reply.find("{")
    while start != -1:
        depth, end = 0, None
        for index in range(start, len(reply)):
            depth += {"{": 1, "}": -1}.get(reply[index], 0)
            if depth == 0:
                end = index + 1
                break
        step = start + 1
        try:
            found = json.loads(reply[start:end])
            said += [found["verdict"]] if "verdict" in found else []
            step = end or len(reply)
        except ValueError:
            step = (end or len(reply)) if skips else start + 1
        start = reply.find("{", step)
    return agreed(said)


PATTERNS = {
    "strict": r'"verdict"\s*:\s*"(A|B|tie)"',
    "any word": r'"verdict"\s*:\s*"(\w+)"',
    "loose": r"""["']?verdict["']?\s*[:=]\s*["']?(A|B|tie)\b""",
    "any case": r"""(?i)["']?verdict["']?\s*[:=]\s*["']?(A|B|tie)\b""",
}


@misconception("parse_verdict", pattern=["strict", "any word", "loose", "any case"], which=["first", "last", "agreed"])
def pattern_without_object(reply, pattern, which):
    """Your code finds the key and its value with a pattern, and never asks whether they are part of an object. So it
    also reads replies that were cut off in the middle, objects inside of others, and a verdict that is only
    quoted in a reason. Read objects first, and look up the key in them."""
    found = re.findall(PATTERNS[pattern], reply)
    if pattern == "any case":
        found = [{"a": "A", "b": "B"}.get(word.lower(), "tie") for word in found]
    return agreed({"first": found[:1], "last": found[-1:], "agreed": found}[which])


@misconception("parse_verdict", last=[False, True])
def letters_in_prose(reply, last):
    """Your code looks for the letters A and B in the text of the reply. "A is vague, so B" holds both, and
    an article or a heading holds one by chance. Only what stands under "verdict" in an object is a verdict."""
    found = re.findall(r"\b(A|B|tie)\b", reply)
    return found[-1 if last else 0] if found else None


@misconception("parse_verdict")
def fenced_only(reply):
    """Your code reads the object only inside of a code fence, and so nothing in {"verdict": "A"} alone. Some judges
    fence their answer and some do not: look for the object itself, and let anything stand around it."""
    blocks = re.findall(r"```(?:json)?\s*(.*?)```", reply, re.DOTALL)
    return parse_verdict("\n".join(blocks))


@misconception("parse_verdict", edges=[False, True])
def strips_the_fence_only(reply, edges):
    """Your code takes a code fence off, and then wants the object to stand alone. Prose around it, as in Yes:
    {"verdict": "A"}, is as common as a fence: find the place where an object begins, whatever surrounds it."""
    if edges:
        text = reply.strip().removeprefix("```json").removeprefix("```").removesuffix("```")
    else:
        text = next(iter(re.findall(r"```(?:json)?\s*(.*?)```", reply, re.DOTALL)), reply)
    try:
        found = json.loads(text)
    except ValueError:
        return None
    return agreed([found["verdict"]]) if isinstance(found, dict) and "verdict" in found else None


@misconception("parse_verdict", anywhere=[False, True])
def line_by_line(reply, anywhere):
    """Your code reads the reply line by line, so an object that is spread over several lines goes unseen. JSON does
    not care about line ends: look at the reply as one text."""
    if anywhere:
        return agreed([word for line in reply.splitlines() for word in words_in(line)])
    said = []
    for line in reply.splitlines():
        try:
            found = json.loads(line)
        except ValueError:
            continue
        said += [found["verdict"]] if isinstance(found, dict) and "verdict" in found else []
    return agreed(said)


@misconception("parse_verdict")
def python_for_json(reply):
    """Your code also reads what is Python and not JSON, such as {'verdict': 'B'} in single quotes. Asked for
    is JSON as Python's json reads it; what it refuses is not a verdict."""
    said, position = [], reply.find("{")
    while position != -1:
        for end in range(len(reply), position, -1):
            try:
                found = _object_of_any_sort(reply[position:end])
            except (ValueError, SyntaxError, TypeError):
                continue
            said += [found["verdict"]] if "verdict" in found else []
            position = end - 1
            break
        position = reply.find("{", position + 1)
    return agreed(said)


def _object_of_any_sort(text):
    try:
        found = json.loads(text)
    except ValueError:
        found = ast.literal_eval(text)
    if not isinstance(found, dict):
        raise ValueError(text)
    return found


def words_found(reply, strict=True, go_on=lambda start, error: start + 1):
    """Return all that stands under the key, with an idea of JSON, or of where to `go_on` after a brace of prose."""
    decoder, said, position = json.JSONDecoder(strict=strict), [], reply.find("{")
    while position != -1:
        try:
            found, position = decoder.raw_decode(reply, position)
        except ValueError as error:
            position = go_on(position, error)
        else:
            said += [found["verdict"]] if "verdict" in found else []
        position = reply.find("{", position)
    return said


@misconception("parse_verdict")
def line_breaks_in_texts(reply):
    """Your code also reads objects in which a text runs over a line break, as with strict=False. That is kind, and no
    JSON: between quotation marks a line break is written \\n. Here the line is drawn where Python's json draws it."""
    return agreed(words_found(reply, strict=False))


@misconception("parse_verdict", keeps=[True, False])
def stops_at_a_brace_of_prose(reply, keeps):
    """Your code stops reading at the first brace with which no object begins, as in {name} is left in A. {"verdict":
    "B"}. That brace was prose: go on at the next one."""
    stuck = []

    def stop(start, error):
        stuck.append(start)
        return len(reply)

    said = words_found(reply, go_on=stop)
    return agreed(said) if keeps or not stuck else None


@misconception("parse_verdict", to=["the error", "the closing brace"])
def skips_more_than_the_brace(reply, to):
    """Where a brace begins no object, your code goes on where reading failed, or behind the next closing brace. An
    object may begin in between: the first brace of ":-{" {"verdict": "B"} hides the second. Go on one character
    further."""

    def go_on(start, error):
        if to == "the error":
            return max(error.pos, start + 1)
        return reply.find("}", start) + 1 or len(reply)

    return agreed(words_found(reply, go_on=go_on))


@misconception("parse_verdict", ends=[("}",), ("}", '"}')])
def mends_what_is_cut_off(reply, ends):
    """Your code closes an object that the reply left open. A reply that breaks off was not finished, and what it
    would have said in the end nobody knows: it is None."""
    read = parse_verdict(reply)
    for end in ends:
        read = read or parse_verdict(reply + end)
    return read


@misconception("parse_verdict", skips=[False, True])
def looks_inside_of_objects(reply, skips):
    """Your code finds the key in an object that is itself part of another one. In {"result": {"verdict": "A"}} the
    outer object says nothing under "verdict", and the inner one is a part of it: go on behind the end of the outer
    one."""

    def words(found):
        own = [found["verdict"]] if "verdict" in found else []
        inner = [word for value in found.values() if isinstance(value, dict) for word in words(value)]
        return own or inner if skips else own + inner

    return agreed([word for found in objects_in(reply) for word in words(found)])


@misconception("parse_verdict", lower=[False, True])
def any_key(reply, lower):
    """Your code takes a verdict from another key than "verdict". What a judge writes under "winner", or under
    "Verdict" with a capital, is not what it was asked for, and nobody knows what it means by it: a missing key is
    None."""
    said = []
    for found in objects_in(reply):
        if lower:
            said += [value for key, value in found.items() if key.strip().lower() == "verdict"]
        elif "verdict" in found:
            said.append(found["verdict"])
        else:
            said += [value for value in found.values() if value in VERDICTS][:1]
    return agreed(said)


# What is made of what was found.


@misconception(
    "parse_verdict",
    letters=["AB", "BA"],
    tie=[False, True],
    missing=[False, True],
    which=["agreed", "first", "last"],
)
def anything_else_is_the_other_letter(reply, letters, tie, missing, which):
    """Your code knows one letter and takes whatever else it finds for the other: a small letter, null, "both". That
    elects a text by accident. Ask for each of the three verdicts, and let all the rest be None."""
    said = words_in(reply)
    if not said and not missing:
        return None
    if which == "agreed" and said.count(said[0] if said else None) != len(said):
        said = [None]
    word = said[-1 if which == "last" else 0] if said else None
    known, other = letters
    return word if word == known or (tie and word == "tie") else other


@misconception("parse_verdict", missing=[False, True], contradicting=[False, True])
def unknown_is_a_tie(reply, missing, contradicting):
    """Your code says "tie" where the reply says none of the three, such as {"verdict": "a"}. A tie is a verdict: the
    judge found both texts equally good. "I could not read it" is another thing, and it is called None."""
    said = words_in(reply)
    if not said:
        return "tie" if missing else None
    if any(word != said[0] for word in said):
        return "tie" if contradicting else None
    return said[0] if said[0] in VERDICTS else "tie"


CLEANERS = {
    "case": lambda word: {"a": "A", "b": "B", "tie": "tie"}.get(word.lower(), word),
    "space": str.strip,
    "case and space": lambda word: {"a": "A", "b": "B", "tie": "tie"}.get(word.strip().lower(), word),
    "capital letters": lambda word: {"TIE": "tie"}.get(word.strip().upper(), word.strip().upper()),
}


@misconception("parse_verdict", how=["case", "space", "case and space", "capital letters"])
def mends_case_or_space(reply, how):
    """Your code takes "a", "Tie" or " B" for a verdict. Where the form ends and guessing begins is a line that
    somebody has to draw, and here it is drawn at once: the three strings, letter for letter. What does not keep to
    them is None, and counting those tells you that the judge needs a clearer question."""
    return agreed([CLEANERS[how](word) if isinstance(word, str) else word for word in words_in(reply)])


@misconception("parse_verdict", how=["first letter", "word", "contained"])
def finds_a_letter_in_the_value(reply, how):
    """Your code looks for a verdict inside of the value, so "B is better", or even "A or B", becomes one. The
    value itself must be "A", "B" or "tie", with nothing around it."""

    def found_in(word):
        text = text_of(word)
        if how == "first letter":
            return text[:1] if text[:1] in ("A", "B") else text
        if how == "word":
            return next(iter(re.findall(r"\b(A|B|tie)\b", text)), text)
        return next((verdict for verdict in VERDICTS if verdict in text), text)

    return agreed([found_in(word) for word in words_in(reply)])


@misconception("parse_verdict", words=[("both", "neither", "draw"), ("both",), ("both", "neither"), ("C",)])
def other_words_for_a_tie(reply, words):
    """Your code takes other words for a tie, such as "both", "neither" or "C". They are not what the judge was asked
    for, and "both are bad" is not "both are equally good". "tie" is the only word for it."""
    return agreed(["tie" if text_of(word) in words else word for word in words_in(reply)])


@misconception("parse_verdict", which=["first", "last"])
def one_object_decides(reply, which):
    """Where several objects have the key, your code lets one of them decide. After {"verdict": "A"} and {"verdict":
    "B"} the judge has contradicted itself, and which one it meant is a guess: they must all say the same."""
    said = words_in(reply)
    return agreed(said[:1] if which == "first" else said[-1:])


@misconception("parse_verdict", raises=[False, True])
def first_object_only(reply, raises):
    """Your code stops at the first object of the reply, also where it does not have the key, as in {"A": 7, "B": 9} and
    then {"verdict": "B"}. Look at every object, and let those without the key pass."""
    found = next(objects_in(reply), None)
    if raises:
        return agreed([found["verdict"]]) if found is not None else None
    return agreed([found["verdict"]]) if found and "verdict" in found else None


@misconception("parse_verdict")
def majority_of_objects(reply):
    """Where several objects contradict each other, your code goes with the majority. A judge that says B, A and B
    has not made up its mind. One reply is one voice: if it is not of one mind, it is None."""
    said = words_in(reply)
    best = [verdict for verdict in VERDICTS if 2 * said.count(verdict) > len(said)]
    return best[0] if best else None


@misconception("parse_verdict", which=["first", "last", "agreed", "agreed but for null"])
def skips_unreadable_values(reply, which):
    """Your code passes over an object whose verdict is none of the three, and believes another one. "A or B" or null
    under the key is something that the judge said: beside it, "B" is a contradiction."""
    if which == "agreed but for null":
        return agreed([word for word in words_in(reply) if word is not None])
    said = [word for word in words_in(reply) if word in VERDICTS]
    return agreed({"first": said[:1], "last": said[-1:], "agreed": said}[which])


@misconception("parse_verdict")
def forgets_the_tie(reply):
    """Your code knows "A" and "B" only, and reads a tie as None. None means that the reply says nothing; a tie is
    an answer, and who counts how often the judge can be read needs to tell them apart."""
    verdict = parse_verdict(reply)
    return verdict if verdict != "tie" else None


@misconception("parse_verdict", empty=["", "unknown", "None"])
def word_for_nothing(reply, empty):
    """Your code returns a text of its own where the reply says nothing, as in "B is better." None, without quotation
    marks, is the answer there: whoever calls the function asks for it."""
    verdict = parse_verdict(reply)
    return empty if verdict is None else verdict


@misconception("parse_verdict")
def returns_the_object(reply):
    """Your code returns the object that it has read. Wanted is what it says: the value under "verdict", and
    only if it is one of the three."""
    return next(objects_in(reply), None)


@misconception("parse_verdict")
def returns_any_value(reply):
    """Your code returns whatever stands under "verdict": "both", null, a list. Before you return it, ask whether it
    is one of the three that there are."""
    said = words_in(reply)
    return said[0] if said and said.count(said[0]) == len(said) else None


@misconception("parse_verdict", error=["ValueError", "KeyError", "IndexError"], also_values=[False, True])
def raises_without_verdict(reply, error, also_values):
    """Your code raises an exception where the reply has no verdict, as in "B is better." A judge that cannot be read is
    nothing unusual, and one bad reply in a thousand must not end the run: the answer is None."""
    verdict = parse_verdict(reply)
    if verdict is None and (also_values or not words_in(reply)):
        raise getattr(builtins, error)("no verdict")
    return verdict


@misconception("parse_verdict")
def never_reads_a_verdict(reply):
    """Your code reads no verdict in any reply, not even in {"verdict": "A"}. Print the reply, and what your
    code takes out of it, to see where it is lost."""


# How the judge is asked.


def a_pair(prompt, chosen, rejected, replies):
    """Return the dict of a pair."""
    return {"prompt": prompt, "chosen": chosen, "rejected": rejected, "verdicts": replies}


KEEPS = ["replies", "letters"]


def solve(prompt, complete, judge, decide, *, keeps="replies", arrange=a_pair):
    """Ask as one should, and let `decide(there, back, first, second)` choose (chosen, rejected), or None."""
    first, second = complete(prompt), complete(prompt)
    if first == second:
        return None
    replies = [judge(prompt, first, second), judge(prompt, second, first)]
    found = decide(*map(parse_verdict, replies), first, second)
    return None if found is None else arrange(prompt, *found, kept(replies, keeps))


def kept(replies, keeps):
    """Return what a pair keeps of the replies: themselves, or what is read in them."""
    return replies if keeps == "replies" else [parse_verdict(reply) or "" for reply in replies]


def right(there, back, first, second):
    """Decide as one should."""
    return {("A", "B"): (first, second), ("B", "A"): (second, first)}.get((there, back))


def by_letter(verdict, first, second):
    """Return (chosen, rejected) for a verdict on texts in the order first, second; None for anything else."""
    return {"A": (first, second), "B": (second, first)}.get(verdict)


@misconception("build_pair", careless=[False, True], keeps=["reply", "reply twice", "letter"], compares=[True, False])
def asks_once(prompt, complete, judge, careless, keeps, compares):
    """Your code asks the judge once and believes it. A judge that says "A" to everything then gets its pairs, and
    nothing shows it. Ask again with the two texts swapped: only a verdict that follows its text is about the text."""
    first, second = complete(prompt), complete(prompt)
    if compares and first == second:
        return None
    reply = judge(prompt, first, second)
    verdict = parse_verdict(reply)
    found = by_letter("B" if careless and verdict != "A" else verdict, first, second)
    kept = {"reply": [reply], "reply twice": [reply, reply], "letter": [verdict or ""]}[keeps]
    return None if found is None else a_pair(prompt, *found, kept)


@misconception("build_pair", careless=[False, True])
def same_order_twice(prompt, complete, judge, careless):
    """Your code asks the judge twice, and shows it the texts in the same order both times. That tells you how
    firm it is, not whether it likes a place: in the second question, the two texts change places."""
    first, second = complete(prompt), complete(prompt)
    if first == second:
        return None
    replies = [judge(prompt, first, second), judge(prompt, first, second)]
    there, back = map(parse_verdict, replies)
    if careless:
        found = by_letter(there, first, second) if there == back else None
    else:
        found = right(there, back, first, second)
    return None if found is None else a_pair(prompt, *found, replies)


@misconception("build_pair", keeps=["as asked", "as sampled"])
def swapped_order_first(prompt, complete, judge, keeps):
    """Your code asks about the swapped order first. The first question shows the texts as they were sampled, first
    and then second, and the second question shows them swapped: so whoever reads "verdicts" knows which is which."""
    first, second = complete(prompt), complete(prompt)
    if first == second:
        return None
    back, there = judge(prompt, second, first), judge(prompt, first, second)
    found = right(parse_verdict(there), parse_verdict(back), first, second)
    return None if found is None else a_pair(prompt, *found, [back, there] if keeps == "as asked" else [there, back])


@misconception("build_pair", when=["tie or unreadable", "unreadable"])
def stops_after_the_first_reply(prompt, complete, judge, when):
    """When the first verdict is a tie or cannot be read, your code does not ask a second time. There will be no pair,
    that is true; but how often a judge is consistent can only be counted if it is always asked in both orders."""
    first, second = complete(prompt), complete(prompt)
    if first == second:
        return None
    replies = [judge(prompt, first, second)]
    there = parse_verdict(replies[0])
    if there is None or (there == "tie" and when == "tie or unreadable"):
        return None
    replies.append(judge(prompt, second, first))
    found = right(there, parse_verdict(replies[1]), first, second)
    return None if found is None else a_pair(prompt, *found, replies)


@misconception("build_pair", until=["agree", "readable"], tries=[2, 3, 1000])
def asks_again_until_it_suits(prompt, complete, judge, until, tries):
    """Your code asks the judge again when it does not like the reply. Repeated until the two agree, a coin would
    agree as well, and the pairs on which the judge is least sure come in after all. Ask twice, in both orders, and
    live with what it says."""

    def asked(left, right):
        reply = judge(prompt, left, right)
        for _ in range(tries - 1):
            if until == "agree" or parse_verdict(reply) is not None:
                break
            reply = judge(prompt, left, right)
        return reply

    first, second = complete(prompt), complete(prompt)
    if first == second:
        return None
    for _ in range(tries if until == "agree" else 1):
        replies = [asked(first, second), asked(second, first)]
        found = right(*map(parse_verdict, replies), first, second)
        if found is not None:
            return a_pair(prompt, *found, replies)
    return None


@misconception("build_pair", third=["first", "swapped"])
def best_of_three(prompt, complete, judge, third):
    """Your code asks the judge a third time where the first two verdicts disagree, and goes with the majority. With
    three questions one order is heard twice, and its liking for a place wins. Two verdicts that disagree are a result:
    there is no pair."""
    first, second = complete(prompt), complete(prompt)
    if first == second:
        return None
    replies = [judge(prompt, first, second), judge(prompt, second, first)]
    found = right(*map(parse_verdict, replies), first, second)
    if found is None:
        order = (first, second) if third == "first" else (second, first)
        replies.append(judge(prompt, *order))
        votes = [
            by_letter(parse_verdict(replies[0]), first, second),
            by_letter(parse_verdict(replies[1]), second, first),
        ]
        votes.append(by_letter(parse_verdict(replies[2]), *order))
        found = next((vote for vote in votes if vote is not None and votes.count(vote) >= 2), None)
    return None if found is None else a_pair(prompt, *found, replies)


@misconception("build_pair", answer=["none", "pair"])
def judges_equal_texts(prompt, complete, judge, answer):
    """Your code asks the judge to choose between two equal texts. Whatever it says there is about the place alone, a
    pair of equal texts teaches nothing, and both questions cost money: compare the completions before you ask."""
    first, second = complete(prompt), complete(prompt)
    replies = [judge(prompt, first, second), judge(prompt, second, first)]
    if first == second and answer == "none":
        return None
    found = right(*map(parse_verdict, replies), first, second)
    return None if found is None else a_pair(prompt, *found, replies)


@misconception("build_pair", how=["space", "case", "space and case"])
def nearly_equal_is_equal(prompt, complete, judge, how):
    """Your code takes two completions for equal that differ in a space or a capital letter, such as "Rain" and "rain".
    They are two texts, with other tokens in them, and the judge may well prefer one: equal means equal, character by
    character."""
    first, second = complete(prompt), complete(prompt)
    cleaned = {"space": str.strip, "case": str.lower, "space and case": lambda text: text.strip().lower()}[how]
    if cleaned(first) == cleaned(second):
        return None
    replies = [judge(prompt, first, second), judge(prompt, second, first)]
    found = right(*map(parse_verdict, replies), first, second)
    return None if found is None else a_pair(prompt, *found, replies)


@misconception("build_pair", which=["either", "second"])
def empty_is_no_completion(prompt, complete, judge, which):
    """Your code gives up when a completion is empty. An empty text is a completion too, often the worse one, and a
    pair can teach that: only two equal completions are left out."""
    first, second = complete(prompt), complete(prompt)
    if first == second or not second or (which == "either" and not first):
        return None
    replies = [judge(prompt, first, second), judge(prompt, second, first)]
    found = right(*map(parse_verdict, replies), first, second)
    return None if found is None else a_pair(prompt, *found, replies)


@misconception("build_pair", tries=[2, 3, 1000])
def samples_until_they_differ(prompt, complete, judge, tries):
    """Your code samples again when the two completions are equal. A prompt that always gets the same answer would
    keep you sampling for ever: two completions are what there is, and equal ones give None."""
    first, second = complete(prompt), complete(prompt)
    for _ in range(tries - 1):
        if first == second:
            second = complete(prompt)
    if first == second:
        return None
    replies = [judge(prompt, first, second), judge(prompt, second, first)]
    found = right(*map(parse_verdict, replies), first, second)
    return None if found is None else a_pair(prompt, *found, replies)


@misconception("build_pair", asks=[False, True])
def one_completion_twice(prompt, complete, judge, asks):
    """Your code samples one completion and uses it twice, so that even the best judge finds nothing to choose. A text
    is never better than itself: call complete twice, and keep both answers."""
    first = second = complete(prompt)
    if asks:
        judge(prompt, first, second), judge(prompt, second, first)


@misconception("build_pair", of=["judge", "complete"])
def leaves_out_the_prompt(prompt, complete, judge, of):
    """Your code calls judge, or complete, without the prompt. Which of two answers is better depends on the question:
    complete takes the prompt, and judge takes the prompt first, and then the two texts."""
    if of == "judge":
        return solve(prompt, complete, lambda _, left, right: judge(left, right), right)
    return solve(prompt, lambda _: complete(), judge, right)


@misconception("build_pair", order=["texts first", "one list"])
def other_arguments_for_the_judge(prompt, complete, judge, order):
    """Your code gives the judge its arguments in another order, or in a list. It takes three of them, one after the
    other: the prompt, the text shown first, the text shown second."""
    if order == "texts first":
        return solve(prompt, complete, lambda asked, *texts: judge(*texts, asked), right)
    return solve(prompt, complete, lambda asked, *texts: judge(asked, list(texts)), right)


@misconception("build_pair", names=["first, second", "all", "of complete"])
def arguments_by_name(prompt, complete, judge, names):
    """Your code passes arguments by name, as in judge(prompt, first=..., second=...). Whoever writes a judge is free to
    name its parameters: here all of them are passed by position, and that is what is compared."""
    if names == "of complete":
        return solve(prompt, lambda asked: complete(prompt=asked), judge, right)
    if names == "all":
        return solve(prompt, complete, lambda asked, left, right: judge(prompt=asked, first=left, second=right), right)
    return solve(prompt, complete, lambda asked, left, right: judge(asked, first=left, second=right), right)


# What two verdicts mean.


@misconception("build_pair", keeps=KEEPS)
def forgets_to_swap_back(prompt, complete, judge, keeps):
    """Your code makes a pair when the judge says the same letter both times. The texts have changed places in
    between, so the same letter means the same place and two different texts. A judge that means one text says "A"
    and then "B", or "B" and then "A"."""

    def decide(there, back, first, second):
        return by_letter(there, first, second) if there == back else None

    return solve(prompt, complete, judge, decide, keeps=keeps)


@misconception("build_pair", keeps=KEEPS)
def chosen_and_rejected_swapped(prompt, complete, judge, keeps):
    """Your pair is the wrong way round: the text that the judge prefers stands under "rejected". A model trained on
    it learns to write what the judge dislikes. Write down for one case which text "A" means in the first
    question."""

    def decide(there, back, first, second):
        return right(back, there, first, second)

    return solve(prompt, complete, judge, decide, keeps=keeps)


@misconception("build_pair", keeps=KEEPS)
def different_letters_are_enough(prompt, complete, judge, keeps):
    """Your code makes a pair whenever the two verdicts differ. "A" and then "tie" differ as well, and so do "B" and
    something unreadable: there the judge has named a text only once. Ask for both letters."""

    def decide(there, back, first, second):
        if there == back:
            return None
        return (first, second) if there == "A" else (second, first)

    return solve(prompt, complete, judge, decide, keeps=keeps)


@misconception("build_pair", tie=[False, True], keeps=KEEPS)
def anything_else_is_the_other_text(prompt, complete, judge, tie, keeps):
    """Your code takes a verdict that is not "A" for "B", in build_pair or already in parse_verdict. Then a tie, or a
    reply that nobody can read, speaks for a text, and beside an honest verdict it even makes a pair. Both letters have
    to be there."""

    def decide(there, back, first, second):
        if tie and "tie" in (there, back):
            return None
        return right(*("A" if verdict == "A" else "B" for verdict in (there, back)), first, second)

    return solve(prompt, complete, judge, decide, keeps=keeps)


@misconception("build_pair", beside=["tie", "unreadable", "either"], keeps=KEEPS)
def one_verdict_is_enough(prompt, complete, judge, beside, keeps):
    """Your code makes a pair out of a single verdict when the other one is a tie or cannot be read. That is as much as
    asking once: the judge may have named the place. A pair needs two verdicts that name the same text."""
    no_help = {"tie": ["tie"], "unreadable": [None], "either": ["tie", None]}[beside]

    def decide(there, back, first, second):
        if there in no_help:
            return by_letter(back, second, first)
        return by_letter(there, first, second) if back in no_help else right(there, back, first, second)

    return solve(prompt, complete, judge, decide, keeps=keeps)


@misconception("build_pair", which=["first", "second"], unless=["never", "contradicted"], keeps=KEEPS)
def one_verdict_decides(prompt, complete, judge, which, unless, keeps):
    """Your code asks twice and then lets one of the two replies decide, whatever the other says or fails to say. When
    they do not name the same text, the judge may have named a place, and nobody can tell which: that is no pair."""

    def decide(there, back, first, second):
        found, other = by_letter(there, first, second), by_letter(back, second, first)
        if which == "second":
            found, other = other, found
        return None if unless == "contradicted" and other not in (None, found) else found

    return solve(prompt, complete, judge, decide, keeps=keeps)


@misconception("build_pair", when=["disagree", "tie", "always"], prefers=["first", "second", "longer", "shorter"])
def breaks_the_tie_itself(prompt, complete, judge, when, prefers):
    """Where the judge does not decide, as with two ties or the same letter twice, your code decides for it: by the
    order of sampling, or by length. Such a pair teaches the model your rule, not the judge's taste. Where there is no
    verdict there is no pair."""

    def decide(there, back, first, second):
        found = right(there, back, first, second)
        if found is not None:
            return found
        is_tie = there == back == "tie"
        if (when == "tie" and not is_tie) or (when == "disagree" and (there != back or is_tie or there is None)):
            return None
        by_length = sorted((first, second), key=len)
        return {
            "first": (first, second),
            "second": (second, first),
            "shorter": tuple(by_length),
            "longer": tuple(reversed(by_length)),
        }[prefers]

    return solve(prompt, complete, judge, decide)


@misconception("build_pair", how=["equal", "strip"])
def reads_the_reply_as_a_letter(prompt, complete, judge, how):
    """Your code compares the reply itself with "A" and "B". A reply is a text with an object in it: give it to
    parse_verdict first."""
    first, second = complete(prompt), complete(prompt)
    if first == second:
        return None
    replies = [judge(prompt, first, second), judge(prompt, second, first)]
    there, back = (reply.strip() if how == "strip" else reply for reply in replies)
    found = right(there, back, first, second)
    return None if found is None else a_pair(prompt, *found, replies)


@misconception("build_pair", raises=[False, True])
def only_pure_json_counts(prompt, complete, judge, raises):
    """In build_pair your code reads the replies with json.loads, and not with your parse_verdict: a word of prose
    around the object, and the verdict is lost. One function knows how to read a judge: call it."""
    first, second = complete(prompt), complete(prompt)
    if first == second:
        return None
    replies = [judge(prompt, first, second), judge(prompt, second, first)]
    try:
        there, back = (json.loads(reply)["verdict"] for reply in replies)
    except (ValueError, KeyError):
        if raises:
            raise
        return None
    found = right(there, back, first, second)
    return None if found is None else a_pair(prompt, *found, replies)


# What a pair holds.


@misconception("build_pair", how=["letters", "letter", "names", "swapped back"])
def letters_for_replies(prompt, complete, judge, how):
    """Your "verdicts" holds what you have read in the replies. Kept are the replies themselves, word for word: the
    letters can always be read again, and the judge's reasons are lost otherwise."""

    def arrange(prompt, chosen, rejected, replies):
        there, back = map(parse_verdict, replies)
        name = "first" if there == "A" else "second"
        verdicts = {"letters": [there, back], "letter": [there], "names": [name, name], "swapped back": [there, there]}
        return a_pair(prompt, chosen, rejected, verdicts[how])

    return solve(prompt, complete, judge, right, arrange=arrange)


@misconception("build_pair", which=["first", "second", "swapped", "stripped"])
def replies_not_as_they_came(prompt, complete, judge, which):
    """Your "verdicts" does not hold the two replies as they came: one is missing, they change places, or spaces are
    gone. Both belong there, word for word, in the order in which you asked."""

    def arrange(prompt, chosen, rejected, replies):
        verdicts = {
            "first": replies[:1],
            "second": replies[1:],
            "swapped": replies[::-1],
            "stripped": [reply.strip() for reply in replies],
        }
        return a_pair(prompt, chosen, rejected, verdicts[which])

    return solve(prompt, complete, judge, right, arrange=arrange)


@misconception("build_pair", what=["texts", "prompt", "all"])
def strips_the_texts(prompt, complete, judge, what):
    """Your code takes away spaces or line ends at the edges of a text. The model that is trained on the pair wrote
    these characters, and its probabilities are for them: prompt and completions stay exactly as they came."""

    def arrange(prompt, chosen, rejected, replies):
        texts = (chosen, rejected) if what == "prompt" else (chosen.strip(), rejected.strip())
        return a_pair(prompt if what == "texts" else prompt.strip(), *texts, replies)

    return solve(prompt, complete, judge, right, arrange=arrange)


@misconception("build_pair")
def strips_before_comparing(prompt, complete, judge):
    """Your code takes away the spaces at the edges of the completions before it does anything else. The model that is
    trained on the pair wrote these characters: compare, show and keep the completions exactly as they came."""
    return solve(prompt, lambda asked: complete(asked).strip(), judge, right)


@misconception("build_pair", between=["", " ", "\n"])
def prompt_in_the_texts(prompt, complete, judge, between):
    """Your "chosen" and "rejected" begin with the prompt. The prompt has its own key, and a trainer puts the two
    together itself: the completions alone belong there."""

    def arrange(prompt, chosen, rejected, replies):
        return a_pair(prompt, prompt + between + chosen, prompt + between + rejected, replies)

    return solve(prompt, complete, judge, right, arrange=arrange)


@misconception("build_pair", names=[("A", "B"), ("first", "second"), (0, 1), (1, 2)])
def letters_for_texts(prompt, complete, judge, names):
    """Your "chosen" and "rejected" hold letters or numbers. Nobody knows later which text "A" was: the texts
    themselves belong there."""

    def decide(there, back, first, second):
        return right(there, back, *names)

    return solve(prompt, complete, judge, decide)


@misconception("build_pair", keys=[("chosen",), ("chosen", "rejected"), ("prompt", "chosen", "rejected")])
def keys_are_missing(prompt, complete, judge, keys):
    """Your dict lacks some of the four keys. "prompt", "chosen" and "rejected" are what a trainer reads, "verdicts" is
    for whoever wants to know later why it was this text: all four belong there."""
    pair = solve(prompt, complete, judge, right)
    return None if pair is None else {key: pair[key] for key in keys}


@misconception("build_pair", how=["pair", "all", "chosen"])
def no_dict(prompt, complete, judge, how):
    """Your code returns the texts without their names. A pair is a dict, so that nobody has to remember which of two
    texts was the better one."""
    pair = solve(prompt, complete, judge, right)
    if pair is None:
        return None
    return {"pair": [pair["chosen"], pair["rejected"]], "all": list(pair.values()), "chosen": pair["chosen"]}[how]


@misconception("build_pair", instead=["nones", "{}", "tie", "False", "[]"], equal=[False, True])
def something_for_no_pair(prompt, complete, judge, instead, equal):
    """Where there is no pair, as after two ties, your code returns something else than None: a dict without texts, an
    empty one, a word. Whoever collects pairs asks "is it None?" and would keep it."""
    first, second = complete(prompt), complete(prompt)
    nothing = {
        "nones": a_pair(prompt, None, None, []), "{}": {}, "tie": "tie", "False": False, "[]": [],
    }[instead]  # fmt: skip
    if first == second:
        return nothing if equal else None
    replies = [judge(prompt, first, second), judge(prompt, second, first)]
    found = right(*map(parse_verdict, replies), first, second)
    if found is None:
        return nothing | {"verdicts": replies} if instead == "nones" else nothing
    return a_pair(prompt, *found, replies)


@misconception("build_pair", error=["ValueError", "RuntimeError", "KeyError", "AssertionError"], equal=[False, True])
def raises_without_pair(prompt, complete, judge, error, equal):
    """Your code raises an exception where there is no pair, as after two ties. A judge that does not decide is nothing
    unusual, and the run goes on with the next prompt: return None."""
    first, second = complete(prompt), complete(prompt)
    if first == second:
        if equal:
            raise getattr(builtins, error)("equal texts")
        return None
    replies = [judge(prompt, first, second), judge(prompt, second, first)]
    found = right(*map(parse_verdict, replies), first, second)
    if found is None:
        raise getattr(builtins, error)("no pair")
    return a_pair(prompt, *found, replies)


@misconception("build_pair")
def never_builds_a_pair(prompt, complete, judge):
    """Your code asks as it should and then never builds a pair, not even when the judge says "A" and then "B". Print
    what parse_verdict makes of the two replies, and hold it against what your code asks for."""
    return solve(prompt, complete, judge, lambda there, back, first, second: None)
