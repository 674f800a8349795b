"""One decorator turns a plain Python rule into machine code; beside compiler.py nothing else knows Numba."""

import dis
import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from majlis.core.cache import part_of

INTERPRET = os.environ.get("MAJLIS_INTERPRET", "0") not in ("", "0")
RULES: list[str] = []  # the module of every rule seen so far: what a progress bar counts

OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}
LISTENERS: list[Any] = []  # what every saying of a rule comes down to
PLAIN: dict[Any, Any] = {}  # by the type of a telling record: that of the same fields alone

if not INTERPRET:
    import numba
    import numba.extending
    from numba.core import cgutils, event
    from numba.core.registry import cpu_target

    from majlis.core.compiler import LINKED, Compiler

    OPTIONS["pipeline_class"] = Compiler

    @numba.extending.lower_cast(numba.types.Record, numba.types.Record)  # type: ignore[untyped-decorator]
    def skip_the_block(context: Any, builder: Any, telling: Any, plain: Any, value: Any) -> Any:
        """A telling record handed to a rule that says nothing: the plain one begins behind the block of events."""
        there = cgutils.pointer_add(builder, value, telling.size - plain.size)
        return builder.bitcast(there, context.get_value_type(plain))


def processor() -> str:
    """The kind of processor that machine code is made for here, as a short word."""
    return hashlib.blake2b(repr(cpu_target.target_context.codegen().magic_tuple()).encode(), digest_size=4).hexdigest()


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
        kinds = [wide(kind) for kind in args]
        return template(kinds if speaks(dispatcher) else [PLAIN.get(kind, kind) for kind in kinds], kws)

    dispatcher.get_call_template = widened
    return dispatcher


def share(telling: Any, plain: Any) -> None:
    """Rules that say nothing are compiled for the plain record alone; a telling one goes there without its block."""
    if not INTERPRET:
        kinds = numba.from_dtype(telling), numba.from_dtype(plain)
        PLAIN[kinds[0]] = kinds[1]
        cpu_target.typing_context.tm.set_safe_convert(*kinds)


@cache
def speaks(dispatcher: Any) -> bool:
    """Whether a rule writes to records that listen, itself or in what it calls."""
    found, todo = set(), [dispatcher]
    while todo:
        function = getattr(todo.pop(), "py_func", None)
        if function is not None and function not in found:
            found.add(function)
            todo += named(function)
            if any(one is listener for one in todo for listener in LISTENERS):
                return True
    return False


def named(function: Any) -> list[Any]:
    """Everything that a function may call: by its name, or as a part of a module; fields of a record are neither."""
    found: list[Any] = []
    for one in dis.get_instructions(function):
        if one.opname == "LOAD_GLOBAL":
            found.append(function.__globals__.get(one.argval))
        elif one.opname in ("LOAD_ATTR", "LOAD_METHOD") and found and isinstance(found[-1], ModuleType):
            found.append(getattr(found[-1], one.argval, None))
    return found


def wide(kind: Any) -> Any:
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

    LISTENERS.append(stub)
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
