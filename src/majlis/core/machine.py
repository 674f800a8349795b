"""What differs from one operating system to another: locks on files, and work that takes what others leave."""

import os
import shutil
import sys
import threading
from contextlib import suppress
from typing import IO, Any

FAR = 0x7FFF_FFFE  # where Windows locks a byte: nobody can read or write one that is locked, so none that is there


def lock(file: IO[Any]) -> None:
    """Keep an open file for this process until it is closed, whatever ends the process; OSError if another has it."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def yield_to_others() -> None:
    """From now on this process takes what others leave, where the system knows of that."""
    if sys.platform != "win32":
        os.nice(19)


def file_handles(most: bool = False) -> int:
    """How many files and connections this process may have open; `most`: as many as the system would let it."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most and soft != hard:
        with suppress(ValueError, OSError):  # some systems have a limit that they do not tell
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return soft


def keep_to_memory(most: int) -> None:
    """From now on this process gets no more memory than this, where the system knows of that."""
    if sys.platform != "win32":
        import resource

        with suppress(ValueError, OSError):  # there is a lower limit already
            resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def working(pid: int | None) -> tuple[float, bool]:
    """For how many seconds a process has computed, and whether it would now: it may sleep, or have been stopped. What
    cannot be known is taken for idle."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
            state, *fields = file.read().rpartition(")")[2].split()
    except OSError:
        return 0.0, False
    return (int(fields[10]) + int(fields[11])) / os.sysconf("SC_CLK_TCK"), state in "RD"


def yielding(command: list[str]) -> list[str]:
    """The same command, taking what others leave."""
    return ["nice", "-n", "19", *command] if shutil.which("nice") else command


def end_with_parent() -> None:
    """End when whoever started this process has gone, however it went: then its end of our input is closed."""

    def watch() -> None:
        while os.read(0, 1):  # not by sys.stdin, whose lock would be missed when Python ends first
            pass
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
