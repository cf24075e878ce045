"""What a submission may try against the jail, one function each: to return means to have got through.

Run as a submission. `world` says where things are: see the test. Signals are sent as number 0, which only asks.
"""

import contextlib
import ctypes
import fcntl
import mmap
import os
import resource
import signal
import socket
import struct
import subprocess
from multiprocessing import shared_memory
from pathlib import Path
from typing import Any

World = dict[str, Any]
_libc = ctypes.CDLL(None, use_errno=True)


def _syscall(number: int, *arguments: Any) -> int:
    words = [ctypes.c_long(argument) if isinstance(argument, int) else argument for argument in arguments]
    return _checked(_libc.syscall(ctypes.c_long(number), *words))


def _checked(result: int) -> int:
    if result < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return result


def _child_ends(pid: int) -> str:
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)
    return "had a child"


# The network


def connects(world: World) -> None:
    socket.create_connection(("127.0.0.1", world["port"]), timeout=2).close()


def sends_a_datagram(world: World) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        sender.sendto(b"secret", ("127.0.0.1", world["udp_port"]))


def listens(world: World) -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()


def makes_a_pair_of_sockets(world: World) -> None:
    for end in socket.socketpair():
        end.close()


def makes_a_unix_socket(world: World) -> None:
    socket.socket(socket.AF_UNIX).close()


# Reading


def reads_a_file(world: World) -> str:
    return Path(world["canary"]).read_text()


def reads_the_checks(world: World) -> str:
    return Path(world["checks"]).read_text()


def reads_the_solution(world: World) -> str:
    return Path(world["solution"]).read_text()


def reads_the_sandbox(world: World) -> str:
    return Path(world["sandbox"]).read_text()


def lists_home(world: World) -> list[str]:
    return [entry.name for entry in os.scandir(world["home"])]


def lists_the_root(world: World) -> list[str]:
    return [entry.name for entry in os.scandir("/")]


def lists_other_packages(world: World) -> list[str]:
    return [entry.name for entry in os.scandir(world["packages"])]


def reads_the_users(world: World) -> str:
    return Path("/etc/passwd").read_text()


def reads_the_parents_environment(world: World) -> bytes:
    return Path(f"/proc/{os.getppid()}/environ").read_bytes()


def opens_the_parents_memory(world: World) -> None:
    Path(f"/proc/{os.getppid()}/mem").open("rb").close()


def opens_our_memory(world: World) -> None:
    Path(f"/proc/{world['pid']}/mem").open("rb").close()


def adds_to_its_own_rules(world: World) -> None:
    """Only `restrict_self` has used the ruleset: whoever still had it could open doors for the children to come."""
    root = os.open("/", os.O_PATH)
    for descriptor in range(3, 64):
        with contextlib.suppress(OSError):
            _syscall(445, descriptor, 1, struct.pack("=Qi", 4, root), 0)
            return
    raise PermissionError("nothing to add to")


# Writing


def writes_a_file(world: World) -> None:
    Path(world["folder"], "left").write_text("here")


def writes_in_tmp(world: World) -> None:
    descriptor = os.open("/tmp", os.O_TMPFILE | os.O_RDWR)
    os.close(descriptor)


def writes_where_it_stands(world: World) -> None:
    Path("left by a submission").open("w").close()
    Path("left by a submission").unlink()


def overwrites_a_file(world: World) -> None:
    Path(world["canary"]).open("r+").close()


def empties_a_file(world: World) -> None:
    os.truncate(world["canary"], len("secret"))


def removes_a_file(world: World) -> None:
    Path(world["spare_canary"]).unlink()


def makes_a_folder(world: World) -> None:
    Path(world["folder"], "left").mkdir()
    Path(world["folder"], "left").rmdir()


def links_a_file(world: World) -> None:
    Path(world["folder"], "left").symlink_to("/")
    Path(world["folder"], "left").unlink()


def makes_a_pipe_with_a_name(world: World) -> None:
    os.mkfifo(Path(world["folder"], "left"))
    Path(world["folder"], "left").unlink()


def changes_the_mode(world: World) -> None:
    Path(world["canary"]).chmod(0o600)


def changes_the_owner(world: World) -> None:
    os.chown(world["canary"], os.getuid(), os.getgid())


def changes_the_time(world: World) -> None:
    os.utime(world["canary"], (1, 1))


def adds_an_attribute(world: World) -> None:
    os.setxattr(world["canary"], "user.left", b"here")


def writes_into_the_library(world: World) -> None:
    Path(os.__file__).open("r+").close()


# Processes


def forks(world: World) -> str:
    return _child_ends(os.fork())


def becomes_a_daemon(world: World) -> str:
    pid = os.fork()
    if pid == 0:
        os.setsid()
        os.fork()
    return _child_ends(pid)


def clones_without_a_thread(world: World) -> str:
    return _child_ends(_syscall(world["calls"]["clone"], signal.SIGCHLD, 0, 0, 0, 0))


