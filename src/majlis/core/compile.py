"""One decorator turns a plain Python rule into machine code; outside this file nothing knows Numba."""

import ast
import hashlib
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

INTERPRET = os.environ.get("MAJLIS_INTERPRET", "0") not in ("", "0")
CORE = Path(__file__).parent
RULES: list[str] = []  # the module of every rule seen so far: what a progress bar counts

OPTIONS = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}
LINKED = ".rule"  # ends the inner name of a function that is only linked into others

if not INTERPRET:
    import numba
    import numba.extending
    from numba.core import event
    from numba.core.caching import CacheImpl, UserProvidedCacheLocator
    from numba.core.codegen import JITCodeLibrary, JITCPUCodegen

    class Library(JITCodeLibrary):  # type: ignore[misc]
        """Machine code is made for gates alone; a rule is only linked into what calls it.

        Numba would optimise and emit every function together with all that it calls, once more for each caller:
        measured on High Desert, 32 s of work where linking alone needs 18.
        """

        def finalize(self) -> None:
            if not self.name.endswith(LINKED):
                super().finalize()
                return
            for library in dict.fromkeys(self._linking_libraries):
                self._reload_init.update(library._reload_init)
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
            self._finalize_dynamic_globals()
            self._finalized = True

    set_env = JITCPUCodegen.set_env

    def set_env_of_gates(self: Any, env_name: str, env: Any) -> None:
        """Rules have no machine code, so no place for their environment; they need none."""
        if self._engine.get_global_value_address(env_name):
            set_env(self, env_name, env)

    JITCPUCodegen._library_class, JITCPUCodegen.set_env = Library, set_env_of_gates

    class Locator(UserProvidedCacheLocator):  # type: ignore[misc]
        """Where the machine code of a gate is kept: by what it was made from, never by where its source lies."""

        def __init__(self, function: Any, path: str) -> None:
            super().__init__(function, path)
            roots = function.__globals__.get("SOURCES") or (root_of(function),)
            self._cache_path = str(cache_folder(*roots) / function.__module__)

        @classmethod
        def from_function(cls, function: Any, path: str) -> Any:
            return super(UserProvidedCacheLocator, cls).from_function(function, path)

    CacheImpl._locator_classes = [Locator, *CacheImpl._locator_classes]


def cache_home() -> Path:
    """The folder that keeps machine code between runs."""
    return Path(os.environ.get("MAJLIS_CACHE") or Path.home() / ".cache" / "majlis")


@cache
def cache_folder(*roots: Path) -> Path:
    """A folder named after everything that the machine code was made from, wherever the checkout lies.

    Numba's own check looks only at the file a function stands in, and would run yesterday's tables.
    """
    digest = hashlib.blake2b(digest_size=8)
    digest.update(f"{numba.__version__} {sys.version} {os.environ.get('NUMBA_BOUNDSCHECK', '')}".encode())
    for root in sorted({CORE, *roots}, key=lambda root: root.name):
        for path in [*sorted(sources(root)), *boxes(root)]:
            name = path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name
            digest.update(f"{root.name}/{name}".encode() + path.read_bytes())
    return cache_home() / digest.hexdigest()


def sources(root: Path) -> set[Path]:
    """The files that machine code is made from: those with rules in any room, and those that these import."""
    texts = {path: path.read_text(encoding="utf-8") for path in root.rglob("*.py")}
    homes = {".".join(path.relative_to(root.parent).with_suffix("").parts): path for path in texts}
    found = {path for path, text in texts.items() if re.search(r"^\s*@(rule|gate)\b", text, re.MULTILINE)}
    while True:
        names = {name for home, path in homes.items() if path in found for name in imported(texts[path], home)}
        more = {path for home, path in homes.items() if any(f".{name}".endswith(f".{home}") for name in names)} - found
        if not more:
            return found
        found |= more


def imported(text: str, home: str) -> Iterator[str]:
    """Every module that a file may import from, in full; `home` is the file's own name, which dots start from."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            inside = home.split(".")[: -node.level] if node.level else []
            module = ".".join([*inside, *filter(None, [node.module])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def boxes(root: Path) -> list[Path]:
    """The files that a game reads its tables from: its own, and an owner's, named in MAJLIS_<GAME>_BOX."""
    owners = Path(os.environ.get(f"MAJLIS_{root.name.upper()}_BOX", ""))
    return [*sorted(root.rglob("*.toml")), *([owners] if owners.is_file() else [])]


