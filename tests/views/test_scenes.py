"""Scenes, drawn and in words: what can be read off them without colour."""

from dataclasses import replace

import pytest
import scenes
from rich.cells import cell_len

from tutor.checking.report import Tolerance
from tutor.checking.scenes import CreditLanes, Lane, Member, Move, NestedGroups, Scene, StateGraph, Walk
from tutor.views.scene import BOTH_AGREE, NO_SCENE, scene_lines, spoken

every_pair = pytest.mark.parametrize("pair", scenes.PAIRS.values(), ids=scenes.PAIRS)


def lines(yours: Scene | None, reference: Scene | None, width: int = 80, **tolerance: float) -> list[str]:
    return [line.plain for line in scene_lines(yours, reference, width, Tolerance(**tolerance))]


def words(lines: list[str], *begin: str) -> list[str]:
    """The words of the first line that begins so."""
    return next(line.split() for line in lines if line.split()[: len(begin)] == list(begin))


def index(lines: list[str], part: str) -> int:
    return next(number for number, line in enumerate(lines) if part in line)


# Credit lanes


def test_yours_stands_above_the_reference_and_the_difference_below() -> None:
    text = lines(scenes.WRONG_LANES, scenes.LANES)
    assert text[0].split() == ["a", "reward", "1"]
    assert words(text, "yours") == ["yours", "+0.25", "+0.25", "+1.0", "-1.0"]
    assert words(text, "reference") == ["reference", "+0.25", "+0.25", "+0.5", "-1.0"]
    assert words(text, "difference") == ["difference", "+0.5"]
    assert index(text, "yours") < index(text, "reference") < index(text, "difference")


def test_the_first_step_that_differs_is_marked_once_and_the_others_with_another_sign() -> None:
    text = lines(scenes.WRONG_LANES, scenes.LANES)
    assert words(text, "turn") == ["turn", "0", "1", "▶", "2", "3"]
    assert "\n".join(text).count("▶") == 1
    assert words(text[text.index("b") :], "turn") == ["turn", "0", "✗", "1"]


def test_each_step_is_named_and_lies_in_one_column_with_its_credit_and_its_bar() -> None:
    text = lines(scenes.WRONG_LANES, scenes.LANES)
    steps, names, yours, bars = (text[1 + number] for number in range(4))
    assert names.split() == ["search", "search", "open", "answer"]
    at = names.index("open")
    assert steps[at : at + 5].strip() == "▶ 2" and yours[at : at + 5].strip() == "+1.0" and "█" in bars[at : at + 7]


def test_yours_has_thick_bars_and_the_reference_thin_ones_left_for_less_than_nothing() -> None:
    text = lines(scenes.WRONG_LANES, scenes.LANES)
    yours, reference = text[index(text, "yours") + 1], text[index(text, "reference") + 1]
    assert "█" in yours and "━" not in yours and "━" in reference and "█" not in reference
    assert yours.rstrip().endswith("███│") and reference.rstrip().endswith("━━━│")


def test_a_lane_that_agrees_is_drawn_once() -> None:
    text = lines(scenes.LANES, scenes.LANES)
    assert words(text, "both") == ["both", "+0.25", "+0.25", "+0.5", "-1.0"]
    assert text[-1] == BOTH_AGREE
    assert not any(name in "\n".join(text[:-1]) for name in ("yours", "reference", "difference", "▶"))


def test_one_scene_alone_is_named_and_says_nothing_of_agreement() -> None:
    assert words(lines(scenes.LANES, None), "yours")[1] == "+0.25"
    assert words(lines(None, scenes.LANES), "reference")[1] == "+0.25"
    assert BOTH_AGREE not in lines(scenes.LANES, None) + lines(None, scenes.LANES)


def test_a_trajectory_that_is_too_long_for_a_row_goes_on_below() -> None:
    wide, narrow = lines(scenes.LANES, scenes.LANES, 80), lines(scenes.LANES, scenes.LANES, 34)
    assert sum(line.split()[:1] == ["turn"] for line in wide) == 2
    assert sum(line.split()[:1] == ["turn"] for line in narrow) == 3


def test_a_long_trajectory_is_drawn_around_its_first_difference() -> None:
    text = lines(scenes.LATE_LANE, scenes.LONG_LANE)
    assert "  … 17 turns before" in text and "  … 11 turns after" in text
    assert words(text, "turn")[1:6] == ["17", "18", "19", "▶", "20"]


