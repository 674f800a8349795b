"""Set-up (DJ-3) and the draft of character tiles (DJ-12)."""

from majlis.core.compile import rule
from majlis.core.events import confide, note
from majlis.core.record import NONE
from majlis.core.rng import below, shuffle
from majlis.games.djinn import parts
from majlis.games.djinn.actions import TILE
from majlis.games.djinn.box_tables import Trait
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import CARDS, FROM, PLACES, ROUNDS, SOURCE, TILES, TILES_OF_A_KIND, TO, Flag, Good, Tile
from majlis.games.djinn.rules.equipment import open_equipment
from majlis.games.djinn.rules.goods import fill_street, owe, tile_with
from majlis.games.djinn.rules.mages import open_mage
from majlis.games.djinn.rules.rounds import begin_round
from majlis.games.djinn.rules.tom import deal_deck
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import BOX, IN_HAND, NO_PASSAGE, SHOWN, UNSEEN, Phase

REMOVED_PASSAGES = 2
TRIES = 20000  # for a beginner's city: one in 36 will do


@rule
def setup(s, seats, options):
    """DJ-3; beginners have no tiles to draft, nor has who plays alone (DJ-14.1)."""
    deal(s, seats, options)
    if options & Flag.BEGINNER or seats == 1:
        begin_round(s)
    else:
        s.phase = Phase.DRAFT
        s.turn = drafter(s)


@rule
def deal(s, seats, options):
    s.seats, s.options = seats, options
    s.first = below(s, seats)
    s.turn = s.first
    s.limit = parts.ROUND_LIMIT[options >> parts.ROUND_LIMIT_SHIFT & 3]
    deal_city(s)
    deal_players(s)
    deal_cards(s)
    deal_djinn(s)
    blank(s)
    if seats == 1:
        deal_deck(s)


@rule
def blank(s):
    s.aim, s.trade, s.kept, s.waits, s.trophy, s.prey_free, s.tom_last = NONE, NONE, NONE, NONE, NONE, NONE, NONE
    s.edge[:], s.tent[:] = NONE, NONE


@rule
def deal_city(s):
    """Symbols at random; for beginners no path joins equal ones."""
    for space in range(ROUNDS):
        s.symbol[space] = space
        s.symbol[ROUNDS + space] = space
    shuffle(s, s.symbol, ROUNDS)
    shuffle_squares(s)
    tries = 0
    while s.options & Flag.BEGINNER and any_equal_path(s) and tries < TRIES:
        shuffle_squares(s)
        tries += 1


@rule
def shuffle_squares(s):
    for i in range(parts.SQUARES - 1, 0, -1):
        j = below(s, i + 1)
        s.symbol[ROUNDS + i], s.symbol[ROUNDS + j] = s.symbol[ROUNDS + j], s.symbol[ROUNDS + i]


@rule
def any_equal_path(s):
    for edge in range(parts.EDGES):
        if FROM[edge] != SOURCE and TO[edge] != SOURCE and s.symbol[FROM[edge]] == s.symbol[TO[edge]]:
            return True
    return False


@rule
def deal_players(s):
    """The same two passages stay in the box for all."""
    for seat in range(s.seats):
        s.coins[seat], s.magic[seat], s.capacity[seat] = parts.START_COINS, parts.START_MAGIC, parts.START_CAPACITY
        s.passage[seat, :] = IN_HAND
    for i in range(REMOVED_PASSAGES):
        place = below(s, PLACES - i)
        for other in range(PLACES):  # a step past each removed one at or before it, so that all left are equally likely
            place += int(other <= place and s.passage[0, other] == NO_PASSAGE)
        for seat in range(s.seats):
            s.passage[seat, place] = NO_PASSAGE
    s.keys_left = parts.KEYS_IN_ALL


@rule
def deal_cards(s):
    """Four piles of mages, three of equipment, trophies; cards and tiles for those who know the game and each other."""
    s.mage[:], s.equipment[:], s.trophies[:], s.tile[:], s.card[:] = UNSEEN, UNSEEN, BOX, BOX, BOX
    for pile in range(4):
        s.mage_pile[pile] = 8
        open_mage(s, pile)
    for kit in range(parts.KITS):
        open_equipment(s, kit)
    for row in range(parts.TROPHY_ROWS):
        for _ in range(s.seats + 1):
            show_trophy(s, row)
    if s.options & Flag.BEGINNER == 0 and s.seats > 1:
        show(s, s.card, 0, CARDS, parts.OPEN_CARDS, SHOWN)
        show(s, s.tile, 0, TILES_OF_A_KIND, s.seats + 1, SHOWN)
        show(s, s.tile, TILES_OF_A_KIND, TILES, s.seats + 1, SHOWN)


@rule
def show(s, cards, first, end, count, where):
    """So many random cards of a range come out of the box."""
    for _ in range(count):
        n = 0
        for card in range(first, end):
            n += cards[card] == BOX
        at = below(s, n)
        card = first
        while cards[card] != BOX or at > 0:
            at -= cards[card] == BOX
            card += 1
        cards[card] = where


