"""Linux by number: its system calls, machine by machine, and two ways to make one."""

import ctypes
import os
import sys
from collections.abc import Mapping
from typing import Any, Final

_libc: Final = ctypes.CDLL(None, use_errno=True)

_MACHINES: Final = {"x86_64": (0xC000003E, 0), "aarch64": (0xC00000B7, 1)}
"""AUDIT_ARCH_* of linux/audit.h, and the column of the table below."""

_NUMBERS: Final[Mapping[str, tuple[int | None, int | None]]] = {
    "accept": (43, 202), "accept4": (288, 242), "acct": (163, 89), "add_key": (248, 217), "bind": (49, 200),
    "bpf": (321, 280), "chmod": (90, None), "chown": (92, None), "chroot": (161, 51), "clone": (56, 220),
    "clone3": (435, 435), "connect": (42, 203), "creat": (85, None), "delete_module": (176, 106),
    "execve": (59, 221), "execveat": (322, 281), "fanotify_init": (300, 262), "fchmod": (91, 52),
    "fchmodat": (268, 53), "fchmodat2": (452, 452), "fchown": (93, 55), "fchownat": (260, 54), "fcntl": (72, 25),
    "finit_module": (313, 273), "fork": (57, None), "fremovexattr": (199, 16), "fsconfig": (431, 431),
    "fsetxattr": (190, 7), "fsmount": (432, 432), "fsopen": (430, 430), "fspick": (433, 433),
    "futimesat": (261, None), "init_module": (175, 105), "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427), "io_uring_setup": (425, 425), "ioctl": (16, 29), "ioperm": (173, None),
    "iopl": (172, None), "ioprio_set": (251, 30), "kcmp": (312, 272), "kexec_file_load": (320, 294),
    "kexec_load": (246, 104), "keyctl": (250, 219), "kill": (62, 129), "lchown": (94, None), "listen": (50, 201),
    "lremovexattr": (198, 15), "lsetxattr": (189, 6), "memfd_create": (319, 279), "memfd_secret": (447, 447),
    "migrate_pages": (256, 238), "mknod": (133, None), "mknodat": (259, 33), "modify_ldt": (154, None),
    "mount": (165, 40), "mount_setattr": (442, 442), "move_mount": (429, 429), "move_pages": (279, 239),
    "mq_open": (240, 180), "mq_unlink": (241, 181), "msgctl": (71, 187), "msgget": (68, 186), "msgrcv": (70, 188),
    "msgsnd": (69, 189), "open": (2, None), "open_by_handle_at": (304, 265), "open_tree": (428, 428),
    "openat": (257, 56), "openat2": (437, 437), "perf_event_open": (298, 241), "pidfd_getfd": (438, 438),
    "pidfd_open": (434, 434), "pidfd_send_signal": (424, 424), "pivot_root": (155, 41), "prctl": (157, 167),
    "prlimit64": (302, 261), "process_madvise": (440, 440), "process_mrelease": (448, 448),
    "process_vm_readv": (310, 270), "process_vm_writev": (311, 271), "ptrace": (101, 117), "quotactl": (179, 60),
    "quotactl_fd": (443, 443), "reboot": (169, 142), "removexattr": (197, 14), "request_key": (249, 218),
    "rt_sigqueueinfo": (129, 138), "rt_tgsigqueueinfo": (297, 240), "sched_setaffinity": (203, 122),
    "sched_setattr": (314, 274), "sched_setparam": (142, 118), "sched_setscheduler": (144, 119),
    "semctl": (66, 191), "semget": (64, 190), "semop": (65, 193), "semtimedop": (220, 192),
    "setdomainname": (171, 162), "sethostname": (170, 161), "setns": (308, 268), "setpgid": (109, 154),
    "setpriority": (141, 140), "setsid": (112, 157), "setxattr": (188, 5), "shmat": (30, 196), "shmctl": (31, 195),
    "shmdt": (67, 197), "shmget": (29, 194), "socket": (41, 198), "socketpair": (53, 199), "swapoff": (168, 225),
    "sync": (162, 81), "syncfs": (306, 267),
    "swapon": (167, 224), "syslog": (103, 116), "tgkill": (234, 131), "tkill": (200, 130), "truncate": (76, 45),
    "umount2": (166, 39), "unshare": (272, 97), "userfaultfd": (323, 282), "utime": (132, None),
    "utimensat": (280, 88), "utimes": (235, None), "vhangup": (153, 58), "vfork": (58, None),
}  # fmt: skip
"""On x86_64 from arch/x86/entry/syscalls/syscall_64.tbl, on aarch64 from include/uapi/asm-generic/unistd.h."""

LAST_NUMBER: Final = 462
"""mseal, Linux 6.10: the newest system call that was looked at when the table was made; the same on both machines."""

# Newer than the agreement that all machines number new calls alike.
LANDLOCK_CREATE_RULESET: Final = 444
LANDLOCK_ADD_RULE: Final = 445
LANDLOCK_RESTRICT_SELF: Final = 446

PR_SET_PDEATHSIG: Final = 1
PR_SET_DUMPABLE: Final = 4
PR_SET_SECCOMP: Final = 22
PR_SET_NO_NEW_PRIVS: Final = 38
PR_SET_PTRACER: Final = 0x59616D61


def machine() -> str:
    """Return what kind of processor this is, in the kernel's words."""
    return os.uname().machine


def numbers() -> tuple[int, dict[str, int]] | None:
    """Return this machine's AUDIT_ARCH and its system calls by name; None for one that we have no table of."""
    if sys.maxsize < 1 << 32 or machine() not in _MACHINES:  # a 32-bit Python makes other calls
        return None
    audit_arch, column = _MACHINES[machine()]
    return audit_arch, {name: number for name, row in _NUMBERS.items() if (number := row[column]) is not None}


def call(number: int, *arguments: int | bytes | None) -> int:
    """Make a system call.

    Raises:
        OSError: the kernel refused it.
    """
    return _checked(_libc.syscall(ctypes.c_long(number), *map(_word, arguments)))


def prctl(option: int, *arguments: int) -> None:
    """Change something about this process; what is not given is zero, as the kernel demands.

    Raises:
        OSError: the kernel refused it.
    """
    _checked(_libc.prctl(option, *map(ctypes.c_ulong, (*arguments, 0, 0, 0, 0)[:4])))


def capset(header: bytes, data: bytes) -> None:
    """Set this process's capabilities.

    Raises:
        OSError: the kernel refused it.
    """
    _checked(_libc.capset(header, data))


def _word(argument: int | bytes | None) -> Any:
    return ctypes.c_long(argument) if isinstance(argument, int) else argument


def _checked(result: int) -> int:
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result
