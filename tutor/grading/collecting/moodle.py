"""What Moodle calls the files when one downloads all submissions.

The names are made in moodle, mod/assign/classes/downloader.php (`get_student_prefix`,
`load_submissionplugin_filelist`, commit da54552): a folder
`<full name>_<participant id>_assignsubmission_file/` with the student's own files in it, or, where folders are
switched off, one name `<full name>_<participant id>_assignsubmission_file_<the student's own file name>`. Underscores
of the full name have become spaces. A team is `<team>_<group id>`, students without one are the default team, without
an id. Text typed into Moodle is `..._assignsubmission_onlinetext`. Before that class, which is of 2022, the folder's
name ended in an underscore. The participant id is another in every assignment.
"""

import re
from typing import Final

from tutor.grading.collecting.sender import Sender, Sent

_NAME: Final = re.compile(r"(?P<name>.+?)(?:_(?P<id>\d+))?_assignsubmission_[a-z]+(?:_(?P<file>.*))?")


def read_moodle(name: str, root: str = "") -> Sent | None:
    """Return who sent the file or folder of this name, or None where Moodle did not name it.

    `root` says which assignment's download it is in.
    """
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    return Sent(Sender(found["name"], found["id"] or "", root), found["file"] or "")
