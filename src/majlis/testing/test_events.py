"""What the rules say is what they do: the ledger, the secrets, and what an offer announces."""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest

from majlis.core.events import MOST, Raw, foreseen, gathered, heard, numbers
from majlis.core.foresight import ahead
from majlis.core.game import Game, States
from majlis.core.record import HEADER
from majlis.core.speech import LANGUAGES
from majlis.testing.plugin import Sample
from majlis.testing.walks import Moment, moments, walk

Book = npt.NDArray[np.int64]
PARTS = {name for name, *_ in HEADER} | {"spare"}


def ledger(game: Game, states: States) -> Book:
    out = np.zeros(game.cells, np.int64)
    game.doors.ledger(states, 0, out)
    return out


def said(game: Game, told: Raw) -> Book:
    """The changes of the ledger that the events name."""
    out = np.zeros(game.cells, np.int64)
    for row in told:
        for cell, change in game.kinds[int(row[0])].moves(*numbers(game.kinds, row).values()):
            out[cell] += change
    return out


@pytest.mark.parametrize("part", range(4))
def test_the_ledger_changes_as_the_events_say(game: Game, part: int, sample: Sample) -> None:
    for n in range(part, sample(40, 2000), 4):
        book = None
        for moment in walk(game, n):
            before = ledger(game, moment.before) if book is None else book
            book = ledger(game, moment.after)
            wrong = np.flatnonzero(book - before != said(game, moment.told))
            assert not len(wrong), f"walk {n}, action {moment.a}, cells {wrong}: {tales(game, moment)}"


def tales(game: Game, moment: Moment) -> list[str]:
    return [f"{game.events(int(row[0])).name} {numbers(game.kinds, row)}" for row in moment.told]


def test_every_field_is_in_the_ledger_or_named_as_bookkeeping(game: Game) -> None:
    """Found by nudging: a field counts if a change of it ever changes the ledger."""
    counted: set[str] = set()
    for moment in moments(game, 40, 30):
        plain = ledger(game, moment.before)
        for name in set(game.state.names or ()) - PARTS - counted:
            if any((ledger(game, other) != plain).any() for other in nudged(moment.before, name)):
                counted.add(name)
    assert set(game.state.names or ()) - PARTS - counted == set(game.bookkeeping)


def nudged(states: States, name: str) -> Iterator[States]:
    """The same state with one number of a field a little larger or smaller."""
    for i in range(states[name][0].size):
        for change in (1, -1):
            other = states.copy()
            other[name].reshape(-1)[i] += change
            yield other


def test_every_kind_is_a_row_with_names_for_its_numbers(game: Game) -> None:
    assert set(game.kinds) == set(game.events)
    for kind in game.kinds.values():
        assert len(set(kind.args)) == len(kind.args)
        assert {*kind.secret, *kind.chance, *([kind.gather] if kind.gather else [])} <= set(kind.args)


def test_every_viewer_hears_the_same_kinds_in_the_same_order_without_others_secrets(game: Game) -> None:
    for moment in moments(game, 60, 12):
        kinds = [int(row[0]) for row in moment.told]
        for seat in range(-1, int(moment.before[0]["seats"])):
            events = heard(game.events, game.kinds, moment.told, seat)
            assert [event.kind for event in events] == kinds
            for event, row in zip(events, moment.told, strict=True):
                truth = numbers(game.kinds, row)
                hidden = {name for name, value in event.args.items() if value is None}
                assert (
                    hidden <= set(game.kinds[event.kind].secret)
                    and {**truth, **event.args, **dict.fromkeys(hidden)} == event.args
                )


def test_every_action_is_told_to_everybody_in_every_language(game: Game) -> None:
    for moment in moments(game, 150, 7):
        for seat in range(-1, int(moment.before[0]["seats"])):
            events = heard(game.events, game.kinds, moment.told, seat)
            for lang in LANGUAGES:
                lines = game.tell(events, seat, lang, ())
                assert lines and all(line.strip() and "{" not in line and "None" not in line for line in lines)


def test_what_foresight_announces_is_what_the_step_brings(game: Game) -> None:
    for moment in moments(game, 300, 7):
        view = game.view(moment.before, moment.turn)
        promised = ahead(game.name, view, moment.a).events
        brought = foreseen(game.kinds, heard(game.events, game.kinds, moment.told, moment.turn))
        assert [(event.kind.name, event.args) for event in promised] == [
            (event.kind.name, event.args) for event in brought
        ]


def test_no_action_tells_more_than_there_is_room_for(game: Game) -> None:
    assert max(len(moment.told) for moment in moments(game, 400, 5)) <= MOST


def test_neighbours_are_gathered_without_losing_any(game: Game) -> None:
    for moment in moments(game, 100, 7):
        events = heard(game.events, game.kinds, moment.told, moment.turn)
        told = gathered(game.kinds, events)
        sizes = [len(event[game.kinds[event.kind].gather]) if game.kinds[event.kind].gather else 1 for event in told]
        assert sum(sizes) == len(events)
