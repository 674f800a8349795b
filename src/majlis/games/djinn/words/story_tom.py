"""What Tom did at the end of a turn, and how a game against him ends, as events (DJ-14)."""

from majlis.core.record import NONE
from majlis.games.djinn.words.cards import TOLLS
from majlis.games.djinn.words.reckoning import sheet
from majlis.games.djinn.words.story_changes import win
from majlis.games.djinn.words.story_notes import gone
from majlis.games.djinn.words.tom_deck import aim, deck_points, in_deck, lost, toll, turned_up


def alone(t):
    """The end of a turn without others: Tom's card, then the next turn, the last visit or the end."""
    card = turned_up(t.v, t.w)
    if card != NONE:
        plays(t, card)
    if t.w.turn == NONE:
        t.note("over", NONE)
        end(t)
    elif t.w.ending:
        t.note("own_visit")
    else:
        t.note("own_turn", NONE, n=t.w.rounds)
        t.note_balance("base_magic", t.who)


def plays(t, card):
    if lost(t.w):
        t.note("tom_last", NONE, n=sum(t.w.boss))
    elif t.w.ending:
        t.note("tom_beaten")
        t.note("tom_flip", NONE, tom=card)
        pays(t, card)
        t.note("tom_left", NONE, n=len(in_deck(t.w)), points=deck_points(t.w))
    else:
        t.note("tom", NONE, tom=card)
        looks(t, card)


def looks(t, card):
    """Line by line, until a boss is found."""
    space, missed = aim(t.v, card)
    for place in missed:
        t.note("tom_missed", NONE, missed=place)
    if space == NONE:
        pays(t, card)
        return
    came = gone(t.w.loose[space], t.v.loose[space])
    t.note("tom_sends" if any(came) else "tom_empty", NONE, at=space, newcomers=[*came, 0])


def pays(t, card):
    """The last line, as far as it can be paid."""
    due, paid = sum(TOLLS[card]), toll(t.v, t.who, card)
    for noun, n in paid:
        t.told(noun, -n)
    if not due:
        t.note("tom_nothing", NONE)
    elif not paid:
        t.note("tom_poor")
    else:
        t.note("tom_pay" if sum(n for _, n in paid) == due else "tom_pay_some", goods=paid)


def end(t):
    if lost(t.w):
        t.note("tom_wins", points=sum(sheet(t.w, t.who)))
    else:
        win(t)
