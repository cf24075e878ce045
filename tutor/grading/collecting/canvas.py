"""What Canvas calls the files when one downloads all submissions.

The names are made in canvas-lms, lib/content_zipper.rb (`add_upload_submission`, `get_filename`, `sanitize_user_name`,
commit 05e9653): `<name>[_LATE]_<user id>_<file id>_<the student's own file name>`, where the name is last name first,
in lower case, without anything but letters, digits and underscores; an anonymous student is `[LATE_]anon_<code>`. A
student who typed text or gave a link has `..._text.html` or `..._link.html` instead. The student's own file name gets
`-1`, `-2` and so on, from the eighth on a UUID, when a file of that name was uploaded before
(app/models/attachment.rb, `make_unique_filename`).
"""

import re
from typing import Final

from tutor.grading.collecting.sender import Sender, Sent

# No file's id has one digit for long, and a student's own hw_3_1_main.py is none of Canvas's.
_FILE: Final = re.compile(
    r"(?P<name>.+?)(?P<late>_LATE)?_(?P<user>\d+)_(?:(?P<upload>\d\d+)_(?P<file>.+)|(?:text|link)\.html)"
)
_ANONYMOUS: Final = re.compile(
    r"(?P<late>LATE_)?anon_(?P<user>[A-Za-z0-9]+)_(?:(?P<upload>\d+)_(?P<file>.+)|(?:text|link)\.html)"
)


def read_canvas(name: str) -> Sent | None:
    """Return who sent the file of this name, or None where Canvas did not name it.

    A later upload has a higher file id.
    """
    if found := _ANONYMOUS.fullmatch(name):
        sender = Sender(f"anon_{found['user']}")
    elif found := _FILE.fullmatch(name):
        sender = Sender(found["name"], found["user"])
    else:
        return None
    return Sent(sender, found["file"] or name, int(found["upload"] or 0), found["late"] is not None)
