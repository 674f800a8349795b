"""Djinns of the High Desert: a card game of clans and wishes for two to four players."""

from pathlib import Path

from majlis.core.game import Game, Option
from majlis.games.high_desert import actions, hints, parts, rules, scene, scoring, state, text, view, why, words

GAME = Game(
    name="high_desert",
    folder=Path(__file__).parent,
    version=1,
    seats=range(2, parts.SEATS + 1),
    longest=7 * parts.TURN_CAP,
    state=state.STATE,
    phases=state.Phase,
    actions=actions.ACTIONS,
    observation=hints.OBSERVATION,
    pieces=state.PIECES,
    tables=(parts.COPIES, parts.VALUE),
    options=(Option("immune_to_self", 0), Option("extra_turn", 1)),
    about=words.ABOUT,
    setup=rules.setup,
    legal=rules.legal,
    step=rules.step,
    points=scoring.points,
    result=scoring.result,
    count=state.count,
    hide=view.hide,
    guess=view.guess,
    observe=hints.observe,
    value=hints.value,
    prior=hints.prior,
    say=text.say,
    read=text.read,
    prompt=text.prompt,
    offer=text.offer,
    tell=text.tell,
    why=why.why,
    tally=text.tally,
    draw=scene.draw,
)
