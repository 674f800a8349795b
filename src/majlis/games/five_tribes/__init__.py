"""Five Tribes: sow the meeples of Naqala, for two to four players; with the Thieves of Naqala."""

from pathlib import Path

from majlis.core.game import Game, Option
from majlis.core.speech import topic
from majlis.games.five_tribes import actions, events, guide, parts, state
from majlis.games.five_tribes.mind import features, goals, hints, observe, optimum
from majlis.games.five_tribes.picture import cover, illustrations, journeys, legend, scene
from majlis.games.five_tribes.rules import figures, ledger, scoring, setup, turn, view
from majlis.games.five_tribes.rules.why import Why
from majlis.games.five_tribes.words import notation, offers, paragraphs, plans, prompts, refusals, story, tally
from majlis.games.five_tribes.words.about import ABOUT

GAME = Game(
    name="five_tribes",
    folder=Path(__file__).parent,
    version=2,
    seats=range(2, parts.SEATS + 1),
    longest=parts.LONGEST,
    state=state.STATE,
    phases=state.Phase,
    actions=actions.ACTIONS,
    observation=observe.OBSERVATION,
    pieces=state.PIECES,
    tables=(parts.FACES, parts.TRIBE_COUNT, parts.GOOD_COUNT, parts.SUIT_VALUE, parts.PRICE, parts.DJINN_CARDS),
    features=features.FEATURES,
    yardsticks={"opt": optimum.opt},
    events=events.Did,
    kinds=events.KINDS,
    cells=ledger.CELLS,
    bookkeeping=ledger.BOOKKEEPING,
    reasons=Why,
    numbers=figures.Number,
    lines=len(scoring.Line),
    obvious=state.OBVIOUS,
    obvious_openly=state.OBVIOUS_OPENLY,
    options=(
        Option("thieves", 0, rule="FT-11.1"),
        Option("power_a_round", 1, seats=range(2, 3), rule="FT-11.2"),
        Option("nekir_each", 2, rule="FT-11.3"),
        Option("echidna_kandicha", 3, rule="FT-11.4"),
        Option("one_card", 4, rule="FT-11.5"),
        Option("covered_gold", 5, ("on", "off"), rule="FT-11.6"),
        Option("captives_unpaid", 6, rule="FT-11.7"),
        Option("baal_itself", 7, rule="FT-11.8"),
    ),
    about=ABOUT,
    setup=setup.setup,
    legal=turn.legal,
    reason=turn.reason,
    step=turn.step,
    points=scoring.points,
    sheet=scoring.sheet,
    result=scoring.result,
    count=state.count,
    ledger=ledger.ledger,
    figures=figures.figures,
    hide=view.hide,
    guess=view.guess,
    observe=observe.observe,
    values=hints.values,
    prior=hints.prior,
    say=notation.say,
    read=notation.read,
    prompt=prompts.prompt,
    offer=offers.offer,
    tell=story.tell,
    why=refusals.why,
    rule=refusals.rule,
    paragraphs=paragraphs.PARAGRAPHS,
    illustrations=illustrations.ILLUSTRATIONS,
    tally=tally.tally,
    draw=scene.draw,
    terminal=scene.TABLE.terminal,
    legend=topic("majlis.games.five_tribes.words", "legend"),
    alike=legend.ALIKE,
    journeys=journeys.JOURNEYS,
    sounds=journeys.SOUNDS,
    guides=guide.GUIDES,
    goals=goals.goals,
    minutes=60,
    cover=cover.COVER,
    plans=plans.plans,
    stop=notation.stop,
    passes=plans.passes,
    begins=events.Did.TURN,
    weighty=events.WEIGHTY,
)
