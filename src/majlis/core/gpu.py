"""The same rules inside a GPU: beside compile.py the only file that knows CUDA.

A rule that was made for the CPU is made once more for the device when a kernel calls it, from the same source and with
the same 64-bit arguments. Records there do not listen, so whatever a rule says is left out. Calls are inlined: where
the compiler leaves some as calls, numba-cuda 0.30 loses rows of records on the way (High Desert: illegal addresses).
"""

from collections.abc import Callable
from enum import IntEnum
from functools import cache
from typing import Any

import numpy as np

from majlis.core.compile import INTERPRET, LISTENERS, wide
from majlis.core.refusal import Refusal

# Inlined, these would take minutes to compile; as they are they were seen to give the CPU's bytes.
LARGE = ("majlis.core.rng", "majlis.games.five_tribes", "majlis.games.djinn")
MISSING = "For device='cuda' install majlis[gpu] on a machine with an NVIDIA card; without one use device='cpu'."


@cache
def cuda() -> Any:
    """Numba's CUDA, taught what our rules need of it; refused in a sentence where it cannot run."""
    if INTERPRET:
        raise Refusal("Interpreted rules do not run on a GPU: unset MAJLIS_INTERPRET.")
    np.row_stack = getattr(np, "row_stack", np.vstack)  # numba-cuda 0.30 asks for it
    try:
        from numba import cuda as found
        from numba.cuda.target import CUDATypingContext
        from numba.cuda.typing import arraydecl
    except ImportError as error:
        raise Refusal(MISSING) from error
    CUDATypingContext.resolve_value_type = taught(found, CUDATypingContext.resolve_value_type)
    arraydecl.get_array_index_type = counted(arraydecl.get_array_index_type)
    return found


def taught(found: Any, resolve: Callable[..., Any]) -> Callable[..., Any]:
    """Rules become functions of the device, with wide arguments; who only listens becomes silent."""
    from numba.core.dispatcher import Dispatcher
    from numba.cuda.dispatcher import CUDADispatcher

    @cache
    def silent() -> Any:
        def nothing(s, kind, knows, args):  # type: ignore[no-untyped-def]
            return None

        return found.jit(device=True)(nothing)

    @cache
    def on_device(rule: Any) -> Any:
        device = found.jit(device=True, forceinline=not rule.py_func.__module__.startswith(LARGE))(rule.py_func)
        template = device.get_call_template
        device.get_call_template = lambda args, kws: template([wide(kind) for kind in args], kws)
        return device

    def value_type(self: Any, value: Any) -> Any:
        if any(value is one for one in LISTENERS):
            value = silent()
        elif isinstance(value, Dispatcher) and not isinstance(value, CUDADispatcher):
            value = on_device(value)
        elif isinstance(value, IntEnum):
            value = int(value)
        return resolve(self, value)

    return value_type


def counted(index: Callable[..., Any]) -> Callable[..., Any]:
    """A member of an enumeration is a number, also between brackets."""
    from numba.cuda import types

    def plain(kind: Any) -> Any:
        return types.int64 if isinstance(kind, types.IntEnumMember) else kind

    def index_type(array: Any, place: Any) -> Any:
        many = isinstance(place, types.BaseTuple)
        return index(array, types.Tuple([plain(kind) for kind in place]) if many else plain(place))

    return index_type
