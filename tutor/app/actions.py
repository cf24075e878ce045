"""Everything the app can do: one table, from which keys, help, key line and palette are made."""

from dataclasses import dataclass

from textual.binding import Binding, BindingType


@dataclass(frozen=True)
class Action:
    """One thing to do: `action_<id>` on the screens named in `where` does it.

    `keys` work always; `letters` only while no text is being edited. `label` is its short name on the key line,
    empty when it is not shown there.
    """

    id: str
    title: str
    group: str
    where: tuple[str, ...]
    keys: tuple[str, ...] = ()
    letters: tuple[str, ...] = ()
    label: str = ""


_MAP, _EXERCISE, _PLAY, _APP = ("map",), ("exercise",), ("playground",), ("app",)

ACTIONS: tuple[Action, ...] = (
    Action("open", "Open the exercise", "The course", _MAP, ("enter",), (), "Open"),
    Action("filter", "Show only exercises that match", "The course", _MAP, (), ("/",), "Filter"),
    Action("welcome", "Show the welcome again", "The course", _MAP, (), ("w",)),
    Action("leave", "Leave the editor; then, back to the map", "The course", _EXERCISE, ("escape",), ("m",)),
    Action("check", "Save and check", "The exercise", _EXERCISE, ("f2", "ctrl+s", "ctrl+r"), ("s",), "Check"),
    Action("detail", "Look closely at one check", "The exercise", _EXERCISE, ("ctrl+t",), ("t",), "Detail"),
    Action("hint", "Show one more hint", "The exercise", _EXERCISE, ("f8", "ctrl+l"), ("h",), "Hint"),
    Action("edit", "Open the file in your own editor", "The exercise", _EXERCISE, ("f4", "ctrl+o"), ("v",), "Editor"),
    Action("next", "Go to the next exercise", "The exercise", _EXERCISE, ("f9", "ctrl+n"), (">",), "Next"),
    Action("diff", "Lay my file beside the solution", "The exercise", _EXERCISE, ("f5",), ("d",)),
    Action("attempts", "Look at earlier attempts and restore one", "The exercise", _EXERCISE, (), ("a",)),
    Action("source", "Read the source of the check (once passed)", "The exercise", _EXERCISE, (), ("c",)),
    Action("reset", "Begin again from the starter", "The exercise", _EXERCISE, (), ("R",)),
    Action("page_on", "Next page of the lesson", "Finding your way", _EXERCISE, (), ("]", "n")),
    Action("page_back", "Previous page of the lesson", "Finding your way", _EXERCISE, (), ("[", "p")),
    Action("pane('lesson')", "Go to the lesson", "Finding your way", _EXERCISE, (), ("1",)),
    Action("pane('code')", "Go to the code", "Finding your way", _EXERCISE, (), ("2", "e")),
    Action("pane('checks')", "Go to the checks", "Finding your way", _EXERCISE, (), ("3",)),
    Action("pane('picture')", "Go to the picture of the answer", "Finding your way", _EXERCISE, (), ("4",)),
    Action("pane('playground')", "Go to the playground", "Finding your way", _EXERCISE, (), ("5",)),
    Action("type", "Type another value", "The playground", _PLAY, (), ("e", "enter"), "Type"),
    Action(
        "nudge(1)", "Make a number larger, choose the next of others", "The playground", _PLAY, (), ("+", "="), "Up"
    ),
    Action("nudge(-1)", "Make a number smaller, choose the one before", "The playground", _PLAY, (), ("-",)),
    Action("flip", "Flip 0 and 1, True and False", "The playground", _PLAY, (), ("space",), "Flip"),
    Action("duplicate(0)", "Double an entry of a list", "The playground", _PLAY, (), ("d",), "Longer"),
    Action("remove(0)", "Leave out an entry of a list", "The playground", _PLAY, (), ("x", "delete"), "Shorter"),
    Action("pin", "Pin this as A, then as B; then let both go", "The playground", _PLAY, (), ("p",), "Pin"),
    Action("undo", "Take back the last change", "The playground", _PLAY, (), ("u",), "Undo"),
    Action("leaf(1)", "Go to the next value", "The playground", _PLAY, ("right", "tab")),
    Action("leaf(-1)", "Go to the value before", "The playground", _PLAY, ("left", "shift+tab")),
    Action("line(1)", "Go to the line below", "The playground", _PLAY, ("down",)),
    Action("line(-1)", "Go to the line above", "The playground", _PLAY, ("up",)),
    Action("type(1)", "Type a whole argument", "The playground", _PLAY, (), ("E",)),
    Action("duplicate(1)", "Double the list around, as an entry", "The playground", _PLAY, (), ("D",)),
    Action("remove(1)", "Leave out the list around", "The playground", _PLAY, (), ("X",)),
    Action("function", "Go to the next function of the exercise", "The playground", _PLAY, (), ("f",)),
    Action("restart", "Go back to what it began with", "The playground", _PLAY, (), ("r",)),
    Action("scroll(1)", "Scroll the answer down", "The playground", _PLAY, ("pagedown",)),
    Action("scroll(-1)", "Scroll the answer up", "The playground", _PLAY, ("pageup",)),
    Action("more", "Show one more hint", "Close looks", ("hints",), ("f8", "ctrl+l"), ("h",), "One more"),
    Action("copy", "Copy what is shown", "Close looks", ("detail",), (), ("c",), "Copy"),
    Action("check_on", "Look at the next check", "Close looks", ("detail",), (), ("n", "]"), "Next"),
    Action("check_back", "Look at the check before", "Close looks", ("detail",), (), ("p", "["), "Previous"),
    Action("source", "Read the source of the check (once passed)", "Close looks", ("detail",), (), ("o",), "Source"),
    Action("close", "Close", "Close looks", ("modal",), ("escape",), ("q",), "Close"),
    Action("switch_theme", "Dark or light", "Everywhere", _APP, (), ("T",)),
    Action("quit", "Quit", "Everywhere", (*_APP, "modal"), ("ctrl+q",), (), "Quit"),
    Action("quit", "Quit", "Everywhere", _APP, (), ("q",)),
    Action("command_palette", "Find any action by its name", "Everywhere", _APP, ("ctrl+p",), (":",), "Palette"),
    Action("help", "Help: every key", "Everywhere", _APP, ("f1", "ctrl+g"), ("?",), "Help"),
)

_SPOKEN = {
    "escape": "esc", "slash": "/", "question_mark": "?", "left": "←", "right": "→", "up": "↑", "down": "↓",
    "delete": "del", "pageup": "pgup", "pagedown": "pgdn",
}  # fmt: skip


def actions_of(*where: str) -> list[Action]:
    """Return the actions of these places, in the order of the table."""
    return [action for action in ACTIONS if set(action.where) & set(where)]


def bindings(*where: str) -> list[BindingType]:
    """Return the key bindings of these places."""
    return [
        Binding(",".join((*action.keys, *action.letters)), action.id, action.title, show=False)
        for action in actions_of(*where)
    ]


def spoken(key: str) -> str:
    """Return a key as people write it: F2, ^s, esc."""
    if key.startswith("ctrl+"):
        return "^" + key.removeprefix("ctrl+")
    return _SPOKEN.get(key, key.upper() if key[:1] == "f" and key[1:].isdigit() else key)