def clones_the_new_way(world: World) -> str:
    arguments = struct.pack("=11Q", 0, 0, 0, 0, signal.SIGCHLD, *[0] * 6)
    return _child_ends(_syscall(world["calls"]["clone3"], arguments, len(arguments)))


def spawns(world: World) -> str:
    return _child_ends(os.posix_spawn("/bin/true", ["true"], {}))


def runs_a_program(world: World) -> None:
    subprocess.run(["/bin/true"], check=True)


def becomes_a_program(world: World) -> None:
    os.execv("/bin/true", ["true"])


def signals_its_parent(world: World) -> None:
    os.kill(os.getppid(), 0)


def signals_us(world: World) -> None:
    os.kill(world["pid"], 0)


def signals_everybody(world: World) -> None:
    os.kill(-1, 0)


def signals_by_descriptor(world: World) -> None:
    os.close(os.pidfd_open(world["pid"]))


def has_the_kernel_signal_us(world: World) -> None:
    reading, writing = os.pipe()
    try:
        fcntl.fcntl(reading, fcntl.F_SETOWN, world["pid"])
    finally:
        os.close(reading)
        os.close(writing)


def traces_us(world: World) -> None:
    seize, detach = 0x4206, 17
    _checked(_libc.ptrace(seize, world["pid"], None, None))
    _libc.ptrace(detach, world["pid"], None, None)


def reads_our_memory(world: World) -> None:
    place = struct.pack("@PN", ctypes.addressof(ctypes.create_string_buffer(8)), 8)
    _syscall(world["calls"]["process_vm_readv"], world["pid"], place, 1, place, 1, 0)


def outlives_its_parent(world: World) -> None:
    _checked(_libc.prctl(1, 0, 0, 0, 0))


def lets_others_look(world: World) -> None:
    _checked(_libc.prctl(4, 1, 0, 0, 0))


def slows_us_down(world: World) -> None:
    os.setpriority(os.PRIO_PROCESS, world["pid"], os.getpriority(os.PRIO_PROCESS, world["pid"]))


def pins_us(world: World) -> None:
    os.sched_setaffinity(world["pid"], os.sched_getaffinity(world["pid"]))


# The machine


def raises_its_limits(world: World) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def changes_our_limits(world: World) -> None:
    resource.prlimit(world["pid"], resource.RLIMIT_CORE, resource.prlimit(world["pid"], resource.RLIMIT_CORE))


def leaves_shared_memory(world: World) -> None:
    memory = shared_memory.SharedMemory(create=True, size=1)
    memory.close()
    memory.unlink()


def leaves_older_shared_memory(world: World) -> None:
    id = _syscall(world["calls"]["shmget"], 0, 1, 0o1600)
    _syscall(world["calls"]["shmctl"], id, 0, 0)


def leaves_a_message_queue(world: World) -> None:
    id = _syscall(world["calls"]["msgget"], 0, 0o1600)
    _syscall(world["calls"]["msgctl"], id, 0, 0)


def makes_a_file_in_memory(world: World) -> None:
    os.close(os.memfd_create("left"))


def has_a_root_of_its_own(world: World) -> None:
    os.chroot("/")


def has_a_user_of_its_own(world: World) -> None:
    _syscall(world["calls"]["unshare"], 0x10000000)


def mounts(world: World) -> None:
    _syscall(world["calls"]["mount"], b"none", world["folder"].encode(), b"tmpfs", 0, None)


def makes_a_device(world: World) -> None:
    os.mknod(Path(world["folder"], "left"), 0o20600, os.makedev(1, 3))


def uses_io_uring(world: World) -> None:
    os.close(_syscall(world["calls"]["io_uring_setup"], 1, bytes(120)))


def loads_a_programme_into_the_kernel(world: World) -> None:
    os.close(_syscall(world["calls"]["bpf"], 0, struct.pack("=IIII", 2, 4, 4, 1) + bytes(112), 128))


def handles_faults(world: World) -> None:
    os.close(_syscall(world["calls"]["userfaultfd"], 1))


def watches_performance(world: World) -> None:
    os.close(_syscall(world["calls"]["perf_event_open"], bytes(128), 0, -1, -1, 0))


def keeps_a_key(world: World) -> None:
    _syscall(world["calls"]["add_key"], b"user", b"left", b"here", 4, -2)


def makes_a_call_that_is_too_new(world: World) -> None:
    _syscall(469, -100, world["canary"].encode(), bytes(24), 24, 0)


def makes_a_call_of_another_kind(world: World) -> int:
    """x32: the same calls by numbers beyond all others."""
    return _syscall(0x40000000 + 39)


def makes_a_32_bit_call() -> int:
    """Machine code for x86_64: mov eax, 20 (getpid there); int 0x80; ret."""
    memory = mmap.mmap(-1, mmap.PAGESIZE, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    memory.write(b"\xb8\x14\x00\x00\x00\xcd\x80\xc3")
    return int(ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(memory)))())
