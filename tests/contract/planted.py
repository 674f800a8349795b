"""Deliberate leaks in High Desert, each of which the search for leaks must find.

Run with MAJLIS_INTERPRET=1: the faults are plain Python functions put in the place of the game's own.
"""

import dataclasses
import sys
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

from majlis.core import frame as frames
from majlis.core.game import Game, load
from majlis.core.match import Match
from majlis.core.record import named
from majlis.core.scene import Text
from majlis.games.high_desert.parts import KINDS, SEATS
from majlis.games.high_desert.state import Phase
from majlis.games.high_desert.words.names import card
from majlis.testing.leaks import leaks

GAME = load("high_desert")
Fault = Callable[..., Any]


def hiding(fault: Fault) -> dict[str, Fault]:
    """A game whose hide is followed by a fault that still has the true record at hand."""

    def hide(s, seat):
        true = s.copy()
        GAME.hide(s, seat)
        fault(s, true, seat)

    return {"hide": hide}


# --- views


def leave(*fields: str) -> dict[str, Fault]:
    """These fields are not blanked."""

    def fault(v, s, seat):
        for name in fields:
            setattr(v, name, getattr(s, name))

    return hiding(fault)


def next_card_shown(v, s, seat):
    if s.n_deck:
        v.deck[s.n_deck - 1] = s.deck[s.n_deck - 1]


def bottom_card_shown(v, s, seat):
    if s.n_deck:
        v.deck[0] = s.deck[0]


def look_shown_to_all(v, s, seat):
    for i in range(s.n_deck - s.n_look, s.n_deck):
        v.deck[i] = s.deck[i]


def marks_of_others_kept(v, s, seat):
    for i in range(s.n_deck):
        if s.deck[i] >= KINDS:
            v.deck[i] = s.deck[i]


def one_hand_card_shown(v, s, seat):
    for other in range(s.seats):
        if other != seat and s.n_hand[other]:
            v.hand[other, s.hand[other].argmax()] |= 1


def neighbour_shown(v, s, seat):
    other = (seat + 1) % s.seats
    v.hand[other] = s.hand[other]


def onlooker_is_first_seat(s, seat):
    GAME.hide(s, max(seat, 0))


def hand_sum_in_spare_place(v, s, seat):
    v.removed[KINDS - 1] = s.hand[(seat + 1) % s.seats, :5].sum()


# --- words, lists and pictures: the fault has the true match, as careless code would


def told_from_the_truth(match: Match, seat: int, at: int, lang: str = "en") -> list[str]:
    return match.game.tell(
        match.events(match.mover(at), at), match.mover(at), lang, match.called(lang, match.mover(at))
    )


def tell_names_the_loot(events, seat=-1, lang="en", names=()):
    return [*GAME.tell(events, seat, lang, names), *named_hands(TRUTH[-1])]


def named_hands(match: Match) -> list[str]:
    hands = named(match.state).hand
    return [card(int(hand.argmax())) for hand in hands]


def prompt_counts_the_deck(view, seat=-1, lang="en", names=()):
    top = named(TRUTH[-1].state).deck[0]
    return GAME.prompt(view, seat, lang, names) + (" Good luck!" if top % 2 else "")


def offer_knows_the_hand(view, a, lang="en", names=()):
    secret = named(TRUTH[-1].state).hand.argmax(axis=1)
    return GAME.offer(view, a, lang, names) + " " + ", ".join(map(str, secret))


def why_knows_the_deck(view, a, lang="en", names=()):
    return f"{GAME.why(view, a, lang, names)} (next: {named(TRUTH[-1].state).deck[1]})"


def refusal_lists_what_is_open(match: Match, seat: int, a: int, lang: str = "en") -> str:
    return f"Open now: {', '.join(match.game.say(x) for x in match.open())}"


def refusal_shows_the_digest(match: Match, seat: int, a: int, lang: str = "en") -> str:
    return f"Not open in state {match.digest()}"


def tally_counts_hands(view, lang="en"):
    return [*GAME.tally(view, lang), ("hand", [int(hand[:9].sum()) for hand in named(TRUTH[-1].state).hand])]


def drawing(change: Fault) -> dict[str, Fault]:
    """A scene in which something is changed by what the true state holds."""

    def draw(view, seat, mask, lang="en", names=(), tall=False):
        scene = GAME.draw(view, seat, mask, lang, names, tall)
        return change(scene, named(TRUTH[-1].state))

    return {"draw": draw}


def ids_follow_the_deck(scene, s):
    first, *others = scene.pieces
    return dataclasses.replace(scene, pieces=(first._replace(id=f"card-{s.deck[0]}"), *others))