def test_of_many_lanes_those_around_the_first_difference_are_drawn() -> None:
    right = CreditLanes([Lane(f"lane {number}", [0.5]) for number in range(20)])
    wrong = replace(
        right, lanes=[replace(lane, credits=[0.0]) if lane.name == "lane 12" else lane for lane in right.lanes]
    )
    text = lines(wrong, right)
    assert "  … 11 lanes before" in text and "  … 1 lane after" in text
    assert any(line.startswith("lane 12") for line in text) and not any(line.startswith("lane 3") for line in text)


def test_steps_that_one_side_lacks_are_told() -> None:
    text = "\n".join(lines(scenes.SHORT_LANES, scenes.LANES))
    assert "missing" in text and "no entry" in text


def test_a_lane_that_one_side_lacks_is_told() -> None:
    text = lines(CreditLanes(scenes.LANES.lanes[:1], "turn"), scenes.LANES)
    assert words(text, "yours") == ["yours", "missing", "missing"]


def test_numbers_within_the_tolerance_agree() -> None:
    near = CreditLanes((Lane("a", (0.2504, 0.25, 0.5, -1.0)), Lane("b", (0.0, 0.5))), "turn")
    assert lines(near, scenes.LANES, abs=1e-3)[-1] == BOTH_AGREE
    assert lines(near, scenes.LANES)[-1] != BOTH_AGREE


def test_a_lane_without_steps_says_so() -> None:
    assert lines(None, CreditLanes([Lane("a", [])], "turn"))[:2] == ["a", "  no turns"]


# State graphs


def test_each_state_stands_once_in_the_order_of_the_first_visit_and_ends_come_last() -> None:
    text = lines(scenes.GRAPH, scenes.GRAPH)
    heads = [
        line.split()[0] for line in text if line.startswith("  ") and line[2:3].strip() and "return  adv" not in line
    ]
    assert heads == ["hall", "kitchen", "garden", "cup", "attic"]


def test_who_goes_which_way_is_written_out() -> None:
    text = lines(scenes.GRAPH, scenes.GRAPH)
    assert text[0] == "a: hall -> kitchen -> kitchen -> cup   (a note)"
    assert text[1] == "b: hall -> garden -> hall -> kitchen   (a note)"


def test_a_trajectory_that_goes_nowhere_says_so() -> None:
    text = lines(
        None, StateGraph([Walk("T0", [], "reward 1"), Walk("T1", [Move("a", "b", "", 1.0, 1.0)])], unit="turn")
    )
    assert any("T0: no turns   (reward 1)" in line for line in text)
    assert any("T1: a" in line for line in text)


def test_a_state_says_how_often_it_was_visited_by_how_many_and_with_which_mean() -> None:
    text = lines(scenes.GRAPH, scenes.GRAPH)
    assert "  hall   start, 4 visits by 3 trajectories, mean return +3.256" in text
    assert "  kitchen   end of b, 2 visits by 1 trajectory, mean return +9.75" in text
    of_rollouts = "\n".join(spoken(replace(scenes.GRAPH, walk_name="rollout"), None))
    assert "4 visits by 3 rollouts" in of_rollouts and "trajector" not in of_rollouts
    assert "  garden   1 visit, alone" in text
    assert "  cup   end of a" in text


def test_visits_that_go_the_same_way_stand_together_with_return_and_credit() -> None:
    text = lines(scenes.GRAPH, scenes.GRAPH)
    first = index(text, "go east -> kitchen")
    assert text[first].split()[:9] == ["go", "east", "->", "kitchen", "a,", "turn", "0", "+9.025", "+6.5"]
    assert text[first + 1].split()[:5] == ["b,", "turn", "2", "0.0", "-3.5"]
    assert any(line.split()[:3] == ["look", "->", "kitchen"] for line in text)


def test_where_they_part_the_reference_stands_beside_and_the_first_of_the_trajectories_is_marked() -> None:
    text = lines(scenes.WRONG_GRAPH, scenes.GRAPH)
    marked = [line for line in text if line[:1] in "▶✗" and line[:1]]
    assert len(marked) == 2
    assert marked[0].split()[:1] == ["✗"] and marked[0].split()[4:7] == ["0.0", "+3.5", "-3.5"]
    assert marked[1].split()[:1] == ["▶"] and {"+4.5", "+3.5"} <= set(marked[1].split())
    assert "advantage: yours, and the reference where the two part" in text


def test_what_a_state_is_worth_stands_beside_its_name() -> None:
    text = lines(scenes.WRONG_VALUES, scenes.VALUES)
    assert text[index(text, "kitchen   value")].startswith("▶ kitchen   value +6.5, reference +9.75   end of b")
    assert text[index(text, "garden   value")].startswith("✗ garden   value missing, reference 0.0")
    assert text[index(text, "hall   value")].startswith("  hall   value +3.25   start")
    assert not any("nowhere" in line for line in text)


