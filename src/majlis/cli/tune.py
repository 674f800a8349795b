"""Fitting the weights of a game's features to self-play."""

from pathlib import Path
from typing import Annotated

import typer

from majlis.bots.tune.fit import HELD_OUT, TRUST, Fit, tune
from majlis.bots.tune.moments import BATCH, must_have_features
from majlis.cli.arguments import GameName, Seeds, number, placed, put
from majlis.cli.refusals import Stopped
from majlis.core.game import Game, load
from majlis.core.refusal import Refusal
from majlis.core.weights import PLAYERS, written
from majlis.tui.bar import bar, warm

MANY = 8000


def tune_(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help="Games of self-play for each number of players.")] = MANY,
    seed: Seeds = "1",
    stages: Annotated[int, typer.Option(metavar="N", help="Weights of a feature from the first to the last.")] = 4,
    out: Annotated[
        Path | None, typer.Option(callback=placed, metavar="FILE.toml", help="Where to; without it, to stdout.")
    ] = None,
) -> None:
    """Fit the chances to win to self-play, and write the weights as the game reads them from its folder."""
    box = load(game)
    if games < HELD_OUT or stages < 2:
        raise Refusal(f"At least {HELD_OUT} games and 2 stages are needed, not {games} and {stages}.")
    must_have_features(box)
    warm(box)
    fits = fitted(box, games, number(seed), stages)
    assert box.features
    command = f"majlis tune {game} --games {games} --seed {seed} --stages {stages}"
    tables = {seats: fit.weights for seats, fit in fits.items()}
    text = written(tables, box.features.names, command, {seats: told(fit) for seats, fit in fits.items()})
    if out:
        put(out, text)
    else:
        typer.echo(text, nl=False)


def fitted(game: Game, games: int, seed: int, stages: int) -> dict[int, Fit]:
    """All numbers of players, one after another."""
    fits: dict[int, Fit] = {}
    try:
        for seats in game.seats:
            fits[seats] = fit(game, seats, games, seed, stages)
    except KeyboardInterrupt:
        done = ", ".join(PLAYERS[seats] for seats in fits) or "nothing"
        raise Stopped(
            f"Stopped: {done} fitted, nothing written. Fewer games are quicker: --games {games // 4}."
        ) from None
    return fits


def fit(game: Game, seats: int, games: int, seed: int, stages: int) -> Fit:
    """One number of players, with a bar."""
    with bar(f"{game.title}, {PLAYERS[seats]}", len(TRUST) * -(-games // BATCH)) as tick:
        found = tune(game, seats, games, seed, stages, lambda _: tick())
    typer.echo(f"{game.name}, {PLAYERS[seats]}: {told(found)}", err=True)
    return found


def told(fit: Fit) -> str:
    """How good a fit is, beside the points alone."""
    return (
        f"{fit.moments} moments, log loss {fit.loss:.4f} (points alone {fit.points:.4f}), "
        f"right {fit.right:.1%} ({fit.right_by_points:.1%}), off by {fit.off:.1%}"
    )
