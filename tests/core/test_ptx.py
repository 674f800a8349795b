"""The rules compile for a GPU, on a machine without one: what numba-cuda cannot carry there fails here."""

import warnings
from types import SimpleNamespace

import numpy as np
import pytest

from majlis.core.compile import INTERPRET, rule
from majlis.core.game import Game
from majlis.core.many import TERMS, desk, row

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


def test_every_kernel_of_every_game_compiles_for_a_gpu(game: Game, cuda) -> None:
    """Unoptimised: what cannot run there is found as well, in a tenth of the time."""
    from numba.cuda import types

    from majlis.core.kernels import kernels

    states, rows, numbers, actions = array(game.state), array(np.bool_, 2), array(np.int8, 2), array(np.int32)
    table = (states, rows, array(desk(game.seats[-1])), array(TERMS), states)
    given = {
        "deal": table,
        "check": (rows, actions, actions),
        "step": (*table, actions),
        "wander": (*table, types.int64),
        "first": (rows, actions),
        "observe": (states, numbers, types.int64),
        "prior": (states, states, rows, array(np.float64, 2)),
        "stand": (states, array(np.int32, 2)),
    }
    made = vars(kernels(game.doors, cuda, row(game), game.observation.size))
    assert made.keys() == given.keys()
    for name, kernel in made.items():
        ptx = cuda.compile(kernel.py_func, given[name], device=False, cc=HOPPER, output="ptx", abi="numba", opt=False)
        assert ".visible .entry" in ptx[0], name


def test_what_cannot_run_on_a_gpu_is_found(cuda) -> None:
    from numba.core.errors import TypingError

    @rule
    def makes_a_list(s):
        return len(sorted([s, 1]))

    @cuda.jit
    def kernel(numbers):
        numbers[0] = makes_a_list(numbers[0])

    with pytest.raises(TypingError, match="sorted"):
        cuda.compile(kernel.py_func, (array(np.int64),), device=False, cc=HOPPER, output="ptx", abi="numba")