def test_where_credits_and_worths_both_differ_there_is_one_first_difference() -> None:
    right = replace(scenes.GRAPH, values={"hall": 1.0})
    text = lines(replace(scenes.WRONG_GRAPH, values={"hall": 2.0}), right)
    assert "\n".join(text).count("▶") == 1
    assert text[index(text, "hall   value")].startswith("✗ hall   value +2.0, reference +1.0")


def test_a_long_way_from_state_to_state_has_a_line_of_its_own() -> None:
    action = "put the lettuce that is in the fridge on"
    text = lines(None, StateGraph([Walk("a", [Move("kitchen", "counter 12", action, 1.0, 0.5)])]), 120)
    assert f"    {action} -> counter 12" in text
    assert text[index(text, action) + 1].split()[:5] == ["a,", "step", "0", "+1.0", "+0.5"]


def test_where_there_is_little_room_columns_move_together_before_one_is_left_out() -> None:
    right = StateGraph([Walk("rollout 0", [Move("results", "mug", "", 4.0, 6.375)])])
    wrong = StateGraph([Walk("rollout 0", [Move("results", "mug", "", 4.0, 6.5)])])
    heads = [next(line.split() for line in lines(wrong, right, width) if "yours " in line) for width in (80, 44, 40)]
    assert heads == [["return", "yours", "reference"], ["return", "yours", "reference"], ["yours", "reference"]]
    assert any(
        line.split() == ["▶", "rollout", "0,", "step", "0", "+4.0", "+6.5", "+6.375"]
        for line in lines(wrong, right, 44)
    )


def test_of_a_large_graph_the_states_around_the_first_difference_are_drawn() -> None:
    def chain(*credits: float) -> StateGraph:
        return StateGraph([Walk("a", [Move(f"s{i}", f"s{i + 1}", "", None, c) for i, c in enumerate(credits)])])

    text = lines(chain(*[0.5] * 70, 1.0, *[0.5] * 40), chain(*[0.5] * 111))
    assert "  … 69 states before" in text and text[-1].startswith("  … ") and text[-1].endswith(" states after")
    assert any(line.startswith("▶") for line in text)
    assert text[0].startswith("a: s0 -> s1") and "100 more" in text[1]


def test_of_many_visits_of_a_state_those_around_the_first_difference_are_drawn() -> None:
    def crowd(*credits: float) -> StateGraph:
        return StateGraph([Walk(f"w{i}", [Move("s", "end", "", None, c)]) for i, c in enumerate(credits)])

    text = lines(crowd(*[0.5] * 20, 1.0, *[0.5] * 20), crowd(*[0.5] * 41))
    assert (
        "  … 17 visits before" in text and "  … 12 visits after" in text and any("w20, step 0" in line for line in text)
    )


# Nested groups


def test_groups_lie_within_groups_and_each_member_in_the_smallest_that_it_is_in() -> None:
    text = lines(scenes.GROUPS, scenes.GROUPS)
    order = [
        "  P   level 0, 4 members",
        "    a, turn 0",
        "    s0   level 1, 2 members",
        "      a, turn 1",
        "      b, turn 1",
        "    s1   level 1, alone",
        "      c, turn 1",
        "  Q   level 0, alone",
        "    d, turn 0",
        "  in no group",
        "    d, turn 1",
    ]
    places = [next(number for number, line in enumerate(text) if line.startswith(begin)) for begin in order]
    assert places == sorted(places)


def test_levels_are_explained_with_their_weights_and_groups_have_their_means() -> None:
    text = lines(scenes.GROUPS, scenes.GROUPS)
    assert text[:2] == ["level 0: same state (weight 1)", "level 1: and the same state before (weight 2)"]
    assert "  P   level 0, 4 members, mean return +0.7" in text
    assert any("nobody to be compared with" in line for line in text)
    crowded = replace(scenes.GROUPS, members=scenes.GROUPS.members[:3])
    assert not any("nobody to be compared with" in line for line in lines(crowded, crowded))


def test_members_that_differ_are_marked_with_both_numbers() -> None:
    text = lines(scenes.WRONG_GROUPS, scenes.GROUPS)
    assert text[index(text, "▶")].split()[:7] == ["▶", "b,", "turn", "1", "0.0", "-0.55", "-0.65"]
    assert text[index(text, "✗")].split()[:7] == ["✗", "d,", "turn", "0", "+0.5", "+0.5", "0.0"]


# All of them


