"""The grades of a class, on a terminal and read aloud."""

from tutor.views.grade_table import GradeCell, GradeRow, count_sentence, grade_lines, grade_sentences

ROWS = [
    GradeRow("ada", (GradeCell("double", 3, 3, "passed"), GradeCell("visits", 1, 4, "failed")), 4, 7),
    GradeRow("Ünal [0] O'Neil", (GradeCell("double", 2.5, 3, "passed", True, 0, "fine [/x]"),), 2.5, 7),
    GradeRow("王小明", (GradeCell("visits", 0, 4, "timeout", comment="see me"),), 0, 7),
]


def text(width: int) -> list[str]:
    return [line.plain.rstrip() for line in grade_lines(ROWS, ["double", "visits"], width)]


def test_a_table_with_signs_a_mark_for_what_is_by_hand_and_a_legend() -> None:
    assert text(80) == [
        "                 double  visits  together",
        "ada                3  ✓    1  ✗    4 of 7",
        "Ünal [0] O'Neil  2.5* ✓          2.5 of 7",
        "王小明                     0  …    0 of 7",
        "",
        "✓ passed   ✗ failed   … timeout   * set by hand",
        "",
        "By hand",
        'Ünal [0] O\'Neil, double, 2.5 of 3 where 0 were computed: "fine [/x]"',
        '王小明, visits: "see me"',
    ]


def test_who_sent_nothing_has_an_outcome_only_where_points_are_given_all_the_same() -> None:
    cells = (GradeCell("double", 0, 3, "error", is_sent=False), GradeCell("visits", 4, 4, "passed", True))
    row = GradeRow("eve", cells, 4, 7)
    assert [line.plain for line in grade_lines([row], ["double", "visits"], 80)][1:4] == [
        "eve    0  ·    4* ✓    4 of 7",
        "",
        "✓ passed   · nothing sent   * set by hand",
    ]
    assert next(grade_sentences([row])) == (
        "eve: double 0 of 3, nothing sent; visits 4 of 4 by hand, passed; together 4 of 7"
    )
    assert count_sentence([row]) == "1 student, 2 grades: 1 passed, 1 with nothing sent."


def test_where_there_is_no_room_for_the_exercises_names_numbers_stand_for_them() -> None:
    assert text(40)[:8] == [
        "                      1     2  together",
        "ada                3  ✓  1  ✗    4 of 7",
        "Ünal [0] O'Neil  2.5* ✓        2.5 of 7",
        "王小明                   0  …    0 of 7",
        "",
        "1 double   2 visits",
        "✓ passed   ✗ failed   … timeout",
        "* set by hand",
    ]


def test_where_there_is_no_room_for_points_there_are_signs_alone() -> None:
    assert text(35)[:6] == [
        "                 1  2   together",
        "ada              ✓  ✗     4 of 7",
        "Ünal [0] O'Neil  ✓*     2.5 of 7",
        "王小明              …     0 of 7",
        "",
        "1 double   2 visits",
    ]


def test_where_there_is_no_room_for_signs_only_what_they_add_up_to_and_no_signs_are_explained() -> None:
    rows = [GradeRow("ada", tuple(GradeCell(f"e{n}", 1, 1, "passed") for n in range(9)), 9, 9)]
    assert [line.plain for line in grade_lines(rows, [f"e{n}" for n in range(9)], 30)] == [
        "     passed  together",
        "ada  9 of 9    9 of 9",
    ]


def test_twelve_exercises_have_room_in_eighty_columns() -> None:
    ids = [f"exercise_{n}" for n in range(12)]
    rows = [GradeRow("Constantin Brâncuși", tuple(GradeCell(id, 10, 14, "failed", True) for id in ids), 120, 168)]
    lines = [line.plain for line in grade_lines(rows, ids, 80)]
    assert lines[1] == "Constantin Brâncuși  ✗* ✗* ✗* ✗* ✗* ✗* ✗* ✗* ✗* ✗* ✗* ✗*  120 of 168"
    assert lines[3:5] == [
        "1 exercise_0   2 exercise_1   3 exercise_2   4 exercise_3   5 exercise_4",
        "6 exercise_5   7 exercise_6   8 exercise_7   9 exercise_8   10 exercise_9",
    ]
    assert max(map(len, lines)) <= 80


def test_a_name_is_whole_where_there_is_room_and_cut_elsewhere() -> None:
    rows = [GradeRow("a" * 50, (GradeCell("double", 3, 3, "passed"),), 3, 3)]
    whole, cut = (grade_lines(rows, ["double"], width) for width in (80, 60))
    assert whole[1].plain == f"{'a' * 50}    3  ✓    3 of 3"
    assert cut[1].plain == f"{'a' * 41}…    3  ✓    3 of 3"


def test_a_name_without_end_is_cut() -> None:
    rows = [GradeRow("a" * 500, (GradeCell("double", 3, 3, "passed"),), 3, 3)]
    assert max(line.cell_len for line in grade_lines(rows, ["double"], 80)) <= 80


def test_each_line_can_be_read_alone() -> None:
    assert list(grade_sentences(ROWS)) == [
        "ada: double 3 of 3, passed; visits 1 of 4, failed; together 4 of 7",
        "Ünal [0] O'Neil: double 2.5 of 3 by hand, passed",
        "王小明: visits 0 of 4, timeout",
        'by hand: Ünal [0] O\'Neil, double, 2.5 of 3 where 0 were computed: "fine [/x]"',
        'by hand: 王小明, visits: "see me"',
    ]


def test_how_many_there_are_of_what() -> None:
    assert count_sentence(ROWS) == "3 students, 4 grades: 2 passed, 1 failed, 1 out of time (timeout)."
