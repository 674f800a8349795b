"""Whatever goes wrong in a command, as one sentence and an exit code.

0: done. 1: a fault of ours, which is in the log; or whoever read the output has gone, then without a word.
2: what was asked for cannot be done, and the sentence says why. 130: stopped by Ctrl-C.
"""

import os
import re
import sys
from collections.abc import Callable
from difflib import get_close_matches
from shutil import get_terminal_size
from textwrap import fill

import typer

from majlis.core.refusal import Refusal
from majlis.table.faults import logged, note
from majlis.table.home import home

FAULT, REFUSED, STOPPED = 1, 2, 130
KINDS = {"integer": "a whole number", "number": "a number", "path": "the name of a file"}


class Stopped(Exception):
    """Ctrl-C in the middle of something long: what was done so far, and how to go on."""


def outcome(error: BaseException, commands: list[str]) -> int:
    """Say what happened; return the exit code."""
    match error:
        case Refusal():
            return tell(str(error), REFUSED)
        case Stopped():
            return tell(str(error), STOPPED)
        case typer.Abort() | KeyboardInterrupt():
            return tell("Stopped.", STOPPED)
        case BrokenPipeError():
            os.dup2(
                os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno()
            )  # or it would be flushed once more at the end
            return FAULT
        case OSError() if error.strerror:
            return tell(f"{f'{error.filename}: ' if error.filename else ''}{error.strerror}.", REFUSED)
    if hasattr(error, "format_message"):
        return tell(misread(error, commands), REFUSED)
    return confess(error)


def tell(sentence: str, code: int) -> int:
    """In a window it is broken between words; in a file or a pipe it stays one line."""
    said = f"majlis: {sentence}"
    if sys.stderr.isatty():
        said = fill(said, get_terminal_size().columns, break_long_words=False, break_on_hyphens=False)
    typer.echo(said, err=True)
    return code


def confess(error: BaseException) -> int:
    """A fault of ours: its number, and where the log is."""
    assert isinstance(error, Exception)
    try:
        with logged(home()) as path:
            number = note(error, " ".join(["majlis", *sys.argv[1:]]))
    except OSError:
        raise error from None
    return tell(f"This is a fault of ours, number {number}. The log says more: {path}", FAULT)


# --- what the parser refuses, in our words


def misread(error: BaseException, commands: list[str]) -> str:
    parameter, message = getattr(error, "param", None), getattr(error, "message", "")
    said = {
        "BadParameter": lambda: f"{named(parameter)} takes {kind(message)}.",
        "MissingParameter": lambda: f"{named(parameter)} is missing.",
        "NoSuchOption": lambda: no_option(error),
        "BadOptionUsage": lambda: valued(getattr(error, "option_name", ""), message),
        "UsageError": lambda: stray(message, commands),
    }
    sentence: Callable[[], str] = said.get(type(error).__name__, lambda: message)
    return f"{sentence()} {hint(error)}"


def named(parameter: object) -> str:
    """An option as it is typed, an argument as the help calls it."""
    option = next((word for word in getattr(parameter, "opts", ()) if word.startswith("-")), "")
    return option or getattr(parameter, "metavar", "") or "An argument"


def kind(message: str) -> str:
    if least := re.search(r"greater than or equal to (-?\d+)", message):
        return f"a number from {least[1]} on"
    return next((words for word, words in KINDS.items() if f"valid {word}" in message), "another value")


def no_option(error: BaseException) -> str:
    like = getattr(error, "possibilities", None)
    return f"There is no option {getattr(error, 'option_name', '')}." + (f" Did you mean {like[0]}?" if like else "")


def valued(option: str, message: str) -> str:
    if "not take" in message:
        return f"{option} takes no value."
    many = re.search(r"requires (\d+) arguments", message)
    return f"{option} needs {many[1]} values." if many else f"{option} needs a value."


def stray(message: str, commands: list[str]) -> str:
    """A command that is none, or more words than a command takes."""
    if "No such command" not in message:
        return f"This is too much: {message.rpartition('(')[2].rstrip(')')}."
    word = message.split("'")[1]
    near = get_close_matches(word, commands, 1, 0.4)
    return f"There is no command {word!r}." + (f" Did you mean {near[0]}?" if near else "")


def hint(error: BaseException) -> str:
    command = getattr(getattr(error, "ctx", None), "info_name", None)
    return (
        f"'majlis {command} --help' tells more." if command and command != "majlis" else "'majlis --help' tells more."
    )
