"""Adding an exercise to the text of course.toml, of which every comment and space stays as it is."""

import re

import msgspec

from tutor.course.errors import CourseError
from tutor.course.laying_out.template import quoted
from tutor.course.loading import CourseFacts, TrackFacts

_TOKEN = re.compile(
    r"""
      (?P<comment> \#[^\n]* )
    | (?P<text> \"{3}.*?\"{3} | '{3}.*?'{3} | "(?:\\.|[^"\\\n])*" | '[^'\n]*' )
    | (?P<opening> \bexercises\s*=\s*\[ )
    | (?P<closing> \] )
    """,
    re.VERBOSE | re.DOTALL,
)


def with_exercise(text: str, id: str, track: str | None) -> tuple[str, str]:
    """Return course.toml with `id` listed last in a track, and that track's title.

    Without a title it is the last track; a title that no track has appends one.

    Raises:
        CourseError: the text is written in a way that only a person can add to.
    """
    facts = msgspec.toml.decode(text, type=CourseFacts)
    titles = [one.title for one in facts.tracks]
    place = len(titles) - 1 if track is None else titles.index(track) if track in titles else None
    title = titles[place] if place is not None and titles else track
    if title is None:
        raise CourseError("course.toml has no track yet: name the first one with --track.")
    changed = _appended(text, title, id) if place is None else _inserted(text, place, id)
    if _facts(changed) != _expected(facts, place, title, id):
        raise CourseError(
            f"course.toml is written in a way that only a person can add to. List {id} in it by hand; nothing was "
            "written."
        )
    return changed, title


def _expected(facts: CourseFacts, place: int | None, title: str, id: str) -> CourseFacts:
    tracks = list(facts.tracks)
    if place is None:
        tracks.append(TrackFacts(title, (id,)))
    else:
        tracks[place] = TrackFacts(title, (*tracks[place].exercises, id))
    return msgspec.structs.replace(facts, tracks=tuple(tracks))


def _facts(text: str) -> CourseFacts | None:
    try:
        return msgspec.toml.decode(text, type=CourseFacts)
    except msgspec.MsgspecError:
        return None


def _appended(text: str, title: str, id: str) -> str:
    return f'{text.rstrip()}\n\n[[tracks]]\ntitle = {quoted(title)}\nexercises = ["{id}"]\n'


def _inserted(text: str, place: int, id: str) -> str:
    """List `id` last in the list of exercises that is number `place` in the text."""
    openings = [token.end() for token in _TOKEN.finditer(text) if token["opening"]]
    if place >= len(openings):
        return text
    tokens = _up_to_closing(text, openings[place])
    end = tokens[-1].start()
    entries = [token for token in tokens if token["text"]]
    if not entries:
        return f'{text[:end]}"{id}"{text[end:]}'
    start, behind = entries[-1].span()
    if "\n" not in text[behind:end]:
        return f'{text[:behind]}, "{id}"{text[behind:]}'
    rest, newline, following = _split_at_line_end(text[behind:])
    closed = re.match(r"\s*,", rest)
    indent = text[:start].rpartition("\n")[2]
    indent = indent[: len(indent) - len(indent.lstrip())]
    entry = f'{indent}"{id}"' + ("," if closed else "")
    return text[:behind] + ("" if closed else ",") + rest + newline + entry + newline + following


def _split_at_line_end(text: str) -> tuple[str, str, str]:
    line, _, following = text.partition("\n")
    return (line[:-1], "\r\n", following) if line.endswith("\r") else (line, "\n", following)


def _up_to_closing(text: str, start: int) -> list[re.Match[str]]:
    tokens = []
    for token in _TOKEN.finditer(text, start):
        tokens.append(token)
        if token["closing"]:
            break
    return tokens
