"""Imports point one way, and each outside matter has one home."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1] / "src" / "majlis"
ALLOWED = {  # what each part of the house may import from it
    "words": set(),
    "core": {"core", "words"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "train": {"core", "bots", "train"},
    "table": {"core", "bots", "table"},
    "bench": {"core", "bots", "bench"},
    "web": {"core", "bots", "table", "web"},
    "tui": {"core", "bots", "table", "tui"},
    "adapters": {"core", "bots", "table", "adapters"},
    "testing": {"core", "testing"},
    "cli": {"core", "bots", "table", "bench", "web", "tui", "train", "adapters", "cli"},
    "__init__": {"core", "bots"},
    "__main__": {"cli"},
}
HOMES = {
    "numba": {"core/compile.py", "core/compiler.py", "core/batch.py", "core/gpu.py"},
    "sqlalchemy": {
        "table/store.py",
        "table/pen.py",
        "table/folder.py",
        "table/postgres.py",
        "table/lease.py",
        "table/keepers.py",
        "table/moving.py",
        "table/database.py",
        "table/schema.py",
        "table/schema_tournament.py",
        "table/tournaments.py",
        "table/rounds.py",
        "table/past_cups.py",
        "table/guestbook.py",
        "table/keys.py",
        "table/accounts.py",
        "table/chat.py",
        "table/profile.py",
        "table/ratings.py",
        "table/shelf.py",
        "table/slow_schema.py",
        "table/slow.py",
        "table/ahead.py",
        "table/channels.py",
        "table/outbox.py",
        "table/wishes.py",
        "table/migrations/",
    },
    "alembic": {"table/migrations/"},
    "argon2": {"table/accounts.py"},
    "cryptography": {"web/push.py"},
    "smtplib": {"web/mail.py", "web/courier.py", "web/notices.py"},
    "openskill": {"table/ratings.py"},
    "fastapi": {"web/"},
    "pytest": {"testing/"},
    "hypothesis": {"testing/"},
    "gymnasium": {"adapters/"},
    "pettingzoo": {"adapters/pettingzoo.py"},
    "pyspiel": {"adapters/openspiel.py", "bench/peers.py"},
    "pyarrow": {"bots/contest/dataset.py"},
    "torch": {"train/"},
    "fcntl": {"core/machine.py"},
    "msvcrt": {"core/machine.py"},
}


@cache
def files() -> dict[str, str]:
    """Read when a test asks, and not by every process that only collects them."""
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in sorted(ROOT.rglob("*.py"))}


@cache
def nodes() -> list[tuple[str, ast.AST]]:
    return [(name, node) for name, text in files().items() for node in ast.walk(ast.parse(text))]


@cache
def imports() -> list[tuple[str, str]]:
    """Each file with each module that it imports."""
    plain = [(name, alias.name) for name, it in nodes() if isinstance(it, ast.Import) for alias in it.names]
    return plain + [(name, source(it, name)) for name, it in nodes() if isinstance(it, ast.ImportFrom)]


def source(node: ast.ImportFrom, name: str) -> str:
    """The module that names come from, in full where it is written with dots."""
    package = ("majlis", *name.split("/"))[: -node.level] if node.level else ()
    return ".".join([*package, *filter(None, [node.module])])


def ours() -> list[tuple[str, list[str]]]:
    return [(name, module.split(".")) for name, module in imports() if module.startswith("majlis.")]


def test_imports_point_one_way() -> None:
    parts = [(name, name.split("/")[0].removesuffix(".py"), there[1]) for name, there in ours()]
    assert [(name, there) for name, here, there in parts if there not in ALLOWED[here]] == []


def test_outside_matters_have_one_home() -> None:
    homes = [(name, module, HOMES.get(module.split(".")[0], {""})) for name, module in imports()]
    assert [(name, module) for name, module, home in homes if not name.startswith(tuple(home))] == []


def test_a_game_knows_no_other_game() -> None:
    games = [(name, name.split("/")[1], there[2]) for name, there in ours() if name[:6] == there[1] + "/" == "games/"]
    assert [(name, there) for name, here, there in games if here != there] == []


def test_no_file_is_longer_than_400_lines_and_no_function_than_60() -> None:
    assert [name for name, text in files().items() if len(text.splitlines()) > 400] == []
    functions = [(name, it) for name, it in nodes() if isinstance(it, ast.FunctionDef)]
    assert [f"{name}: {it.name}" for name, it in functions if it.end_lineno - it.lineno >= 60] == []
