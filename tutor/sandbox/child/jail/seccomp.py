"""Seccomp: system calls that no answer to an exercise needs are refused; Landlock does not know most of them.

A list of what is refused proves nothing about the rest. Threads go on working.
"""

import ctypes
import errno
import os
import struct
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from . import kernel
from .filter import OWN_PID, REFUSE, UNKNOWN, Block, allow_values, demand_bits, refuse_bits, refuse_values, whole
from .layers import LEFT_OUT

_REFUSED: Final = (
    # the network; a pair of sockets can be turned towards others
    "socket", "socketpair", "connect", "bind", "listen", "accept", "accept4",
    # other programs and processes
    "fork", "vfork", "execve", "execveat", "setsid", "setpgid",
    "rt_sigqueueinfo", "rt_tgsigqueueinfo", "pidfd_open", "pidfd_getfd", "pidfd_send_signal",
    "ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "process_mrelease", "kcmp",
    "setpriority", "ioprio_set", "move_pages", "migrate_pages",
    # what stays when the process has ended
    "shmget", "shmat", "shmdt", "shmctl", "semget", "semop", "semtimedop", "semctl",
    "msgget", "msgsnd", "msgrcv", "msgctl", "mq_open", "mq_unlink", "memfd_create", "memfd_secret",
    "add_key", "request_key", "keyctl",
    # files, where Landlock does not look
    "chmod", "fchmod", "fchmodat", "fchmodat2", "chown", "fchown", "lchown", "fchownat",
    "setxattr", "lsetxattr", "fsetxattr", "removexattr", "lremovexattr", "fremovexattr",
    "utime", "utimes", "futimesat", "utimensat", "truncate", "mknod", "mknodat", "open_by_handle_at",
    "fanotify_init", "quotactl", "quotactl_fd",
    # another view of the system
    "unshare", "setns", "chroot", "pivot_root", "mount", "umount2", "mount_setattr", "move_mount", "open_tree",
    "fsopen", "fsconfig", "fsmount", "fspick",
    # the machine
    "acct", "reboot", "swapon", "swapoff", "syslog", "sethostname", "setdomainname", "vhangup", "iopl", "ioperm",
    "init_module", "finit_module", "delete_module", "kexec_load", "kexec_file_load",
    "sync", "syncfs",
    # large and seldom needed, hence where the kernel's own faults are found
    "io_uring_setup", "io_uring_enter", "io_uring_register", "bpf", "userfaultfd", "perf_event_open", "modify_ldt",
)  # fmt: skip

_ON_ONESELF: Final = ("kill", "tkill", "tgkill")
_ON_ONESELF_OR_ZERO: Final = (
    "prlimit64", "sched_setaffinity", "sched_setattr", "sched_setparam", "sched_setscheduler",
)  # fmt: skip

_CLONE_THREAD: Final = 0x00010000
_CLONE_NEW_NAMESPACES: Final = 0x7E020000

_FCNTL: Final = (8, 10, 15)  # F_SETOWN, F_SETSIG, F_SETOWN_EX: have the kernel send any signal to anybody
_IOCTL: Final = (
    0x8901, 0x8902,  # FIOSETOWN, SIOCSPGRP: the same
    0x5412, 0x541C,  # TIOCSTI, TIOCLINUX: type into a terminal
    0x40086602, 0x401C5820,  # FS_IOC_SETFLAGS, FS_IOC_FSSETXATTR: a file's attributes
)  # fmt: skip
_PRCTL: Final = (kernel.PR_SET_PDEATHSIG, kernel.PR_SET_DUMPABLE, kernel.PR_SET_PTRACER)  # outlive us, be looked into

_SECCOMP_MODE_FILTER: Final = 2
_INSTRUCTION: Final = struct.Struct("=HBBI")
_CONSTANT_AT: Final = 4


@dataclass(frozen=True)
class Programme:
    """A filter in the kernel's own form, where it names the process that enters it, or why there is none."""

    code: "ctypes.Array[ctypes.c_char]"
    own_pid_at: tuple[int, ...] = ()
    off: str = ""


def prepare(left_out: Collection[str], *, truncating: bool) -> Programme:
    """Build the filter; `truncating`: files that can be opened for reading must be kept from being emptied."""
    known = kernel.numbers()
    if "seccomp" in left_out or known is None:
        reason = LEFT_OUT if known else f"there is no table of system calls for a processor of type {kernel.machine()}"
        return Programme(ctypes.create_string_buffer(0), off=reason)
    audit_arch, numbers = known
    rules = _rules() | (_truncating() if truncating else {})
    return _assemble(
        whole(
            audit_arch,
            {numbers[name]: block for name, block in rules.items() if name in numbers},
            kernel.LAST_NUMBER,
        )
    )


def _rules() -> dict[str, Block]:
    return {
        **dict.fromkeys(_REFUSED, REFUSE),
        **dict.fromkeys(_ON_ONESELF, allow_values(0, (OWN_PID,))),
        **dict.fromkeys(_ON_ONESELF_OR_ZERO, allow_values(0, (OWN_PID, 0))),
        "clone": demand_bits(0, _CLONE_THREAD, never=_CLONE_NEW_NAMESPACES),
        "clone3": UNKNOWN,  # its flags cannot be seen from here; C libraries then turn to clone
        "fcntl": refuse_values(1, _FCNTL),
        "ioctl": refuse_values(1, _IOCTL),
        "prctl": refuse_values(0, _PRCTL),
    }


def _truncating() -> dict[str, Block]:
    return {
        "creat": REFUSE,
        "open": refuse_bits(1, os.O_TRUNC),
        "openat": refuse_bits(2, os.O_TRUNC),
        "openat2": UNKNOWN,
    }


def _assemble(block: Block) -> Programme:
    code = b"".join(_INSTRUCTION.pack(*instruction[:3], max(instruction.constant, 0)) for instruction in block)
    own = [i * _INSTRUCTION.size + _CONSTANT_AT for i, (*_, constant) in enumerate(block) if constant == OWN_PID]
    return Programme(ctypes.create_string_buffer(code, len(code)), tuple(own))


def restrict(programme: Programme) -> str:
    """Enter the filter, for good; return why it is off, or nothing."""
    if programme.off:
        return programme.off
    for offset in programme.own_pid_at:
        struct.pack_into("=I", programme.code, offset, os.getpid())
    length = len(programme.code) // _INSTRUCTION.size
    described = ctypes.create_string_buffer(struct.pack("@HP", length, ctypes.addressof(programme.code)))
    try:
        kernel.prctl(kernel.PR_SET_SECCOMP, _SECCOMP_MODE_FILTER, ctypes.addressof(described))
    except OSError as error:
        if error.errno == errno.EINVAL:
            return "this kernel has no seccomp filters"
        return f"seccomp is refused here: {error.strerror}"
    return ""
