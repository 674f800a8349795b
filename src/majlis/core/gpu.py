"""The same rules inside a GPU: beside compile.py the only file that knows CUDA.

A rule that was made for the CPU is made once more for the device when a kernel calls it, from the same source and with
the same 64-bit arguments. Records there do not listen, so whatever a rule says is left out. Calls are inlined: where
the compiler leaves some as calls, arrays are lost on the way (illegal addresses; docs/training.md tells what is known).
"""

from collections.abc import Callable
from enum import IntEnum
from functools import cache
from typing import Any

import numpy as np

from majlis.core import rng
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

    instead = {rng.fill: filling(found)}

    @cache
    def on_device(rule: Any) -> Any:
        source = instead.get(rule, rule.py_func)
        device = found.jit(device=True, forceinline=not rule.py_func.__module__.startswith(LARGE))(source)
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


def filling(found: Any) -> Callable[..., None]:
    """rng.fill for a card: the same block, made of 32-bit words that never leave the registers."""
    small, quarter = np.uint32, found.jit(device=True, forceinline=True)(quarter_of_words)
    a, b, c, d = (int(word) for word in rng.CONSTANTS)

    def fill(s, x, counter):  # type: ignore[no-untyped-def]
        k, low, high = s.key, small(counter & rng.WORD), small(counter >> 32)
        x0, x1, x2, x3, x12, x13, x14, x15 = small(a), small(b), small(c), small(d), low, high, small(0), small(0)
        x4, x5, x6, x7, x8, x9, x10, x11 = k[0], k[1], k[2], k[3], k[4], k[5], k[6], k[7]
        for _ in range(4):
            x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
            x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
            x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
            x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
            x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
            x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
            x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
            x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
        x[0], x[1], x[2], x[3] = small(x0 + a), small(x1 + b), small(x2 + c), small(x3 + d)
        x[4], x[5], x[6], x[7] = small(x4 + k[0]), small(x5 + k[1]), small(x6 + k[2]), small(x7 + k[3])
        x[8], x[9], x[10], x[11] = small(x8 + k[4]), small(x9 + k[5]), small(x10 + k[6]), small(x11 + k[7])
        x[12], x[13], x[14], x[15] = small(x12 + low), small(x13 + high), x14, x15

    return fill


def quarter_of_words(a, b, c, d):  # type: ignore[no-untyped-def]
    """A quarter round; every sum is cut to 32 bits at once."""
    a = np.uint32(a + b)
    d = np.uint32(d ^ a)
    d = np.uint32(d << 16 | d >> 16)
    c = np.uint32(c + d)
    b = np.uint32(b ^ c)
    b = np.uint32(b << 12 | b >> 20)
    a = np.uint32(a + b)
    d = np.uint32(d ^ a)
    d = np.uint32(d << 8 | d >> 24)
    c = np.uint32(c + d)
    b = np.uint32(b ^ c)
    return a, np.uint32(b << 7 | b >> 25), c, d
