"""What an action brought about, as events: read from the differences of two views."""

from majlis.core.record import NONE
from majlis.games.djinn.actions import BASIC, CHEST, DONE, MAGE, PASSAGE, SPECIAL, STREET, YES
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import (
    BOSS,
    CARDS,
    CHESTS,
    COLOURS,
    EQUIPMENT,
    MAGES,
    REFILL,
    ROUNDS,
    TROPHIES,
    Good,
    Place,
    Tile,
)
from majlis.games.djinn.state import DECK, DISCARDS, TOP, UNSEEN, Phase
from majlis.games.djinn.words.cards import EFFECTS_OF, GAINS, LOCKED, POINTS
from majlis.games.djinn.words.free_offers import free_kind
from majlis.games.djinn.words.offers import PAUSES
from majlis.games.djinn.words.phrases import here
from majlis.games.djinn.words.reckoning import first_locked, prey, sheet, usable_passage
from majlis.games.djinn.words.story_notes import BOTTLES, gone

HOUSING = (Phase.HOUSE, Phase.LODGE, Phase.PREY, Phase.BOSSES)


def changes(t):
    """All that followed, in the order in which it happens."""
    chests(t)
    bonuses(t)
    mages(t)
    equipment(t)
    base(t)
    housing(t)
    end_of_catch(t)
    streets(t)
    trophies(t)
    start_effects(t)


def is_free(t):
    """Was it one of the actions that any pause allows?"""
    return t.v.phase in PAUSES and free_kind(t.a) is not None


# --- goods


def bonuses(t):
    """Coins that equipment pays on arrival."""
    new = t.w.used & ~t.v.used if not is_free(t) else 0
    for card in range(EQUIPMENT):
        if new >> card & 1 and EFFECTS_OF[card] == Effect.BONUS:
            t.note("bonus", card=card, goods=[("coin", GAINS[card][Good.COIN])])
            t.told("coin", GAINS[card][Good.COIN])


def base(t):
    """The first full set, the last passage."""
    if t.w.base_at[t.who] != t.v.base_at[t.who]:
        first_set = t.w.set_done[t.who] != t.v.set_done[t.who]
        t.note("set" if first_set else "all_laid", n=t.w.base_at[t.who])


# --- chests


def due(t):
    """How many chests this action opened."""
    v, a = t.v, t.a
    if v.phase == Phase.MORE:
        return v.chests_due + (a == YES)
    if v.phase != Phase.ACT or a not in (BASIC, SPECIAL, PASSAGE) or t.w.more:
        return 0
    place = usable_passage(v) if a == PASSAGE else v.symbol[here(v)]
    return 1 + (a == SPECIAL) if place == Place.CATACOMBS else 0


def opened(t):
    """Those of the deck; after a reshuffle also those that were discarded before."""
    n, v, w = due(t), t.v.chest, t.w.chest
    pool = (DECK,) if v.count(DECK) >= n else (DECK, DISCARDS)
    return [chest for chest in range(CHESTS) if n and v[chest] in pool and w[chest] != DECK]


def chests(t):
    """What they hold, and which of them stay locked for want of a key."""
    new = opened(t)
    for chest in new:
        t.note("chest", NONE, chest=chest, line=("chest", chest))
    asked = first_locked(t.v) if t.v.phase == Phase.LOCK else NONE
    thrown = t.a - CHEST if t.v.phase == Phase.THROW else NONE
    for chest in range(CHESTS):
        closed = t.w.chest[chest] == DISCARDS and (t.v.chest[chest] != DISCARDS or chest in new)
        if closed and LOCKED[chest] and chest not in (asked, thrown):
            t.note("shut", NONE, chest=chest)


# --- mages and equipment


def mages(t):
    """Those who wake by themselves, and the new ones of the Tavern."""
    v, w = t.v.mage, t.w.mage
    named = t.a - MAGE if t.v.phase == Phase.ACTIVATE else NONE
    woken = [m for m in range(MAGES) if v[m] == t.who * 2 and w[m] == v[m] + 1 and m != named]
    if woken:
        t.note("woken", mages=woken)
    for mage in range(MAGES):
        if v[mage] == UNSEEN and TOP <= w[mage] < UNSEEN:
            t.note("new_mage", NONE, mage=mage, line=("mage", mage))


def equipment(t):
    for card in range(EQUIPMENT):
        if t.v.equipment[card] == UNSEEN and TOP <= t.w.equipment[card] < UNSEEN:
            t.note("new_kit", NONE, card=card, line=("kit", card))


# --- djinn