def part_of(source: Path) -> Path:
    """The folder of the part of the house that a file is in, whichever room; outside the house, the file's own."""
    house = CORE.parent
    return house / source.relative_to(house).parts[0] if source.is_relative_to(house) else source.parent


def root_of(function: Callable[..., Any]) -> Path:
    """The folder of the game, or of the part of the house, that a function belongs to."""
    parts = function.__module__.split(".")
    depth = 3 if parts[:2] == ["majlis", "games"] else 2 if parts[0] == "majlis" else 1
    return Path(function.__code__.co_filename).resolve().parents[max(0, len(parts) - depth - 1)]


def _interpreted(function: Callable[..., Any]) -> Any:
    @wraps(function)
    def widened(*args: Any) -> Any:
        return function(*[int(x) if isinstance(x, np.integer) else x for x in args])

    return widened


def _compiled(function: Callable[..., Any], **options: Any) -> Any:
    RULES.append(function.__module__)
    dispatcher = numba.njit(**OPTIONS, **options)(function)
    template = dispatcher.get_call_template

    def widened(args: Any, kws: Any) -> Any:
        return template([_wide(kind) for kind in args], kws)

    dispatcher.get_call_template = widened
    return dispatcher


def _wide(kind: Any) -> Any:
    kind = numba.types.unliteral(kind)
    small = isinstance(kind, numba.types.Integer) and kind.bitwidth < 64
    return numba.types.int64 if small or isinstance(kind, numba.types.IntEnumMember) else kind


def rule(function: Callable[..., Any]) -> Any:
    """Compile a function that only other rules call.

    Rules hand each other 64-bit numbers, whatever small field or constant they come from: nothing overflows on the
    way, and each rule is compiled once and not for every mix of types. They cannot allocate (the compiler refuses it),
    so no time goes into counting references to arrays.
    """
    if INTERPRET:
        return _interpreted(function)
    function.__qualname__ += LINKED
    return _compiled(function, no_cpython_wrapper=True)


def listener(field: str, write: Callable[..., Any]) -> Any:
    """A rule (s, kind, knows, args) that writes to records with this field; in all others it leaves no trace."""
    if INTERPRET:
        return lambda s, *args: write(s, *args) if field in s.dtype.names else None

    def stub(s, kind, knows, args): ...  # type: ignore[no-untyped-def]

    def silent(s, kind, knows, args): ...  # type: ignore[no-untyped-def]

    @numba.extending.overload(stub, jit_options=OPTIONS | {"no_cpython_wrapper": True})
    def choose(s, kind, knows, args):  # type: ignore[no-untyped-def]
        return write if field in s.fields else silent

    return stub


def plain(function: Any) -> Any:
    """A rule that calls no other rule, interpreted: for words and pictures, which need no speed."""
    return function if INTERPRET else function.py_func


def gate(function: Callable[..., Any]) -> Any:
    """Compile a function that Python calls: it takes arrays and plain numbers, and trusts them."""
    return _interpreted(function) if INTERPRET else _compiled(function, cache=True)


def specialise(source: Path, name: str, sources: tuple[Path, ...], **names: Any) -> ModuleType:
    """Run a generic module once for one game, with that game's functions among its globals.

    Numba does not cache a function that receives another as an argument or closes over it; a module of its own,
    known by name before it runs, is cached like any other.
    """
    if name not in sys.modules:
        module = ModuleType(name, f"{source.stem} for one game")
        module.__dict__.update(names, __file__=str(source), SOURCES=(part_of(source), *sources))
        sys.modules[name] = module
        exec(compile(source.read_text(encoding="utf-8"), str(source), "exec"), module.__dict__)
    return sys.modules[name]


@contextmanager
def watch(tick: Callable[[], None]) -> Iterator[None]:
    """Call tick after every function that is compiled or fetched from the cache meanwhile."""
    if INTERPRET:
        yield
        return

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, _: Any) -> None: ...

        def on_end(self, _: Any) -> None:
            tick()

    with event.install_listener("numba:compile", Listener()):
        yield
