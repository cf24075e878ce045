"""A state graph as an outline: each state once, in the order of the first visit, with who passed and where to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tutor.checking.report import Tolerance
from tutor.checking.scenes import Move, Number, StateGraph, Walk
from tutor.checking.wording import counted
from tutor.views.compared import compared, rows_of, sides_of
from tutor.views.outline import Entry, Outline, Part, mean_text
from tutor.views.rows import Row, window
from tutor.views.values import one_line
from tutor.views.words import MORE

ARROW = "->"
"""Not the arrow of Unicode, which some terminals draw two columns wide."""

WALKS, WALKS_BEFORE = 8, 3
STATES = 12
NAMED = 4
"""How many trajectories have their way written out, how many states of a way, how many names a list."""


@dataclass(frozen=True)
class _Visit:
    walk: int
    step: int
    move: Move
    credit: Row


def graph_outline(yours: StateGraph | None, reference: StateGraph | None, tolerance: Tolerance) -> Outline:
    """Return one or both scenes as an outline; both must have the same walks, credits aside."""
    scene = next(scene for scene in (reference, yours) if scene is not None)
    visits = list(_visits(scene, yours, reference, tolerance))
    states = dict.fromkeys(state for visit in visits for state in (visit.move.state, visit.move.target))
    own = {state: _own_row(state, yours, reference, tolerance) for state in states | dict.fromkeys(scene.values)}
    differing = next(((state, row) for state, row in own.items() if row is not None and not row.agrees), None)
    if differing is not None and all(visit.credit.agrees for visit in visits):
        own[differing[0]] = replace(differing[1], is_first=True)
    here: dict[str, list[_Visit]] = {state: [] for state in own}
    for visit in visits:
        here[visit.move.state].append(visit)
    in_order = sorted(own, key=lambda state: not here[state])  # where nobody goes on from comes last
    parts = tuple(_part(state, own[state], here[state], scene) for state in in_order)
    first = next((visit.walk for visit in visits if visit.credit.is_first), None)
    return Outline(
        tuple(_ways(scene, first)), parts, sides_of(yours, reference), one_line(scene.value_name),
        one_line(scene.credit_name), "state", "visit", "value",
    )  # fmt: skip


def _visits(
    scene: StateGraph, yours: StateGraph | None, reference: StateGraph | None, tolerance: Tolerance
) -> Iterator[_Visit]:
    rows = iter(rows_of(_credits(yours), _credits(reference), tolerance))
    for number, walk in enumerate(scene.walks):
        for step, move in enumerate(walk.moves):
            yield _Visit(number, step, move, next(rows))


def _credits(scene: StateGraph | None) -> list[Number] | None:
    return None if scene is None else [move.credit for walk in scene.walks for move in walk.moves]


def _own_row(state: str, yours: StateGraph | None, reference: StateGraph | None, tolerance: Tolerance) -> Row | None:
    """Return what yours and the reference say that a state is worth, None where they say nothing."""
    mine, right = (
        None if scene is None else [scene.values[state]] if state in scene.values else []
        for scene in (yours, reference)
    )  # fmt: skip
    says_something = right if right is not None else mine
    return compared(mine, right, tolerance, "", 0, is_first=False) if says_something else None


def _part(state: str, own: Row | None, here: list[_Visit], scene: StateGraph) -> Part:
    edges = dict.fromkeys((visit.move.action, visit.move.target) for visit in here)
    order = {edge: place for place, edge in enumerate(edges)}
    here.sort(key=lambda visit: order[visit.move.action, visit.move.target])
    entries = tuple(_entry(visit, scene) for visit in here)
    return Part(one_line(state), one_line(state), _note(state, here, scene, with_mean=own is None), 0, entries, own)


def _note(state: str, here: Sequence[_Visit], scene: StateGraph, *, with_mean: bool) -> str:
    starts = sum(1 for walk in scene.walks if walk.moves and walk.moves[0].state == state)
    ends = [walk for walk in scene.walks if walk.moves and walk.moves[-1].target == state]
    said = ["start"] if starts else []
    said += [f"end of {_names(ends, scene)}"] if ends else []
    said += [_company(here, one_line(scene.walk_name))] if here else []
    said += [mean_text([visit.move.value for visit in here], one_line(scene.value_name))] if with_mean else []
    return ", ".join(filter(None, said))


def _names(walks: Sequence[Walk], scene: StateGraph) -> str:
    if len(walks) == len(scene.walks) > 1:
        return "all"
    if len(walks) <= NAMED:
        return ", ".join(one_line(walk.name) for walk in walks)
    return counted(len(walks), one_line(scene.walk_name))


def _company(here: Sequence[_Visit], walk_name: str) -> str:
    walks = len({visit.walk for visit in here})
    if len(here) == 1:
        return "1 visit, alone"
    return counted(len(here), "visit") + (f" by {counted(walks, walk_name)}" if walks < len(here) else "")


def _entry(visit: _Visit, scene: StateGraph) -> Entry:
    move, name = visit.move, one_line(scene.walks[visit.walk].name)
    action, target = one_line(move.action), one_line(move.target)
    by = f"by {action} " if action else ""
    return Entry(
        f"{action} {ARROW} {target}".strip(),
        f"{name}, {scene.unit} {visit.step}",
        f"{name}, {scene.unit} {visit.step}, {by}to {target}",
        move.value,
        visit.credit,
    )


def _ways(scene: StateGraph, first: int | None) -> Iterator[str]:
    """Yield for each trajectory the states that it passes."""
    shown = window(len(scene.walks), first, WALKS, WALKS_BEFORE)
    for index in shown:
        walk = scene.walks[index]
        states = [one_line(state) for state in _states(walk)]
        more = [f"{MORE} {len(states) - STATES:,} more"] if len(states) > STATES else []
        note = f"   ({one_line(walk.note)})" if walk.note else ""
        way = f" {ARROW} ".join([*states[:STATES], *more]) or f"no {scene.unit}s"
        yield f"{one_line(walk.name)}: {way}{note}"


def _states(walk: Walk) -> Iterator[str]:
    for index, move in enumerate(walk.moves):
        if index == 0 or walk.moves[index - 1].target != move.state:
            yield move.state
        yield move.target