def housing(t):
    """Into circles, into bottles."""
    if t.v.phase not in HOUSING or is_free(t):
        return
    v, w, who = t.v, t.w, t.who
    ringed = gone(w.ringed[who], v.ringed[who])
    if sum(ringed):
        t.note("ring" if sum(ringed) == 1 else "rings", djinn=ringed)
    corked = gone(w.corked[who], v.corked[who])
    if sum(corked):
        t.note("cork", djinn=[*corked, 0])
    bosses = gone(w.corked_boss[who], v.corked_boss[who])
    for colour in range(COLOURS):
        if bosses[colour]:
            t.note("cork_boss", djinn=[0] * COLOURS + [bosses[colour]], bottle=colour)
        t.told("cork", -corked[colour] - bosses[colour])
        t.told(BOTTLES[colour], -corked[colour] - bosses[colour])


def end_of_catch(t):
    """The own magic pays the rest."""
    v = t.v
    begun = v.phase == Phase.BOSSES or (v.phase == Phase.PREY and t.a == DONE and any(prey(v)))
    if t.w.catching or not (v.catching or begun):
        return
    paid = -t.rest[t.who]["magic"]
    t.told("magic", -paid)
    t.note("caught" if paid else "caught_free", magic=paid)


def streets(t):
    """Bosses that flee, and djinn that come."""
    taken, tom = taken_from_streets(t), t.v.tom != t.w.tom  # whom Tom sends, Tom's own lines tell
    for space in range(ROUNDS):
        left = t.v.boss[space] > t.w.boss[space]
        caught = left and taken[space][BOSS]
        if left and not caught:
            t.note("fled", NONE, at=space)
        came = [n - (m - k) for n, m, k in zip(t.w.loose[space], t.v.loose[space], taken[space][:BOSS], strict=True)]
        if any(came) and not tom:
            t.note("refill_street" if sum(came) > 1 else "refill_one", NONE, newcomers=[*came, 0], to=space)
        elif boss_is_gone(t, space, left) and REFILL[t.v.seats]:
            t.note("no_refill", NONE, to=space)
    if any(t.v.boss) and not any(t.w.boss):
        t.note("last_boss", NONE)


def boss_is_gone(t, space, left):
    """Would djinn come now: has the boss fled, or is the catch of a boss over?"""
    caught = t.v.prey_boss and t.v.catching != 2 and here(t.v) == space and not t.w.catching
    return (left or caught) and not t.w.catching and (t.v.catching == 1 or t.v.phase in (Phase.PREY, Phase.TAKE))


def taken_from_streets(t):
    """Djinn by space and kind that the action itself took away."""
    taken = [[0] * (COLOURS + 1) for _ in range(ROUNDS)]
    if t.v.phase == Phase.PREY and t.a == DONE:
        taken[here(t.v)] = prey(t.v)
    elif t.v.phase == Phase.TAKE and t.a != DONE:
        space, colour = divmod(t.a - STREET, COLOURS)
        taken[space][colour] = 1
    return taken


def trophies(t):
    v, w, who = t.v, t.w, t.who
    for trophy in range(TROPHIES):
        if w.trophies[trophy] == who != v.trophies[trophy]:
            given = [*gone(v.corked[who], w.corked[who]), sum(gone(v.corked_boss[who], w.corked_boss[who]))]
            t.note("trophy", djinn=given, trophy=trophy, points=POINTS[trophy])


# --- the beginning and the end


def start_effects(t):
    """Of the character tiles, for one player after another."""
    v, w = t.v, t.w
    for i in range(max(v.drafted, 2 * v.seats), w.drafted):
        seat = (v.first + i - 2 * v.seats) % v.seats
        t.note_balance("start", seat)
        if w.covered[seat]:
            t.note("covered", seat)
        if w.tile[Tile.P10_SECRETS] == seat:
            t.note("secrets", seat, scoring=[card for card in range(CARDS) if w.card[card] == seat])


def turns(t):
    """The end of a turn and of a round, the phases of the end, the next player's base."""
    v, w = t.v, t.w
    if w.turn == NONE:
        t.note("over", NONE)
        win(t)
        return
    if w.ending and not v.ending:
        t.note("limit" if any(v.boss) else "end_begins", NONE, n=v.rounds)
    if w.rounds != v.rounds:
        t.note({2: "last_round", 3: "last_visit"}.get(w.ending, "round"), NONE, n=w.rounds)
    t.note("turn", w.turn)
    t.note_balance("base_magic", w.turn)


def win(t):
    """Most points, then most coins, scrolls and keys; a tie is shared."""
    w = t.w
    totals = [(sum(sheet(w, seat)), w.coins[seat] + w.scrolls[seat] + w.keys[seat]) for seat in range(w.seats)]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    points = max(totals)[0]
    if len(best) > 1:
        t.note("share", NONE, order=best, points=points)
    else:
        tied = sum(total[0] == points for total in totals) > 1
        t.note("win_tie" if tied else "win", best[0], points=points)
