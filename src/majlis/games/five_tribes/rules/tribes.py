"""What the five tribes do (FT-5)."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.five_tribes.actions import AT, DONE, FRONT, NUMBER
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import BLUE_FACES, TILES, TRIBES, Djinn, Flag, Tribe
from majlis.games.five_tribes.rules import holdings
from majlis.games.five_tribes.rules.grid import DISTANCE, NEAR
from majlis.games.five_tribes.rules.sowing import claim_if_empty, is_bare, leave
from majlis.games.five_tribes.rules.why import Why, mark
from majlis.games.five_tribes.state import Phase


@rule
def tribe_action(s):
    """The meeples in hand do their work; builders and assassins ask first."""
    tribe, n = int(s.tribe), int(s.took)
    s.carry[tribe] = s.n_carry = 0
    s.phase = Phase.THIEF
    match tribe:
        case Tribe.VIZIER:
            s.viziers[s.active] += n
            note(s, Did.VIZIERS, s.active, n, s.viziers[s.active])
        case Tribe.ELDER:
            s.elders[s.active] += n
            note(s, Did.ELDERS, s.active, n, s.elders[s.active])
        case _:
            s.bag[tribe] += n
            note(s, Did.RETURN, s.active, tribe, n)
    match tribe:
        case Tribe.MERCHANT:
            trade(s, n)
        case Tribe.BUILDER:
            s.phase = Phase.BUILD
        case Tribe.ASSASSIN:
            s.phase = Phase.KILL


@rule
def trade(s, n):
    """FT-5.3: the first so many cards of the row."""
    if s.n_row == 0:
        note(s, Did.NO_CARDS, s.active)
    for _ in range(min(n, int(s.n_row))):
        note(s, Did.MERCHANTS, s.active, s.row[0])
        holdings.take_from_row(s, 0)


# --- builders


@rule
def may_add(s, n):
    """FT-5.4: any number of slaves that one has."""
    return Why.OPEN if n <= holdings.slaves(s) else Why.BUILDERS


@rule
def mark_slaves(s, mask):
    n = 0
    for i in range(holdings.slaves(s) + 1):
        n += mark(mask, NUMBER + i, may_add(s, i))
    return n


@rule
def builders_bring(s, slaves):
    """FT-5.4: builders and slaves, times the blue tiles around; Echidna doubles it."""
    return (s.took + slaves) * blue_around(s, s.here) * (1 + s.double)


@rule
def build(s, n):
    holdings.discard_slaves(s, n)
    gold = builders_bring(s, n)
    s.gold[s.active] += gold
    note(s, Did.BUILD, s.active, gold, s.took, n, blue_around(s, s.here), s.double)
    s.phase = Phase.THIEF


@rule
def blue_around(s, tile):
    """Tiles of a blue value in the block of nine."""
    n = 0
    for other in range(TILES):
        n += NEAR[tile, other] and s.face[other] < BLUE_FACES
    return n


# --- assassins


@rule
def asks_kill(s):
    """Is anybody in reach, if every hidden card were a slave (FT-10)?"""
    return any_on_board(s, s.took + holdings.slaves_in_doubt(s)) or any_in_front(s)


@rule
def any_on_board(s, reach):
    for tile in range(TILES):
        if DISTANCE[s.here, tile] <= reach and not is_bare(s, tile):
            return True
    return False


@rule
def any_in_front(s):
    for seat in range(s.seats):
        if exposed(s, seat) and s.viziers[seat] + s.elders[seat] > 0:
            return True
    return False


@rule
def exposed(s, seat):
    """Another player, without Boaz (FT-7.4)."""
    return seat != s.active and s.djinn[Djinn.BOAZ] != seat


@rule
def number_in_front(s, seat, tribe):
    return int(s.viziers[seat]) if tribe == Tribe.VIZIER else int(s.elders[seat])


@rule
def may_kill(s, tile, tribe, near):
    """FT-5.5: somebody on a tile that assassins and slaves can reach."""
    if s.meeples[tile, tribe] == 0:
        return Why.ABSENT
    return Why.OPEN if near else Why.REACH


@rule
def is_near(s, tile):
    return DISTANCE[s.here, tile] <= s.took + holdings.slaves(s)


@rule
def may_kill_in_front(s, seat, tribe):
    """FT-5.5: a vizier or an elder of an opponent whom Boaz does not protect."""
    if seat >= s.seats:
        return Why.QUESTION
    if seat == s.active:
        return Why.OWN
    if not exposed(s, seat):
        return Why.BOAZ
    return Why.OPEN if number_in_front(s, seat, tribe) > 0 else Why.NONE_IN_FRONT


@rule
def may_spare(s):
    """FT-5.5: killing is a must, unless only slaves bring somebody into reach."""
    return Why.MUST_KILL if any_on_board(s, s.took) or any_in_front(s) else Why.OPEN


@rule
def mark_kills(s, mask):
    n, reach = mark(mask, DONE, may_spare(s)), s.took + holdings.slaves(s)
    for tile in range(TILES):
        if DISTANCE[s.here, tile] <= reach:
            n += mark_on_tile(s, mask, tile)
    for seat in range(s.seats):
        n += mark_in_front(s, mask, seat)
    return n


@rule
def mark_on_tile(s, mask, tile):
    n = 0
    for tribe in range(TRIBES):
        n += mark(mask, AT + tile * TRIBES + tribe, may_kill(s, tile, tribe, True))
    return n


@rule
def mark_in_front(s, mask, seat):
    n = mark(mask, FRONT + seat * 2, may_kill_in_front(s, seat, Tribe.VIZIER))
    return n + mark(mask, FRONT + seat * 2 + 1, may_kill_in_front(s, seat, Tribe.ELDER))


@rule
def may_kill_one(s, a):
    """A meeple on a tile, or one in front of an opponent."""
    if a < DONE:
        tile, tribe = (a - AT) // TRIBES, (a - AT) % TRIBES
        return may_kill(s, tile, tribe, is_near(s, tile))
    return may_kill_in_front(s, (a - FRONT) // 2, (a - FRONT) % 2) if a >= FRONT else Why.QUESTION


@rule
def may_kill_again(s, a):
    """FT-7.10: Ibus's second victim stands where the first stood."""
    if a < DONE:
        tile, tribe = (a - AT) // TRIBES, (a - AT) % TRIBES
        return may_kill(s, tile, tribe, True) if tile == s.struck else Why.SAME_PLACE
    if a < FRONT:
        return Why.QUESTION
    seat, tribe = (a - FRONT) // 2, (a - FRONT) % 2
    return may_kill_in_front(s, seat, tribe) if TILES + seat == s.struck else Why.SAME_PLACE