def title_says_the_top(scene, s):
    return dataclasses.replace(scene, title=f"{scene.title} {card(int(s.deck[2]) % KINDS)}")


def backs_lie_in_order(scene, s):
    order = int(s.hand[SEATS - 1].argmax() + s.hand[1].argmax())
    moved = [piece._replace(x=piece.x + order / 100) for piece in scene.pieces]
    return dataclasses.replace(scene, pieces=tuple(moved))


def number_of_pieces_tells(scene, s):
    extra = tuple(Text(f"t{i}", 0, 0, ".") for i in range(int(s.hand[1, 0]) + int(s.hand[0, 0])))
    return dataclasses.replace(scene, texts=scene.texts + extra)


def legal_follows_the_deck(s, mask):
    n = GAME.legal(s, mask)
    if s.phase == Phase.TURN and s.n_deck and s.deck[0] % 2 and mask.sum() > 1:
        mask[mask.argmax()] = False
        n -= 1
    return n


TRUTH: list[Match] = []  # the matches looked at, the present one last: what careless code could reach

PLANTED: dict[str, tuple[dict[str, Fault], dict[str, Fault]]] = {  # changes to the game, changes to frames
    "hands are not blanked": (leave("hand"), {}),
    "the key is left in": (leave("key"), {}),
    "the block of random words is left in": (leave("block"), {}),
    "the count of random words is left in": (leave("drawn"), {}),
    "the deck is not blanked": (leave("deck"), {}),
    "the memory of others is left in": (leave("memory", "n_memory"), {}),
    "the stolen card is left in": (leave("stolen"), {}),
    "the next card is shown": (hiding(next_card_shown), {}),
    "the bottom card is shown": (hiding(bottom_card_shown), {}),
    "a look is shown to all": (hiding(look_shown_to_all), {}),
    "cards that others put under the deck are shown": (hiding(marks_of_others_kept), {}),
    "one card of every hand is shown": (hiding(one_hand_card_shown), {}),
    "the neighbour's hand is shown": (hiding(neighbour_shown), {}),
    "an onlooker sees what the first seat sees": ({"hide": onlooker_is_first_seat}, {}),
    "a sum of hidden cards is stored elsewhere": (hiding(hand_sum_in_spare_place), {}),
    "log lines are made from the truth": ({}, {"told": told_from_the_truth}),
    "a log line names a hidden card": ({"tell": tell_names_the_loot}, {}),
    "the prompt follows the deck": ({"prompt": prompt_counts_the_deck}, {}),
    "an offer follows hidden hands": ({"offer": offer_knows_the_hand}, {}),
    "a refusal follows the deck": ({"why": why_knows_the_deck}, {}),
    "a refusal lists what somebody else may do": ({}, {"refusal": refusal_lists_what_is_open}),
    "a refusal shows a digest of the state": ({}, {"refusal": refusal_shows_the_digest}),
    "the score sheet counts hands": ({"tally": tally_counts_hands}, {}),
    "ids follow the deck's order": (drawing(ids_follow_the_deck), {}),
    "the title names a hidden card": (drawing(title_says_the_top), {}),
    "backs lie where the cards behind them say": (drawing(backs_lie_in_order), {}),
    "the number of pieces tells of a hand": (drawing(number_of_pieces_tells), {}),
    "open actions follow the deck": ({"legal": legal_follows_the_deck}, {}),
}


def faulty(changes: dict[str, Fault]) -> Game:
    """The game with some of its functions replaced."""
    sys.modules.pop("majlis.core.batch_high_desert", None)
    return dataclasses.replace(GAME, **changes)


class Watched(Match):
    """A match that notes when it is looked at, so that faults can reach the truth as careless code would."""

    def view(self, seat: int, at: int | None = None):
        TRUTH.append(self)
        return super().view(seat, at)


def first_leak(changes: dict[str, Fault], patches: dict[str, Fault], matches: int = 6) -> str | None:
    """What the search finds first, or None."""
    with ExitStack() as stack:
        for module in ("majlis.testing.leaks", "majlis.testing.play"):
            stack.enter_context(patch(f"{module}.Match", Watched))
        for name, fault in patches.items():
            stack.enter_context(patch.object(frames, name, fault))
        game = faulty(changes)
        return next((leak for n in range(matches) for leak in leaks(game, n)), None)


if __name__ == "__main__":
    for name, (changes, patches) in [("nothing is wrong", ({}, {})), *PLANTED.items()]:
        print(f"{name}: {first_leak(changes, patches, 2 if name == 'nothing is wrong' else 6) or '-'}", flush=True)
