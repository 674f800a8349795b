"""Imports point one way, and each outside matter has one home."""

import ast
from pathlib import Path

import pytest

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
    "numba": {"core/compile.py", "core/compiler.py", "core/batch.py"},
    "sqlalchemy": {"table/store.py"},
    "fastapi": {"web/"},
    "pytest": {"testing/"},
    "hypothesis": {"testing/"},
    "fcntl": {"core/machine.py"},
    "msvcrt": {"core/machine.py"},
}
FILES = sorted(ROOT.rglob("*.py"))


def imports(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    return found + [source(node, path) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]


def source(node: ast.ImportFrom, path: Path) -> str:
    """The module that names come from, in full where it is written with dots."""
    package = ("majlis", *path.relative_to(ROOT).parts)[: -node.level] if node.level else ()
    return ".".join([*package, *filter(None, [node.module])])


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_one_way(path):
    part = path.relative_to(ROOT).parts[0].removesuffix(".py")
    ours = {name.split(".")[1] for name in imports(path) if name.startswith("majlis.")}
    assert ours <= ALLOWED[part], f"{part} may import only {sorted(ALLOWED[part])}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_outside_matters_have_one_home(path):
    where = path.relative_to(ROOT).as_posix()
    for name in imports(path):
        homes = HOMES.get(name.split(".")[0])
        assert not homes or any(where.startswith(home) for home in homes), f"{name} belongs to {homes}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_game_knows_no_other_game(path):
    parts = path.relative_to(ROOT).parts
    if parts[0] == "games" and len(parts) > 2:
        others = {name.split(".")[2] for name in imports(path) if name.startswith("majlis.games.")}
        assert others <= {parts[1]}


def test_no_file_is_longer_than_400_lines_and_no_function_than_60():
    for path in FILES:
        lines = path.read_text(encoding="utf-8").splitlines()
        assert len(lines) <= 400, path
        for node in ast.walk(ast.parse("\n".join(lines))):
            if isinstance(node, ast.FunctionDef):
                assert node.end_lineno - node.lineno < 60, f"{path}: {node.name}"
