"""Nim: the smallest complete game, and the exact test of every search."""

from pathlib import Path

from majlis.core.game import Game
from nim import actions, hints, parts, rules, scene, scoring, state, text, view

GAME = Game(
    name="nim",
    folder=Path(__file__).parent,
    version=1,
    seats=range(2, parts.SEATS + 1),
    longest=int(parts.HEAPS.sum()),
    state=state.STATE,
    phases=state.Phase,
    actions=actions.ACTIONS,
    observation=hints.OBSERVATION,
    pieces=state.PIECES,
    tables=(parts.HEAPS,),
    about=text.ABOUT,
    setup=rules.setup,
    legal=rules.legal,
    step=rules.step,
    points=scoring.points,
    result=scoring.result,
    count=state.count,
    hide=view.hide,
    guess=view.guess,
    observe=hints.observe,
    values=hints.values,
    prior=hints.prior,
    say=text.say,
    read=text.read,
    prompt=text.prompt,
    offer=text.offer,
    tell=text.tell,
    why=text.why,
    tally=text.tally,
    draw=scene.draw,
)