@every_pair
@pytest.mark.parametrize("width", [24, 34, 48, 56, 80, 120])
def test_no_line_is_wider_than_the_window(pair: tuple[Scene | None, Scene | None], width: int) -> None:
    assert all(cell_len(line) <= width for line in lines(*pair, width))


@pytest.mark.parametrize("width", [48, 80])
@pytest.mark.parametrize("pair", [(scenes.WRONG_GRAPH, scenes.GRAPH), (scenes.WRONG_GROUPS, scenes.GROUPS)])
def test_what_is_given_and_both_credits_have_room_in_the_narrowest_column(
    pair: tuple[Scene, Scene], width: int
) -> None:
    text = lines(*pair, width)
    assert any(line.split() == ["return", "yours", "reference"] for line in text)
    assert not any(line.endswith("…") for line in [*text, *lines(pair[1], pair[1], width)])


@every_pair
def test_nothing_but_the_usual_signs_could_be_two_columns_wide(pair: tuple[Scene | None, Scene | None]) -> None:
    drawing = set("".join(lines(*pair)))
    assert {sign for sign in drawing if not sign.isascii()} <= set("▶✗…│█▌▐━╸╺")


def test_foreign_text_is_no_markup_and_steers_no_terminal() -> None:
    nasty = "[red]x[/red]\x1b[2J\n[0]"
    made: list[Scene] = [
        CreditLanes([Lane(nasty, [1.0], [nasty], nasty)], "turn"),
        StateGraph([Walk(nasty, [Move(nasty, nasty + "2", nasty, 1.0, 1.0)], nasty)], {nasty: 1.0}),
        NestedGroups([Member(nasty, [nasty], 1.0, 1.0)], [nasty]),
    ]
    for scene in made:
        for text in (lines(scene, scene, 120), spoken(scene, scene)):
            assert "[red]x[/red]" in "".join(text)
            assert not any(ord(sign) < 32 for line in text for sign in line)


def test_scenes_that_do_not_fit_together_are_drawn_one_below_the_other() -> None:
    other = StateGraph([Walk("z", [Move("elsewhere", "nowhere", "", 1.0, 1.0)])])
    for wrong in (other, scenes.LANES):
        text = lines(wrong, scenes.GRAPH)
        assert text.index("Yours") < text.index("The reference")
        assert "yours:" in spoken(wrong, scenes.GRAPH) and "the reference:" in spoken(wrong, scenes.GRAPH)


def test_without_a_scene_there_is_a_sentence() -> None:
    assert lines(None, None) == spoken(None, None) == [NO_SCENE]


# In words


def test_each_step_of_a_lane_is_a_line_of_its_own() -> None:
    text = spoken(scenes.WRONG_LANES, scenes.LANES)
    assert text[:2] == ["lane a, reward 1", "a, turn 0, search: both +0.25"]
    assert "a, turn 2, open, the first difference: yours +1.0, reference +0.5, difference +0.5" in text
    assert "b, turn 1, stop: yours +0.25, reference +0.5, difference -0.25" in text


def test_each_visit_is_a_line_of_its_own() -> None:
    text = spoken(scenes.WRONG_GRAPH, scenes.GRAPH)
    assert text[0] == "a: hall, then kitchen, then kitchen, then cup   (a note)"
    assert "state hall: start, 4 visits by 3 trajectories, mean return +3.256" in text
    assert "state hall, a, turn 0, by go east to kitchen: return +9.025, advantage both +6.5" in text
    assert (
        "state kitchen, a, turn 2, by take it to cup, the first difference: "
        "return +10.0, advantage yours +4.5, reference +3.5, difference +1.0"
    ) in text
    assert any(
        line.startswith("state kitchen: value yours +6.5") for line in spoken(scenes.WRONG_VALUES, scenes.VALUES)
    )


def test_each_member_is_named_with_its_groups() -> None:
    text = spoken(scenes.WRONG_GROUPS, scenes.GROUPS)
    assert "group s0 in P: level 1, 2 members, mean return +0.5" in text
    assert "group s1 in P, c, turn 1: return +0.9, advantage both +0.2" in text


@every_pair
def test_words_have_no_signs_and_no_columns(pair: tuple[Scene | None, Scene | None]) -> None:
    text = "\n".join(spoken(*pair))
    assert (
        not set(text) & set("▶✗│█━")
        and "->" not in text
        and not any(line.startswith(" ") for line in text.splitlines())
    )


def test_agreement_is_said() -> None:
    for scene in (scenes.LANES, scenes.GRAPH, scenes.GROUPS):
        assert spoken(scene, scene)[-1] == lines(scene, scene)[-1] == BOTH_AGREE
        assert BOTH_AGREE not in spoken(scene, None)
