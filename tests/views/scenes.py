"""Scenes made by hand: of each kind a right one and a wrong one, and some at the edge."""

from tutor.checking.scenes import CreditLanes, Lane, Member, Move, NestedGroups, Scene, StateGraph, Walk

NAN, INF = float("nan"), float("inf")
LABELS = ("search", "search", "open", "answer")

LANES = CreditLanes(
    (Lane("a", (0.25, 0.25, 0.5, -1.0), LABELS, "reward 1"), Lane("b", (0.0, 0.5), ("search", "stop"))), "turn"
)
WRONG_LANES = CreditLanes(
    (Lane("a", (0.25, 0.25, 1.0, -1.0), LABELS, "reward 1"), Lane("b", (0.0, 0.25), ("search", "stop"))), "turn"
)
SHORT_LANES = CreditLanes((Lane("a", (0.25, 0.25), LABELS, "reward 1"), Lane("b", (0.0, 0.5, 1.0))), "turn")
LONG_LANE = CreditLanes((Lane("trajectory", [0.5] * 40),), "turn")
LATE_LANE = CreditLanes((Lane("trajectory", [0.5] * 20 + [-0.5] * 20),), "turn")

# a goes hall, kitchen, kitchen, cup; b goes hall, garden, hall, kitchen; c goes hall, attic.
WAYS = {
    "a": (("hall", "kitchen", "go east"), ("kitchen", "kitchen", "look"), ("kitchen", "cup", "take it")),
    "b": (("hall", "garden", "go west"), ("garden", "hall", "go back"), ("hall", "kitchen", "go east")),
    "c": (("hall", "attic", "go up"),),
}
RETURNS = {"a": (9.025, 9.5, 10.0), "b": (0.0, 0.0, 0.0), "c": (4.0,)}


def graph(*credits: float | None, values: dict[str, float] | None = None) -> StateGraph:
    """Three trajectories that share states, with these credits."""
    given = iter(credits or [None] * 7)
    walks = [
        Walk(name, [Move(*way, value, next(given)) for way, value in zip(ways, RETURNS[name], strict=True)], "a note")
        for name, ways in WAYS.items()
    ]
    return StateGraph(walks, values or {}, unit="turn")


GRAPH = graph(6.5, 3.5, 3.5, -3.5, 0.0, -3.5, 0.5)
WRONG_GRAPH = graph(6.5, 3.5, 4.5, -3.5, 0.0, 3.5, 0.5)
VALUES = graph(values={"hall": 3.25, "kitchen": 9.75, "garden": 0.0})
WRONG_VALUES = graph(values={"hall": 3.25, "kitchen": 6.5, "nowhere": 1.0})

STEPS = {
    "a, turn 0": (("P",), 0.9), "a, turn 1": (("P", "s0"), 1.0), "b, turn 1": (("P", "s0"), 0.0),
    "c, turn 1": (("P", "s1"), 0.9), "d, turn 0": (("Q",), 0.5), "d, turn 1": ((), 0.25),
}  # fmt: skip


def groups(*credits: float) -> NestedGroups:
    """Six steps in groups of two levels, with these credits."""
    members = [
        Member(name, path, value, credit) for (name, (path, value)), credit in zip(STEPS.items(), credits, strict=True)
    ]
    return NestedGroups(members, ("same state", "and the same state before"), (1.0, 2.0))


GROUPS = groups(0.2, 0.35, -0.65, 0.2, 0.0, 0.0)
WRONG_GROUPS = groups(0.2, 0.35, -0.55, 0.2, 0.5, 0.0)

PAIRS: dict[str, tuple[Scene | None, Scene | None]] = {
    "lanes, wrong": (WRONG_LANES, LANES),
    "lanes, right": (LANES, LANES),
    "lanes, too few and too many steps": (SHORT_LANES, LANES),
    "lanes, the reference alone": (None, LANES),
    "a late difference": (LATE_LANE, LONG_LANE),
    "strange numbers": (
        CreditLanes((Lane("a", (NAN, INF, None, 10**400, True, 1e-17)),)), CreditLanes((Lane("a", (1.0,) * 6),))
    ),
    "no steps": (CreditLanes((Lane("a", ()),)), CreditLanes((Lane("a", ()),))),
    "graph, wrong": (WRONG_GRAPH, GRAPH),
    "graph, right": (GRAPH, GRAPH),
    "graph, yours alone": (GRAPH, None),
    "values, wrong": (WRONG_VALUES, VALUES),
    "values, right": (VALUES, VALUES),
    "groups, wrong": (WRONG_GROUPS, GROUPS),
    "groups, right": (GROUPS, GROUPS),
}  # fmt: skip
