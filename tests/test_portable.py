"""Nothing needs one operating system: modules are imported without what only Linux has, texts have one encoding."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import TypeGuard

import pytest

from majlis.core import machine

ROOT = Path(__file__).parents[1]
FILES = sorted(path for part in ("src", "tests", "examples", "bench") for path in (ROOT / part).rglob("*.py"))
ABSENT = ("fcntl", "resource", "termios", "tty", "pwd", "grp", "readline")  # not there on Windows
TEXTS = {"read_text", "write_text"}
MAYBE = re.compile(r"read_text|write_text|open\(|text=")  # else a file need not be understood
IMPORT_ALL = """
import importlib, pkgutil, sys
sys.modules.update(dict.fromkeys(sys.argv[1:]))
import majlis
names = {module.name for module in pkgutil.walk_packages(majlis.__path__, "majlis.")} - {"majlis.__main__"}
for name in names:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != "torch":  # which only those install who train
            raise
print(len(names))
"""


def test_every_module_is_imported_without_what_one_system_lacks():
    command = [sys.executable, "-c", IMPORT_ALL, *ABSENT]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8")
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) > 100


LIST = """
import sys
sys.modules.update(dict.fromkeys(sys.argv[1:]))
sys.argv[1:] = ["games"]
from majlis.cli import main
main()
"""


def test_games_are_listed_where_a_system_lacks_much_and_knows_few_letters():
    """C6: without what Windows lacks, in a locale of ASCII alone."""
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-c", LIST, *ABSENT]
    run = subprocess.run(command, env=os.environ | plain, cwd=ROOT, capture_output=True, encoding="ascii")
    assert run.returncode == 0, run.stderr
    assert "Djinns of the High Desert, 2 to 4 players" in run.stdout


def test_texts_are_read_and_written_with_an_encoding():
    texts = {path: text for path in FILES if MAYBE.search(text := path.read_text(encoding="utf-8"))}
    calls = [(path, node) for path, text in texts.items() for node in ast.walk(ast.parse(text))]
    bare = [(path, call) for path, call in calls if reads_text(call) and not names_encoding(call)]
    assert [f"{path}: {ast.unparse(call)}" for path, call in bare] == []


def reads_text(call: ast.AST) -> TypeGuard[ast.Call]:
    """Opens or reads a file, or another process, as text."""
    if not isinstance(call, ast.Call):
        return False
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    mode = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and arg.value in ("r", "w", "a", "x", "rt")]
    return name in TEXTS or (name == "open" and bool(mode)) or any(word.arg == "text" for word in call.keywords)


def names_encoding(call: ast.Call) -> bool:
    return any(word.arg == "encoding" for word in call.keywords)


def test_a_lock_keeps_others_out_and_goes_with_the_file(tmp_path):
    with (tmp_path / "lock").open("a+b") as ours, (tmp_path / "lock").open("a+b") as theirs:
        machine.lock(ours)
        with pytest.raises(OSError):
            machine.lock(theirs)
        ours.close()
        machine.lock(theirs)


def test_on_windows_a_byte_is_locked_that_nobody_reads(tmp_path, monkeypatch):
    locked = []
    system = SimpleNamespace(LK_NBLCK=2, locking=lambda file, mode, count: locked.append((file, mode, count)))
    monkeypatch.setitem(sys.modules, "msvcrt", system)
    monkeypatch.setattr(sys, "platform", "win32")
    with (tmp_path / "games").open("a+b") as file:
        file.write(b"a line\n")
        machine.lock(file)
        assert locked == [(file.fileno(), 2, 1)] and file.read() == b"a line\n"


def test_low_priority_is_asked_for_only_where_there_is_such_a_thing(monkeypatch):
    monkeypatch.setenv("PATH", "")
    assert machine.yielding(["majlis", "warm"]) == ["majlis", "warm"]


def names(part: ast.AST, how: type[ast.expr_context]) -> set[str]:
    return {one.id for one in ast.walk(part) if isinstance(one, ast.Name) and isinstance(one.ctx, how)}


def mixed_up(function: ast.AST) -> set[str]:
    """Names that one comprehension of a function binds and another one takes from outside."""
    parts = [one for one in ast.walk(function) if isinstance(one, ast.ListComp | ast.SetComp | ast.DictComp)]
    free = {part: names(part, ast.Load) - names(part, ast.Store) for part in parts}
    inside = {part: set(ast.walk(part)) for part in parts}
    own = {one.id for one in set(ast.walk(function)).difference(*inside.values()) if isinstance(one, ast.Name)}
    return {name for a in parts for b in parts if b not in inside[a] for name in names(a, ast.Store) & free[b] - own}


def of_the_module(tree: ast.Module) -> set[str]:
    """What a file defines and imports."""
    named = [one for part in tree.body for one in (part, *getattr(part, "names", ()))]
    return {name for one in named if (name := getattr(one, "asname", None) or getattr(one, "name", None))}


def test_a_name_means_one_thing_in_all_comprehensions_of_a_function():
    """Python 3.12.1 writes them into their function, and then finds the one where the other is meant."""
    assert mixed_up(ast.parse("[kit for kit in (1, 2)], [kit(n) for n in (1, 2)]")) == {"kit"}
    for path in (ROOT / "src").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)]
        assert not [one.name for one in functions if mixed_up(one) & of_the_module(tree)], path
