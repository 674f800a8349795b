"""A run is its seed and a TOML file: every setting with its usual value, read and checked."""

import tomllib
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from majlis.bots.nets.inputs import HOT
from majlis.core.refusal import Refusal, spot

DEVICES = ("cpu", "cuda")


@dataclass(frozen=True)
class Run:
    """How a network is trained; the usual values are for one large GPU."""

    seed: int = 1
    seats: int = 2
    device: str = "cuda"
    decisions: int = 500_000_000  # of all seats together, then it ends
    matches: int = 131_072  # played side by side
    horizon: int = 32  # decisions of each match between two lessons

    begin: str = ""  # a network's file or name, from which it begins; from nothing, if none is named
    units: int = 512  # of a layer
    layers: int = 2  # behind the first, each added to what was before
    one_of: int = HOT  # a field of a small range enters once more value by value, if that takes no more inputs
    prior: float = 0.0  # how much of the logarithm of the hints' prior is added to the policy; 0: none

    rate: float = 7e-4  # of learning, at the beginning
    rate_end: float = 3e-5
    entropy: float = 0.05  # what curiosity is worth, at the beginning
    entropy_end: float = 0.003
    epochs: int = 2  # how often a lesson is gone through
    lesson: int = 65_536  # decisions that are learnt at a time
    clip: float = 0.2  # how far a policy may move in a lesson
    trace: float = 0.95  # how far ahead outcomes are trusted more than the network's own values (lambda)
    haul: float = (
        0.0  # how far a decision is judged by the points that it leads to instead of the win, at the beginning
    )
    haul_end: float = 0.0
    points: float = 40.0  # so many points are one unit of what the network foretells
    foretell: float = 0.25  # what it is worth to foretell the final points of each seat

    pool: float = 0.2  # the share of the matches that is played against an earlier self
    pool_size: int = 8
    pool_every: int = 20  # lessons between two that join it

    rivals: tuple[str, ...] = ("random", "greedy")  # measured against, now and then
    rival_matches: int = 2048
    report: int = 20  # lessons between two reports
    keep: int = 0  # lessons between two networks that are kept beside the last; 0: none

    @property
    def lessons(self) -> int:
        """How many lessons the run has."""
        return -(-self.decisions // (self.matches * self.horizon))


LEAST = {"decisions": 1, "matches": 2, "horizon": 2, "units": 1, "epochs": 1, "lesson": 1, "points": 1e-3}
LEAST |= {"pool_every": 1, "report": 1, "rival_matches": 2}
SHARES = ("trace", "haul", "haul_end", "pool", "clip")


def read(path: Path | None, **more: Any) -> Run:
    """The run that a file tells, or the usual one; whatever else is given counts more."""
    told: dict[str, Any] = {}
    if path is not None:
        try:
            told = tomllib.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise Refusal(f"There is no file {str(path)!r}.") from None
        except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
            raise Refusal(f"{path}{spot(error)} cannot be read as TOML.") from None
    return made(told | {name: value for name, value in more.items() if value is not None})


def made(told: dict[str, Any]) -> Run:
    """A run out of what was told; what is unknown or makes no sense is refused."""
    usual = asdict(Run())
    for name, value in told.items():
        if name not in usual:
            raise Refusal(f"A run has no {name!r}. It has: {', '.join(usual)}.")
        if not alike(value, usual[name]):
            raise Refusal(
                f"{name} = {value!r} makes no sense: it is {type(usual[name]).__name__}, as in {usual[name]!r}."
            )
    settings: dict[str, Any] = {n: tuple(value) if isinstance(value, list) else value for n, value in told.items()}
    run = Run(**settings)
    if run.device not in DEVICES:
        raise Refusal(f"A run is on 'cpu' or 'cuda', not on {run.device!r}.")
    for name, value in asdict(run).items():
        low, high = LEAST.get(name, 0), 1.0 if name in SHARES else float("inf")
        if isinstance(value, int | float) and not low <= value <= high:
            raise Refusal(f"{name} = {value!r} is not between {low} and {high}.")
    return run


def alike(value: Any, usual: Any) -> bool:
    """Is a value of the kind that is usual there?"""
    if isinstance(usual, tuple):
        return isinstance(value, list | tuple) and all(isinstance(one, str) for one in value)
    if isinstance(usual, float):
        return isinstance(value, int | float) and not isinstance(value, bool)
    return type(value) is type(usual)


def written(run: Run) -> str:
    """A run as a TOML file that reads as the same."""
    return "".join(f"{field.name} = {_word(getattr(run, field.name))}\n" for field in fields(run))


def _word(value: Any) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_word, value))}]"
    return f'"{value}"' if isinstance(value, str) else repr(value)
