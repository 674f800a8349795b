"""Djinns of the High Desert: a card game of clans and wishes for two to four players."""

from pathlib import Path

from majlis.core.game import Game, Option
from majlis.core.speech import topic
from majlis.games.high_desert import actions, companion, events, guide, parts, state, study
from majlis.games.high_desert.mind import features, hints, observe
from majlis.games.high_desert.picture import cover, illustrations, journeys, legend, scene
from majlis.games.high_desert.rules import figures, scoring, setup, turn, unseen, view, why
from majlis.games.high_desert.words import about, names, offers, paragraphs, plans, prompts, refusals, score, story

GAME = Game(
    name=Path(__file__).parent.name,
    folder=Path(__file__).parent,
    version=1,
    seats=range(2, parts.SEATS + 1),
    longest=7 * parts.TURN_CAP,
    state=state.STATE,
    phases=state.Phase,
    actions=actions.ACTIONS,
    observation=observe.OBSERVATION,
    pieces=state.PIECES,
    tables=(parts.COPIES, parts.VALUE),
    features=features.FEATURES,
    options=(Option("immune_to_self", 0, rule="H1"), Option("extra_turn", 1, rule="H5")),
    about=about.ABOUT,
    events=events.Did,
    kinds=events.KINDS,
    weighty=events.WEIGHTY,
    cells=events.CELLS,
    bookkeeping=events.BOOKKEEPING,
    reasons=why.Why,
    lines=len(scoring.Line),
    numbers=figures.Number,
    setup=setup.setup,
    legal=turn.legal,
    reason=turn.reason,
    step=turn.step,
    points=scoring.points,
    sheet=scoring.sheet,
    result=scoring.result,
    count=state.count,
    ledger=events.ledger,
    figures=figures.figures,
    hide=view.hide,
    guess=view.guess,
    unseen=unseen.blank_unseen,
    values=hints.values,
    prior=hints.prior,
    say=names.say,
    stop=names.stop,
    read=names.read,
    prompt=prompts.prompt,
    offer=offers.offer,
    tell=story.tell,
    why=refusals.why,
    rule=paragraphs.rule,
    paragraphs=paragraphs.PARAGRAPHS,
    illustrations=illustrations.ILLUSTRATIONS,
    tally=score.tally,
    draw=scene.draw,
    terminal=scene.TABLE.terminal,
    legend=topic("majlis.games.high_desert.words", "legend"),
    alike=legend.ALIKE,
    journeys=journeys.JOURNEYS,
    sounds=journeys.SOUNDS,
    guides=guide.GUIDES,
    questions=study.QUESTIONS,
    minutes=30,
    cover=cover.COVER,
    companion=companion.companion(scene.TABLE),
    plans=plans.plans,
)
