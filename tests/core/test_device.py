"""A batch inside a GPU, without one: its kernels called one match after another, its arrays in plain memory."""

from types import SimpleNamespace

import numpy as np
import pytest

from majlis.core import device
from majlis.core.compile import INTERPRET
from majlis.core.game import load
from majlis.core.gpu import filling
from majlis.core.kernels import kernels
from majlis.core.many import Batch, row
from majlis.core.match import IllegalAction
from majlis.core.record import named
from majlis.core.rng import WORDS

N = 40


class Plain(np.ndarray):
    """An array that answers as one on a device does."""

    def __getitem__(self, i):
        """One record knows its fields by name, as in a kernel."""
        return self.view(np.recarray)[i] if self.dtype.names and isinstance(i, int) else super().__getitem__(i)

    def copy_to_host(self) -> np.ndarray:
        return np.array(self)

    def copy_to_device(self, other: np.ndarray) -> None:
        self[:] = other

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        return self.__array_interface__


class Kernel:
    """A function that runs once for each match."""

    def __init__(self, card: "Card", function) -> None:
        self.card, self.function = card, function

    def __getitem__(self, shape: tuple[int, int]) -> "Kernel":
        self.threads = shape[0] * shape[1]
        return self

    def get_regs_per_thread(self) -> dict[str, int]:
        return {}

    def __call__(self, *given) -> None:
        for thread in range(self.threads):
            self.card.thread = thread
            self.function(*given)


class Card:
    """As much of numba.cuda as a batch asks for."""

    def __init__(self) -> None:
        self.thread = 0
        self.atomic = SimpleNamespace(min=self.least)
        self.local = SimpleNamespace(array=lambda shape, kind, line=1: np.zeros(shape, kind).view(Plain))

    def jit(self, function=None, **options) -> object:
        """Functions of the device are called as they are."""
        return (lambda plain: plain) if options else Kernel(self, function)

    def grid(self, _: int) -> int:
        return self.thread

    def to_device(self, array: np.ndarray) -> Plain:
        return np.array(array).view(Plain)

    def syncthreads(self) -> None:
        """Whoever is alone waits for nobody."""

    def least(self, array: np.ndarray, at: int, value: int) -> None:
        array[at] = min(array[at], value)


@pytest.fixture
def pair(monkeypatch: pytest.MonkeyPatch) -> tuple[Batch, device.DeviceBatch]:
    if INTERPRET:
        pytest.skip("interpreted rules do not run on a GPU")
    card = Card()
    monkeypatch.setattr(device, "cuda", lambda: card)
    game = load("nim")
    made = kernels(game.doors, card, row(game), game.observation.size)
    monkeypatch.setattr(device, "made", lambda name: made)
    return Batch("nim", N, seed=4), device.DeviceBatch("nim", N, seed=4)


def seen(field: device.Field) -> np.ndarray:
    """A field as PyTorch takes it: by its address, shape and strides."""
    told = SimpleNamespace(__array_interface__=field.__cuda_array_interface__, keep=field)
    return np.asarray(told)


def same(cpu: Batch, gpu: device.DeviceBatch) -> bool:
    pairs = [(cpu.states, gpu.states), (cpu.masks, gpu.masks), (cpu.observe(), gpu.observe())]
    pairs += [(cpu.turns, seen(gpu.turns)), (cpu.done, seen(gpu.done)), (cpu.results, seen(gpu.results))]
    pairs += [(cpu.points, seen(gpu.points)), (cpu.prior(), gpu.prior())]
    return all(np.asarray(one).tobytes() == np.asarray(two).tobytes() for one, two in pairs)


def test_both_batches_are_the_same_by_the_same_interface(pair) -> None:
    cpu, gpu = pair
    ended = 0
    for _ in range(60):
        assert same(cpu, gpu)
        actions = cpu.prior().argmax(axis=1)
        for batch in pair:
            batch.step(actions)
        ended += int(cpu.done.sum())
    assert ended > N and cpu.points.any()


def test_both_wander_alike_over_the_ends_of_matches(pair) -> None:
    cpu, gpu = pair
    for decisions in (1, 50, 7):
        assert cpu.random(decisions) == gpu.random(decisions)
        assert same(cpu, gpu)
        assert all((cpu.desk[name] == np.asarray(gpu.desk)[name]).all() for name in cpu.desk.dtype.names)
    assert cpu.desk["deals"].min() > 0


def test_what_was_kept_goes_on_on_the_other(pair) -> None:
    cpu, gpu = pair
    cpu.random(7)
    gpu.resume(cpu.kept())
    assert same(cpu, gpu)
    gpu.step(cpu.masks.argmax(axis=1))
    cpu.resume(gpu.kept())
    assert same(cpu, gpu)


def test_an_action_that_is_not_open_is_refused_there_too(pair) -> None:
    actions = pair[0].masks.argmax(axis=1)
    actions[3] = pair[0].masks[3].argmin()
    for batch in pair:
        with pytest.raises(IllegalAction, match="in match 3"):
            batch.step(actions)


def test_a_block_has_a_multiprocessor_to_itself() -> None:
    """As many threads as its registers are enough for, as a power of two."""
    assert [device.alone([each]) for each in (79, 168, 255)] == [512, 256, 256]
    assert device.alone([]) == 256


def test_a_card_makes_the_same_words_of_chance() -> None:
    game = load("nim")
    key, states, other = np.arange(1, 9, dtype=np.uint32) * 0x1F3D5B79, game.new(1), named(game.new(1))
    game.doors.resume(states, 0, key, 3 * WORDS)
    fill = filling(SimpleNamespace(jit=lambda **_: lambda function: function))
    other.key[:] = key
    with np.errstate(over="ignore"):
        fill(other, other.block, 2)
    assert other.block.tolist() == states["block"][0].tolist()
