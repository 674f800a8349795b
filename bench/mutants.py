"""Do the contract tests notice? Change one thing in what the rules say, and see whether any of them fails.

    python bench/mutants.py high_desert [--count 120] [--seed 1]

Every comparison, constant and note of events, reasons, sheets, figures and words is a place to change; so many of them
are drawn. Each mutant is a copy of the package with one changed line, compiled anew and tried by the shipped contract
tests alone, without golden files. Prints a line a mutant, then the share that was caught; whatever took too long to be
judged does not count.
"""

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

HOUSE = Path(__file__).parents[1] / "src" / "majlis"
SPEAKING = ("may_", "reason", "sheet", "points", "figures", "ledger", "count_", "cells")
SWAPS = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq}
TESTS = ("test_events", "test_reasons", "test_text", "test_leaks")
PATIENCE = 900  # seconds for one mutant
NAMES = {True: "caught", False: "ALIVE ", None: "slow  "}


@dataclass(frozen=True)
class Mutant:
    """A file with one change."""

    path: Path
    line: int
    what: str
    text: str


def places(path: Path, tree: ast.Module) -> Iterator[ast.AST]:
    """What may be changed in a file: all of events and words, of rules what tells, explains and counts."""
    if "rules" not in path.parts:
        yield from ast.walk(tree)
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith(SPEAKING):
            yield from ast.walk(node)
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("note", "confide"):
            yield node


def mutants(path: Path) -> Iterator[Mutant]:
    """Every changed version of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in {id(node): node for node in places(path, tree)}.values():
        for what, change in changes(node):
            old = copy.copy(node.__dict__)
            change()
            yield Mutant(path, node.lineno, what, ast.unparse(tree))
            node.__dict__.clear()
            node.__dict__.update(old)


def changes(node: ast.AST) -> Iterator[tuple[str, object]]:
    """A comparison is turned, a number is off by one, a note says something else or nothing."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        ops = [SWAPS[type(node.ops[0])](), *node.ops[1:]]
        yield f"turn {ast.unparse(node)}", lambda: setattr(node, "ops", ops)
    elif isinstance(node, ast.Constant) and type(node.value) is int and hasattr(node, "lineno"):
        value = node.value
        yield f"{value} + 1", lambda: setattr(node, "value", value + 1)
    elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("note", "confide"):
        name, args = node.func, list(node.args)
        yield (
            f"drop {ast.unparse(node)}",
            lambda: (setattr(node, "func", ast.Name("abs")), setattr(node, "args", [ast.Constant(0)])),
        )
        if len(args) > 3:
            yield f"swap {ast.unparse(node)}", lambda: setattr(node, "args", [*args[:-2], args[-1], args[-2]])
        node.func = name


def caught(mutant: Mutant, game: str) -> bool | None:
    """Does any contract test fail? None: it was not seen to its end."""
    with tempfile.TemporaryDirectory() as folder:
        house = Path(shutil.copytree(HOUSE, Path(folder) / "majlis", ignore=shutil.ignore_patterns("__pycache__")))
        (house / mutant.path.relative_to(HOUSE)).write_text(mutant.text, encoding="utf-8")
        files = [str(house / "testing" / f"{name}.py") for name in TESTS]
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "majlis.testing.plugin"]
        told = os.environ | {"PYTHONPATH": folder}
        if "words" not in mutant.path.parts:  # of which no machine code is made
            told |= {"MAJLIS_CACHE": str(Path(folder) / "cache")}
        try:
            run = subprocess.run(
                [*command, "--game", game, *files], env=told, capture_output=True, timeout=PATIENCE, cwd=folder
            )
        except subprocess.TimeoutExpired:
            return None
        return run.returncode != 0


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("game")
    asked.add_argument("--count", type=int, default=120)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    root = HOUSE / "games" / given.game
    files = [root / "events.py", *sorted((root / "rules").glob("*.py")), *sorted((root / "words").glob("*.py"))]
    found = [mutant for path in files for mutant in mutants(path)]
    drawn = random.Random(given.seed).sample(found, min(given.count, len(found)))
    print(f"{given.game}: {len(found)} places to change, {len(drawn)} tried", flush=True)

    def look(mutant: Mutant) -> bool | None:
        dead = caught(mutant, given.game)
        where = f"{mutant.path.relative_to(root)}:{mutant.line}"
        print(f"{NAMES[dead]} {where} {mutant.what[:90]}", flush=True)
        return dead

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        seen = [dead for dead in pool.map(look, drawn) if dead is not None]
    print(f"{given.game}: {sum(seen)} of {len(seen)} caught ({sum(seen) / max(1, len(seen)):.1%})")


if __name__ == "__main__":
    main()
