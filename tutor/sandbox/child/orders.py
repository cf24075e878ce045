"""What we tell a zygote: an order and a process id, one message each."""

import struct
from typing import Final

ORDER: Final = struct.Struct("<BI")
STATUS: Final = struct.Struct("<i")

FORK: Final = 1
"""Comes with three descriptors, the new child's channel and both of its files; there is no process id yet."""

END: Final = 2
"""Kill a child with its group, and wait for it."""

AUTOPSY: Final = 3
"""The same, and reply with its wait status."""
