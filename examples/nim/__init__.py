"""Nim: the smallest complete game, and the exact test of every search."""

from pathlib import Path

from majlis.core.game import Game

from . import actions, events, mind, parts, picture, rules, state, words

FOLDER = Path(__file__).parent

GAME = Game(
    name=FOLDER.name,
    folder=FOLDER,
    version=1,
    seats=range(2, parts.SEATS + 1),
    longest=int(parts.HEAPS.sum()),
    state=state.STATE,
    phases=state.Phase,
    actions=actions.ACTIONS,
    observation=mind.OBSERVATION,
    pieces=state.PIECES,
    tables=(parts.HEAPS,),
    about=words.ABOUT,
    events=events.Did,
    kinds=events.KINDS,
    cells=events.CELLS,
    bookkeeping=events.BOOKKEEPING,
    reasons=rules.Why,
    lines=rules.LINES,
    setup=rules.setup,
    legal=rules.legal,
    reason=rules.reason,
    step=rules.step,
    points=rules.points,
    sheet=rules.sheet,
    result=rules.result,
    count=state.count,
    ledger=events.ledger,
    hide=rules.hide,
    guess=rules.guess,
    values=mind.values,
    prior=mind.prior,
    say=words.say,
    read=words.read,
    prompt=words.prompt,
    offer=words.offer,
    tell=words.tell,
    why=words.why,
    tally=words.tally,
    draw=picture.draw,
    legend=words.LEGEND,
)
