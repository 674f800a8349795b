"""Training at small size on a CPU; where PyTorch is missing, these tests are left out."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install majlis[train]")

from majlis.bots.bot import bot
from majlis.bots.nets.file import Network, read, sound
from majlis.bots.nets.player import asking, mind
from majlis.core.game import Game, load
from majlis.core.refusal import Refusal
from majlis.testing.play import random_match
from majlis.train.config import Run, made
from majlis.train.field import Field, shared
from majlis.train.learning import lead, worth
from majlis.train.network import Net
from majlis.train.quantise import quantised
from majlis.train.run import NET, PROGRESS, Training, train
from majlis.train.selfplay import Lesson, Selfplay, absolute, relative

SMALL = {"device": "cpu", "matches": 24, "horizon": 6, "units": 16, "layers": 1, "lesson": 50, "report": 2}
SMALL |= {"rival_matches": 16, "pool_every": 1, "decisions": 24 * 6 * 4}
NIM = "nim"


def small(**more: Any) -> Run:
    return made(SMALL | more)


def quiet(line: dict[str, Any]) -> None: ...


def lines(folder: Path) -> list[dict[str, Any]]:
    """What a run reported; the clock does not count."""
    found = [json.loads(line) for line in (folder / PROGRESS).read_text(encoding="utf-8").splitlines()]
    return [{name: value for name, value in line.items() if name != "seconds"} for line in found]


@pytest.mark.parametrize("prior", [0.0, 1.0])
def test_a_run_that_was_stopped_ends_as_one_that_was_not(tmp_path: Path, prior: float) -> None:
    game, run = load(NIM), small(prior=prior)
    whole = train(game, run, tmp_path / "whole", quiet)
    parts = [train(game, run, tmp_path / "parts", quiet, until=0.0) for _ in range(4)]
    assert [part.lessons for part in parts] == [1, 2, 3, 4] and whole.lessons == 4
    one, two = (read(tmp_path / name / NET, game) for name in ("whole", "parts"))
    assert all((a == b).all() for a, b in zip(one.weights, two.weights, strict=True))
    assert lines(tmp_path / "whole")[-1] == lines(tmp_path / "parts")[-1]
    other = train(game, replace(run, seed=2), tmp_path / "other", quiet)
    assert not torch.equal(other.net.first.weight, whole.net.first.weight)


def test_a_folder_with_another_run_is_refused(tmp_path: Path) -> None:
    train(load(NIM), small(), tmp_path, quiet, until=0.0)
    with pytest.raises(Refusal, match="a run with other settings"):
        train(load(NIM), small(units=8), tmp_path, quiet)
    with pytest.raises(Refusal, match="measured against random and greedy"):
        train(load(NIM), small(rivals=("master",)), tmp_path / "new", quiet)


def test_a_network_carries_how_it_was_made_and_plays(tmp_path: Path) -> None:
    game, run = load(NIM), small(seed=5)
    train(game, run, tmp_path, quiet)
    told = read(tmp_path / NET, game).about
    assert (told["game"], told["observation"], told["decisions"]) == (NIM, game.observation.version, 576)
    assert told["run"]["seed"] == 5 and len(told["engine"]) == 32 and told["box"] == game.digest
    match = random_match(game, 2, 1, at=0)
    for name in (f"net:{tmp_path / NET}", f"net:{tmp_path / NET}:10"):
        assert bot(name, game).choose(match.view(match.turn), match.turn, 1) in match.open()


def test_it_learns(tmp_path: Path) -> None:
    """Nim against somebody who plays at random: half before, far more after some seconds."""
    run = small(matches=128, horizon=8, decisions=128 * 8 * 60, lesson=256, rate=3e-3, units=32, rival_matches=400)
    training = train(load(NIM), replace(run, report=60), tmp_path, quiet)
    assert training.measure()["random"]["share"] > 0.7


def test_tensors_are_the_arrays_of_the_batch() -> None:
    field = Field(load(NIM), small(), 24, 1)
    batch = field.batch
    for tensor, array in ((field.masks, batch.masks), (field.done, batch.done), (field.results, batch.results)):
        assert tensor.data_ptr() == array.ctypes.data
    assert shared(batch.observe()).data_ptr() == batch.observe().ctypes.data
    before = field.turns.clone()
    field.step(field.masks.float().argmax(1))
    assert field.turns.tolist() == batch.turns.tolist() != before.tolist()


def random_net(game: Game, run: Run) -> Net:
    """A network whose heads are not zero."""
    torch.manual_seed(3)
    net = Net(game, run)
    for head in (net.policy, net.value):
        torch.nn.init.normal_(head.weight, std=0.3)
        torch.nn.init.normal_(head.bias, std=0.3)
    return net


def test_whole_numbers_think_what_the_network_thinks(game: Game) -> None:
    """Scores within a fiftieth of a nat, and nearly always the same choice."""
    run = small(units=64, layers=2)
    net = random_net(game, run)
    weights = quantised(net, game, run)
    assert sound(weights)
    mine, rules = mind(Network(game, "one", weights, {})), asking(game)
    mask, scores, same, off = np.zeros(game.actions, np.bool_), np.zeros(game.actions), [], []
    for n in range(40):
        match = random_match(game, game.seats[-1], n % 4, at=random_match(game, game.seats[-1], n % 4).at * n // 40)
        view = match.view(match.turn)
        rules.ask(mine, view, mask, scores)
        numbers = torch.from_numpy(game.observed(view, match.turn)[None].copy())
        with torch.no_grad():
            wanted = net(numbers, torch.from_numpy(mask[None].copy()))[0][0].numpy()
        off.append(np.abs(scores - wanted)[mask].max())
        same.append(scores[mask].argmax() == wanted[mask].argmax())
    assert max(off) < 0.02 and np.mean(same) >= 0.95


def test_what_a_decision_was_worth() -> None:
    """Two seats, three decisions, the match ends with the second; worked out by hand."""
    run = small(matches=2, horizon=3, trace=0.5)
    lesson = Lesson.room(load(NIM), run, 1)
    lesson.turns[:, 0] = torch.tensor([0, 1, 0])
    lesson.values[:, 0] = torch.tensor([[0.6, 0.4], [0.5, 0.5], [0.7, 0.3]])
    lesson.done[1, 0], lesson.outcomes[1, 0] = True, torch.tensor([1.0, 0.0])
    lesson.points[1, 0] = torch.tensor([3.0, 2.0])
    lesson.standings[:, 0] = torch.tensor([[0.0, 1.0], [2.0, 1.0], [0.0, 0.0]])
    lesson.foretold[:, 0] = torch.tensor([[1.0, 1.0], [2.0, 2.0], [4.0, 0.0]])
    came = worth(lesson, (torch.tensor([[0.2, 0.8]]), torch.tensor([[5.0, 3.0]])), run)
    assert came.gains[:, 0].tolist() == pytest.approx([1.0 - 0.6, 0.0 - 0.5, 0.2 - 0.7])
    assert came.outcomes[:, 0].flatten().tolist() == pytest.approx([1.0, 0.25, 0.0, 1.0, 0.2, 0.8])
    assert came.points[:, 0].tolist() == [[2.5, 1.0], [1.0, 1.0], [5.0, 3.0]]  # still to come, from the seat to act on
    assert came.hauls[:, 0].tolist() == [
        (2.5 - 1.0) - (2.0 - 1.0),
        (2.0 - 2.0) - (3.0 - 2.0),
        (5.0 - 4.0) - (3.0 - 0.0),
    ]


def test_a_lead_is_counted_from_the_mean_of_the_others() -> None:
    points, mover = torch.tensor([[6.0, 2.0, 4.0], [6.0, 2.0, 4.0]]), torch.tensor([[0], [1]])
    assert lead(points, mover).tolist() == [3.0, -3.0]
    assert lead(torch.tensor([[5.0]]), torch.tensor([[0]])).tolist() == [5.0]


def test_points_can_teach_instead_of_wins(tmp_path: Path) -> None:
    """The same deals, another judgement: other weights."""
    wins, hauls = (train(load(NIM), small(haul=haul), tmp_path / str(haul), quiet) for haul in (0.0, 1.0))
    assert not torch.equal(wins.net.policy.weight, hauls.net.policy.weight)


def test_a_run_begins_as_another_network_ended(tmp_path: Path) -> None:
    """In what it thinks, to the precision of its file; a network of another form is refused."""
    game, run = load(NIM), small(units=64, layers=2)
    net = random_net(game, run)
    old = Training(game, run, tmp_path / "old")
    old.net = net
    old.save(tmp_path / "one.npz")
    begun = Training(game, replace(run, begin=str(tmp_path / "one.npz")), tmp_path / "run")
    field = Field(game, run, 24, 1)
    with torch.no_grad():
        one, two = (mind(field.observe(), field.masks) for mind in (net, begun.net))
    assert torch.allclose(one[0], two[0], atol=0.02) and torch.allclose(one[1], two[1], atol=0.02)
    with pytest.raises(Refusal, match="64 units and 2 layers: ask for the same"):
        Training(game, replace(run, begin=str(tmp_path / "one.npz"), units=32), tmp_path / "other")


def test_seats_are_counted_from_the_one_to_act_and_back() -> None:
    values, turns = torch.rand(5, 3), torch.tensor([0, 1, 2, 1, 0])
    there = relative(values, turns)
    assert torch.equal(absolute(there, turns), values)
    assert torch.equal(there[:, 0], values.gather(1, turns[:, None]).squeeze(1))


def test_what_an_earlier_self_does_is_not_learnt() -> None:
    run, game = small(pool=0.5), load(NIM)
    play = Selfplay(Field(game, run, run.matches, 1), run, torch.Generator().manual_seed(1))
    lesson = play.play(Net(game, run), Net(game, run))
    here, there = lesson.ours[:, :12], lesson.ours[:, 12:]
    assert bool(here.all())
    assert torch.equal(there, lesson.turns[:, 12:] == play.mine[12:]) and not bool(there.all())
    open_ones = lesson.masks.gather(2, lesson.actions[..., None])
    assert bool(open_ones.all())