@rule
def show_trophy(s, row):
    n = 0
    for trophy in range(parts.TROPHIES):
        n += s.trophies[trophy] == BOX and parts.TROPHY_ROW[trophy] == row
    at = below(s, n)
    for trophy in range(parts.TROPHIES):
        if s.trophies[trophy] == BOX and parts.TROPHY_ROW[trophy] == row:
            if at == 0:
                s.trophies[trophy] = SHOWN
            at -= 1


@rule
def deal_djinn(s):
    """A boss and some djinn at every round space; one more near the Source in the longer game and alone (DJ-14.1)."""
    for colour in range(parts.COLOURS):
        s.bag[colour] = parts.PER_COLOUR
    for space in range(ROUNDS):
        s.boss[space] = 1
        longer = s.options & Flag.LONGER > 0 or s.seats == 1
        n = int(parts.AT_SPACE[s.seats]) + int(longer and parts.NEAR_SOURCE[space])
        fill_street(s, space, n, Did.REFILL_STREET)
    s.boss_supply = parts.BOSSES - ROUNDS


# --- the draft


@rule
def drafter(s):
    """Clockwise once, then back."""
    n = int(s.seats)
    turn = int(s.drafted) if s.drafted < n else 2 * n - 1 - s.drafted
    return (s.first + turn) % n


@rule
def owns_kind(s, bad):
    for tile in range(TILES_OF_A_KIND):
        if s.tile[bad * TILES_OF_A_KIND + tile] == s.turn:
            return True
    return False


@rule
def may_draft(s, tile):
    """Any tile first, then one of the other kind."""
    if s.tile[tile] != SHOWN:
        return Why.TILE_TAKEN if s.tile[tile] < parts.SEATS else Why.TILE_ABSENT
    if not owns_kind(s, tile // TILES_OF_A_KIND):
        return Why.OPEN
    return Why.TILE_GOOD if tile < TILES_OF_A_KIND else Why.TILE_BAD


@rule
def mark_draft(s, mask):
    n = 0
    for tile in range(TILES):
        if may_draft(s, tile) == Why.OPEN:
            mask[TILE + tile] = True
            n += 1
    return n


@rule
def draft(s, tile):
    s.tile[tile] = s.turn
    s.drafted += 1
    note(s, Did.DRAFT, s.turn, tile)
    if s.drafted == 2 * s.seats:
        for other in range(TILES):
            if s.tile[other] == SHOWN:
                s.tile[other] = BOX
                note(s, Did.RETURN_TILE, other)


@rule
def start_effects(s):
    """Of the next player from the first on: goods and magic, then P06 and P10."""
    s.turn = (s.first + s.drafted - 2 * s.seats) % s.seats
    s.drafted += 1
    seat = s.turn
    note(s, Did.START, seat)
    start_goods(s)
    if s.tile[Tile.N03_COVER] == seat:
        s.covered[seat] = 1
        note(s, Did.COVERED, seat)
    if s.tile[Tile.P10_SECRETS] == seat:
        show(s, s.card, 0, CARDS, parts.SECRET_CARDS, seat)
        s.reveals += 1
        note_secrets(s, seat)
    if seat != s.first and asks(s):  # the first has just taken the last tile
        note(s, Did.TURN, seat)


@rule
def note_secrets(s, seat):
    for card in range(CARDS):
        if s.card[card] == seat:
            confide(s, Did.SECRET, 1 << seat, seat, card)


@rule
def advance_draft(s):
    if s.drafted < 2 * s.seats:
        s.phase = Phase.DRAFT
        if s.turn != drafter(s):
            s.turn = drafter(s)
            note(s, Did.TURN, s.turn)
        return True
    if s.drafted < 3 * s.seats:
        start_effects(s)
    else:
        begin_round(s)
    return False


# --- what character tiles give and take at the start (DJ-3.6, DJ-12)


@rule
def start_goods(s):
    """What comes is taken afterwards; what goes is taken from both."""
    more, mage, less = tile_with(s, Trait.MORE), tile_with(s, Trait.MAGE), tile_with(s, Trait.LESS)
    if more != NONE:
        owe(s, parts.TILE_GAIN[more])
    if mage != NONE:
        owe(s, parts.TILE_GAIN[mage])
        s.owe[Good.MAGE] += 1
    if less != NONE:
        s.coins[s.turn] -= lost(s, less, Good.COIN, int(s.coins[s.turn]))
        s.scrolls[s.turn] -= lost(s, less, Good.SCROLL, int(s.scrolls[s.turn]))
        s.magic[s.turn] -= lost(s, less, Good.MAGIC, int(s.magic[s.turn]))
        lost(s, less, Good.KEY, 0)  # nobody begins with any
        lost(s, less, Good.CORK, 0)


@rule
def lost(s, tile, good, there):
    """As much as there is, then of what is still to come."""
    n = int(parts.TILE_GAIN[tile, good])
    s.owe[good] -= min(max(0, n - there), int(s.owe[good]))
    note(s, Did.LOSE, s.turn, good, min(n, there))
    return min(n, there)


@rule
def asks(s):
    """Is there anything to choose?"""
    for good in range(parts.GOODS):
        if s.owe[good] > 0 and (good == Good.BOTTLE or good == Good.CAPACITY or good > Good.MAGIC):
            return True
    return False
