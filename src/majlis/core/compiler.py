"""How Numba is brought to compile rules quickly: what it need not ask, try and link a thousand times over.

Measured on Five Tribes and Djinn: a quarter of the time that the first start takes.
"""

from typing import Any

from numba.core import typed_passes, types, untyped_passes
from numba.core.caching import Cache, CacheImpl, UserProvidedCacheLocator
from numba.core.callconv import CPUCallConv, excinfo_t
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager
from numba.core.runtime import rtsys

from majlis.core.cache import cache_folder, root_of

LINKED = ".rule"  # ends the inner name of a function that is only linked into others
PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.RewriteSemanticConstants,
    untyped_passes.GenericRewrites,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.IRLegalization,
    typed_passes.AnnotateTypes,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)


class Compiler(CompilerBase):  # type: ignore[misc]
    """Only the passes that rules need: no closures, no generators, no array expressions, no object mode."""

    def define_pipelines(self) -> list[PassManager]:
        manager = PassManager("rules")
        for one in PASSES:
            manager.add_pass(one, one.__name__)
        manager.finalize()
        return [manager]


class Library(JITCodeLibrary):  # type: ignore[misc]
    """Machine code is made for gates alone, from all that they reach; a rule waits until it is called.

    Numba would optimise and emit every function together with all that it calls, once more for each caller:
    measured on High Desert, 32 s of work where linking alone needs 18.
    """

    def finalize(self) -> None:
        if self.name.endswith(LINKED):
            self._finalize_dynamic_globals()
            self._finalized = True
        else:
            self._own = {one.name for one in self._final_module.functions if not one.is_declaration}
            self._linking_libraries = self.reached()
            super().finalize()

    def _optimize_final_module(self) -> None:
        """Rules that are linked in are nobody else's: what is never looked at need not be handed to them."""
        for one in self._final_module.functions:
            if not one.is_declaration and one.name not in self._own:
                one.linkage = "internal"
        super()._optimize_final_module()

    def reached(self) -> list[Any]:
        """Every library that this one calls, itself or by rules; each once."""
        found: dict[Any, None] = {}
        todo = list(self._linking_libraries)
        while todo:
            one = todo.pop()
            if one not in found:
                found[one] = None
                todo += one._linking_libraries if one.name.endswith(LINKED) else ()
        return list(found)


class Locator(UserProvidedCacheLocator):  # type: ignore[misc]
    """Where the machine code of a gate is kept: by what it was made from, never by where its source lies."""

    def __init__(self, function: Any, path: str) -> None:
        super().__init__(function, path)
        roots = function.__globals__.get("SOURCES") or (root_of(function),)
        self._cache_path = str(cache_folder(*roots) / function.__module__)

    @classmethod
    def from_function(cls, function: Any, path: str) -> Any:
        return super(UserProvidedCacheLocator, cls).from_function(function, path)


set_env, get_call_type, write = JITCPUCodegen.set_env, types.Function.get_call_type, types.Record.__repr__
KNOWN: dict[tuple[int, ...], Any] = {}  # what an operation gives, by the codes of it and of what it is given
NAMES: dict[int, str] = {}  # what a record is called, by its code: a list of all its fields


def set_env_of_gates(self: Any, env_name: str, env: Any) -> None:
    """Rules have no machine code, so no place for their environment; they need none."""
    if self._engine.get_global_value_address(env_name):
        set_env(self, env_name, env)


def asked_once(self: Any, context: Any, args: Any, kws: Any) -> Any:
    """Numba tries up to 18 templates for every `a == b`; the answer for the same types is the same."""
    if kws:
        return get_call_type(self, context, args, kws)
    key = (self._code, *(one._code for one in args))
    if key not in KNOWN:
        KNOWN[key] = get_call_type(self, context, args, kws)
    return KNOWN[key]


def call_as_it_is(self: Any, builder: Any, callee: Any, resty: Any, argtys: Any, args: Any, attrs: Any = None) -> Any:
    """A call whose slots for the answer are not filled with zeros beforehand: whoever is called writes them.

    Numba fills them where a function begins, for all calls that it might make: dozens of writes for each decision.
    """
    with builder.goto_entry_block():
        answer = builder.alloca(self._get_return_argument(callee.function_type).pointee)
        fault = builder.alloca(excinfo_t.as_pointer(), name="excinfo")
    packed = self._get_arg_packer(argtys).as_arguments(builder, args)
    code = builder.call(callee, [answer, fault, *packed], attrs=tuple(attrs or ()))
    status = self._get_return_status(builder, code, builder.load(fault))
    return status, self.context.get_returned_value(builder, resty, builder.load(answer))


def load_what_is_compiled(self: Any, sig: Any, context: Any) -> Any:
    """Machine code from the cache needs Numba's runtime; what Numba knows of types and operations is for who compiles,
    and a compiler fetches it itself: 60 MB, half a second."""
    rtsys.initialize(context)
    with self._guard_against_spurious_io_errors():
        return self._load_overload(sig, context)


def written_once(self: Any) -> str:
    if self._code not in NAMES:
        NAMES[self._code] = write(self)
    return NAMES[self._code]


JITCPUCodegen._library_class, JITCPUCodegen.set_env = Library, set_env_of_gates
CPUCallConv.call_function = call_as_it_is
types.Function.get_call_type = asked_once  # type: ignore[method-assign]
types.Record.__repr__ = written_once  # type: ignore[method-assign]
Cache.load_overload = load_what_is_compiled
CacheImpl._locator_classes = [Locator, *CacheImpl._locator_classes]
