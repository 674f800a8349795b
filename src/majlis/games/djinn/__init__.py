"""Djinn: catch the djinn that crowd around the Magic Source, for two to four players, or alone against Tom."""

from pathlib import Path

from majlis.core.game import Game, Option, Solo
from majlis.games.djinn import (
    actions,
    features,
    hints,
    parts,
    rules,
    scene,
    scoring,
    senses,
    state,
    tasks,
    text,
    tom,
    view,
    why,
    words,
)
from majlis.games.djinn.box import BOX

ALONE, OTHERS = range(1, 2), range(2, parts.SEATS + 1)

GAME = Game(
    name="djinn",
    folder=Path(__file__).parent,
    version=1,
    seats=range(1, parts.SEATS + 1),
    longest=parts.LONGEST,
    state=state.STATE,
    phases=state.Phase,
    actions=actions.ACTIONS,
    observation=senses.OBSERVATION,
    pieces=state.PIECES,
    tables=BOX.tables(),
    features=features.FEATURES,
    options=(
        Option("beginner", 0),
        Option("longer", 1, seats=OTHERS),
        Option("boss_colours", 2),
        Option("round_limit", parts.ROUND_LIMIT_SHIFT, tuple(str(n) for n in parts.ROUND_LIMIT), seats=OTHERS),
        Option("deck", parts.DECK_SHIFT, tuple(str(n) for n in parts.DECK_SIZES), seats=ALONE),
    ),
    about=words.ABOUT,
    setup=rules.setup,
    legal=rules.legal,
    step=rules.step,
    points=scoring.points,
    result=scoring.result,
    count=state.count,
    hide=view.hide,
    guess=view.guess,
    observe=senses.observe,
    values=hints.values,
    prior=hints.prior,
    say=text.say,
    read=text.read,
    prompt=text.prompt,
    offer=text.offer,
    tell=text.tell,
    why=why.why,
    tally=text.tally,
    draw=scene.draw,
    solo=Solo("deck", tom.TASKS, tom.won, tom.done, tasks.task, tasks.left),
)
