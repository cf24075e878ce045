"""Scenes laid side by side: one entry for all kinds, drawn or in sentences."""

from rich.text import Text

from tutor.checking.report import Tolerance
from tutor.checking.scenes import CreditLanes, NestedGroups, Scene, StateGraph
from tutor.views.lane_lines import lane_lines
from tutor.views.lanes import Tracks, tracks_of
from tutor.views.nested_groups import nested_outline
from tutor.views.outline import Outline, shortened
from tutor.views.outline_lines import outline_lines
from tutor.views.prose import sentences
from tutor.views.sides import BOTH_AGREE
from tutor.views.spoken_scene import spoken_lanes, spoken_outline
from tutor.views.state_graph import graph_outline
from tutor.views.words import HEADING, MUTED

NO_SCENE = "There is nothing to draw."
_STANDARD = Tolerance()


def scene_lines(
    yours: Scene | None, reference: Scene | None, width: int, tolerance: Tolerance, *, says_so: bool = True
) -> list[Text]:
    """Return one or both scenes of a call as lines of at most `width` columns; numbers within the tolerance agree.

    Where all of them do, it `says_so`, unless it is known that something which is not drawn does not.

    Both scenes are laid into one picture if they differ in their numbers alone, as those of the same call should; if
    not, one is drawn below the other.
    """
    if (shown := _laid_together(yours, reference, tolerance)) is None:
        return _apart(yours, reference, width, tolerance)
    lines = lane_lines(shown, width) if isinstance(shown, Tracks) else outline_lines(shown, width)
    agrees = says_so and shown.sides == "both" and shown.agrees
    return [*lines, Text(), *sentences(BOTH_AGREE, width, MUTED)] if agrees else lines


def _apart(yours: Scene | None, reference: Scene | None, width: int, tolerance: Tolerance) -> list[Text]:
    if yours is None or reference is None:
        return sentences(NO_SCENE, width, MUTED)
    mine, right = scene_lines(yours, None, width, tolerance), scene_lines(None, reference, width, tolerance)
    return [Text("Yours", HEADING), Text(), *mine, Text(), Text("The reference", HEADING), Text(), *right]


def spoken(yours: Scene | None, reference: Scene | None, tolerance: Tolerance = _STANDARD) -> list[str]:
    """Return the same in lines of text."""
    if (shown := _laid_together(yours, reference, tolerance)) is None:
        if yours is None or reference is None:
            return [NO_SCENE]
        return ["yours:", *spoken(yours, None), "the reference:", *spoken(None, reference)]
    lines = list(spoken_lanes(shown) if isinstance(shown, Tracks) else spoken_outline(shown))
    return [*lines, BOTH_AGREE] if shown.sides == "both" and shown.agrees else lines


def _laid_together(yours: Scene | None, reference: Scene | None, tolerance: Tolerance) -> Tracks | Outline | None:
    """Return what is shown of both scenes in one picture, None where they do not go into one."""
    if yours is not None and reference is not None and _frame(yours) != _frame(reference):
        return None
    match yours, reference:
        case (CreditLanes() | None, CreditLanes() | None) if yours or reference:
            return tracks_of(yours, reference, tolerance)
        case (StateGraph() | None, StateGraph() | None) if yours or reference:
            return shortened(graph_outline(yours, reference, tolerance))
        case (NestedGroups() | None, NestedGroups() | None) if yours or reference:
            return shortened(nested_outline(yours, reference, tolerance))
    return None


def _frame(scene: Scene) -> object:
    """Return all that two scenes must share to go into one picture: a lane may be longer or shorter than another."""
    match scene:
        case CreditLanes(_, unit):
            return CreditLanes, unit
        case StateGraph(walks):
            return StateGraph, [
                (walk.name, [(move.state, move.action, move.target) for move in walk.moves]) for walk in walks
            ]
        case NestedGroups(members):
            return NestedGroups, [(member.name, tuple(member.groups)) for member in members]
