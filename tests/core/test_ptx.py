"""The rules compile for a GPU, on a machine without one: what numba-cuda cannot carry there fails here."""

import warnings
from types import SimpleNamespace

import numpy as np
import pytest

from majlis.core.compile import INTERPRET
from majlis.core.game import Game
from majlis.core.many import TERMS, desk

pytest.importorskip("numba_cuda", reason="numba-cuda is not installed: pip install majlis[gpu]")
HOPPER = (9, 0)


@pytest.fixture
def cuda(monkeypatch: pytest.MonkeyPatch):
    """Numba's CUDA with our lessons, and with a card that it only hears of."""
    if INTERPRET:
        pytest.skip("interpreted rules do not run on a GPU")
    from majlis.core.gpu import cuda

    found = cuda()
    card = SimpleNamespace(compute_capability=HOPPER)
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: card)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield found


def array(kind, deep=1):
    from numba.cuda import types
    from numba.cuda.np.numpy_support import from_dtype

    return types.Array(from_dtype(np.dtype(kind)), deep, "C")


@pytest.mark.parametrize("kernel", ["step", "observe", "prior"])
def test_what_training_needs_compiles_for_a_gpu(game: Game, cuda, kernel: str) -> None:
    from numba.cuda import types

    from majlis.core.kernels import kernels

    states, rows, numbers = array(game.state), array(np.bool_, 2), array(np.int8, 2)
    given = {
        "step": (states, rows, array(desk(game.seats[-1])), array(TERMS), states, array(np.int32)),
        "observe": (states, states, numbers, types.int64),
        "prior": (states, states, rows, array(np.float64, 2)),
    }
    made = getattr(kernels(game.doors, cuda), kernel).py_func
    ptx = cuda.compile(made, given[kernel], device=False, cc=HOPPER, output="ptx", abi="numba")[0]
    assert ".visible .entry" in ptx