@rule
def kill(s, a):
    """One victim; Ibus asks for a second one, then the assassination is over."""
    first = s.struck == NONE
    if a < FRONT:
        kill_on_board(s, (a - AT) // TRIBES, (a - AT) % TRIBES, first)
    else:
        kill_in_front(s, (a - FRONT) // 2, (a - FRONT) % 2)
    pay_nekir(s, a, first)
    if first and s.twice and victims_left(s):
        s.phase = Phase.KILL_AGAIN
    else:
        if s.struck < TILES:
            claim_if_empty(s, s.struck)
        s.struck, s.phase = NONE, Phase.THIEF


@rule
def pay_nekir(s, a, first):
    """FT-7.18: once an assassination; by option for each victim (FT-11.3), and not for captives (FT-11.7)."""
    paid = 1 << Djinn.NEKIR  # among the powers used up: until another assassination begins
    if first:
        s.used[s.active] &= ~paid
    tribe = (a - AT) % TRIBES if a < FRONT else (a - FRONT) % 2
    unpaid = s.options & Flag.CAPTIVES_UNPAID > 0 and is_captive(s, tribe)
    if not unpaid and (s.options & Flag.NEKIR_EACH or s.used[s.active] & paid == 0):
        holdings.income(s, Djinn.NEKIR, 1)
        s.used[s.active] |= paid


@rule
def is_captive(s, tribe):
    """FT-7.12: Kandicha's owner takes viziers and elders instead of killing them."""
    return holdings.owns(s, Djinn.KANDICHA) and tribe <= Tribe.ELDER


@rule
def victims_left(s):
    if s.struck < TILES:
        return not is_bare(s, s.struck)
    return s.viziers[s.struck - TILES] + s.elders[s.struck - TILES] > 0


@rule
def kill_on_board(s, tile, tribe, first):
    """Exactly the slaves that the distance needs."""
    far = slaves_for(s, tile) if first else 0
    holdings.discard_slaves(s, far)
    note(s, Did.KILL, s.active, tribe, tile, far)
    leave(s, tile, tribe, 1)
    s.struck = tile
    bury(s, tribe, tile)


@rule
def slaves_for(s, tile):
    """FT-5.5: as many as the distance exceeds the assassins."""
    return max(0, DISTANCE[s.here, tile] - s.took)


@rule
def kill_in_front(s, seat, tribe):
    if tribe == Tribe.VIZIER:
        s.viziers[seat] -= 1
    else:
        s.elders[seat] -= 1
    s.struck = TILES + seat
    note(s, Did.KILL_FRONT, s.active, tribe, seat)
    bury(s, tribe, NONE)


@rule
def bury(s, tribe, tile):
    """To the bag; with Kandicha the killed bring what they would have brought, or come over (FT-7.12)."""
    kandicha = holdings.owns(s, Djinn.KANDICHA)
    if is_captive(s, tribe):
        s.viziers[s.active] += tribe == Tribe.VIZIER
        s.elders[s.active] += tribe == Tribe.ELDER
        note(s, Did.KANDICHA_KEEP, s.active, tribe)
        return
    s.bag[tribe] += 1
    note(s, Did.BURY, tribe)
    if kandicha and tribe == Tribe.MERCHANT:
        holdings.draw_unseen(s, Did.KANDICHA_DRAW)
    if kandicha and tribe == Tribe.BUILDER:
        gold = blue_around(s, tile) * (1 + s.double)
        s.gold[s.active] += gold
        note(s, Did.KANDICHA_GOLD, s.active, gold)
