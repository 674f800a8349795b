"""Djinn: catch the djinn that crowd around the Magic Source, for two to four players, or alone against Tom."""

from pathlib import Path

from majlis.core.game import Game, Option, Solo
from majlis.core.illustration import detail
from majlis.core.speech import topic
from majlis.games.djinn import actions, cells, companion, events, guide, parts, state, study
from majlis.games.djinn.box import BOX
from majlis.games.djinn.mind import features, hints, observe
from majlis.games.djinn.picture import cover, illustrations, journeys, legend, scene
from majlis.games.djinn.rules import figures, ledger, scoring, setup, turn, view
from majlis.games.djinn.rules.scoring import TASKS
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.words import about, offers, paragraphs, plans, prompts, refusals, sheet, stops, story, tasks
from majlis.games.djinn.words import actions as actions_in_words

ALONE, OTHERS = range(1, 2), range(2, parts.SEATS + 1)

GAME = Game(
    name=Path(__file__).parent.name,
    folder=Path(__file__).parent,
    version=2,
    seats=range(1, parts.SEATS + 1),
    longest=parts.LONGEST,
    state=state.STATE,
    phases=state.Phase,
    actions=actions.ACTIONS,
    observation=observe.OBSERVATION,
    pieces=state.PIECES,
    tables=BOX.tables(),
    features=features.FEATURES,
    options=(
        Option("beginner", 0, rule="DJ-13.1", first="on"),
        Option("longer", 1, seats=OTHERS, rule="DJ-13.2"),
        Option("boss_colours", 2, rule="DJ-13.3"),
        Option("round_limit", parts.ROUND_LIMIT_SHIFT, tuple(map(str, parts.ROUND_LIMIT)), OTHERS, "DJ-13.4"),
        Option("deck", parts.DECK_SHIFT, tuple(map(str, parts.DECK_SIZES)), ALONE, "DJ-13.5"),
    ),
    about=about.ABOUT,
    events=events.Did,
    kinds=events.KINDS,
    cells=cells.CELLS,
    bookkeeping=cells.BOOKKEEPING,
    reasons=Why,
    lines=len(scoring.Line),
    obvious=state.OBVIOUS,
    setup=setup.setup,
    legal=turn.legal,
    reason=turn.reason,
    step=turn.step,
    points=scoring.points,
    sheet=scoring.sheet,
    result=scoring.result,
    count=state.count,
    ledger=ledger.ledger,
    hide=view.hide,
    guess=view.guess,
    values=hints.values,
    prior=hints.prior,
    say=actions_in_words.say,
    read=actions_in_words.read,
    prompt=prompts.prompt,
    offer=offers.offer,
    tell=story.tell,
    why=refusals.why,
    rule=refusals.rule,
    paragraphs=paragraphs.PARAGRAPHS,
    illustrations={name: detail(scene.TABLE, lay) for name, lay in illustrations.LAID.items()} | illustrations.TAUGHT,
    tally=sheet.tally,
    plans=plans.plans,
    stop=stops.stop,
    passes=plans.passes,
    draw=scene.draw,
    terminal=scene.TABLE.terminal,
    legend=topic("majlis.games.djinn.words", "legend"),
    alike=legend.ALIKE,
    journeys=journeys.JOURNEYS,
    sounds=journeys.SOUNDS,
    guides=guide.GUIDES,
    numbers=figures.Number,
    figures=figures.figures,
    solo=Solo("deck", TASKS, tasks.won, tasks.done, tasks.task, tasks.left, cover.ALONE),
    questions=study.QUESTIONS,
    minutes=90,
    cover=cover.COVER,
    companion=companion.companion(scene.TABLE),
    begins=events.Did.TURN,
    weighty=events.WEIGHTY,
)
