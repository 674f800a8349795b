"""The turn, in the order of the rule sheet: draw up, summon or wish, effect, draw, next player."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.core.rng import below, shuffle
from majlis.games.high_desert.actions import AT, CARD, DECLINE, SEAT, WISH
from majlis.games.high_desert.cards import draw, gain, keep_one, look_at_top, lose, rob
from majlis.games.high_desert.choices import (
    any_exile,
    any_give,
    any_victim,
    mark,
    mark_cards,
    mark_give,
    mark_hands,
    mark_look,
    mark_palaces,
    mark_pay,
    mark_swap,
    mark_turn,
)
from majlis.games.high_desert.parts import (
    ANY_VALUE,
    BOX,
    CARDS,
    HAND_SIZE,
    KINDS,
    PALACE_FULL,
    RANKS,
    TURN_CAP,
    VIZIER_REACH,
    WISH_COST,
    Flag,
    Rank,
    Wish,
)
from majlis.games.high_desert.state import BITS, Phase


@rule
def setup(s, seats, options):
    """HD-2: shuffle all cards, deal five each; a random player starts."""
    s.seats, s.options = seats, options
    s.turns_left, s.given = NONE, NONE
    s.n_deck = CARDS
    for c in range(CARDS):
        s.deck[c] = BOX[c]
    shuffle(s, s.deck, CARDS)
    for seat in range(seats):
        draw(s, seat, HAND_SIZE)
    s.first = below(s, seats)
    s.turn = s.first
    begin_turn(s)


# --- what may be done


@rule
def legal(s, mask):
    """Mark the open actions; return how many there are."""
    mask[:] = False
    match s.phase:
        case Phase.TURN:
            return mark_turn(s, mask)
        case Phase.PAY:
            return mark_pay(s, mask)
        case Phase.LOOK:
            return mark_look(s, mask)
        case Phase.RECALL:
            return mark_cards(mask, s.discard)
        case Phase.BANISH:
            return mark_palaces(s, mask, ANY_VALUE)
        case Phase.GIVE:
            return mark_give(s, mask) + mark(mask, DECLINE)
        case Phase.SWAP:
            return mark_swap(s, mask)
        case Phase.STEAL:
            return mark_hands(s, mask)
        case Phase.EXILE:
            return mark_palaces(s, mask, VIZIER_REACH) + mark(mask, DECLINE)
        case Phase.PLACE:
            return mark_cards(mask, s.hand[s.turn]) + mark(mask, DECLINE)
    return 0


# --- what then happens


@rule
def step(s, a):
    """Carry out one open action and go on to the next decision."""
    s.stolen = 0
    match s.phase:
        case Phase.TURN:
            if a >= WISH:
                begin_wish(s, a - WISH)
            else:
                summon(s, a - CARD)
        case Phase.PAY:
            pay(s, a - CARD)
        case Phase.LOOK:
            keep(s, a - CARD)
        case Phase.RECALL:
            recall(s, a - CARD)
        case Phase.BANISH:
            leave_palace(s, (a - AT) // KINDS, (a - AT) % KINDS, s.removed)
        case Phase.GIVE:
            give(s, a)
        case Phase.SWAP:
            swap(s, (a - AT) // KINDS, (a - AT) % KINDS)
        case Phase.STEAL:
            steal(s, a - SEAT)
        case Phase.EXILE:
            exile(s, a)
        case Phase.PLACE:
            place(s, a)


@rule
def summon(s, kind):
    """HD-4: the card lies in your palace first, then it takes effect (H20)."""
    to_palace(s, kind)
    s.summoned = kind
    match kind % RANKS:
        case Rank.DIVINER:
            end_turn(s)
        case Rank.MERCHANT:
            ask_or_end(s, Phase.GIVE, any_give(s))
        case Rank.THIEF:
            ask_or_end(s, Phase.STEAL, any_victim(s))
        case Rank.VIZIER:
            ask_or_end(s, Phase.EXILE, any_exile(s))
        case Rank.SULTAN:
            ask_or_end(s, Phase.PLACE, s.n_hand[s.turn] > 0)


@rule
def to_palace(s, kind):
    lose(s, s.turn, kind)
    s.palace[s.turn, kind] += 1
    s.n_palace[s.turn] += 1


@rule
def ask_or_end(s, phase, possible):
    """An effect without any choice ends without a question."""
    s.phase = phase
    if not possible:
        end_turn(s)


@rule
def begin_wish(s, wish):
    """HD-5: name the wish, then pay for it."""
    s.wish, s.paid, s.last_paid, s.phase = wish, 0, 0, Phase.PAY


@rule
def pay(s, kind):
    lose(s, s.turn, kind)
    s.discard[kind] += 1
    s.paid += 1
    s.last_paid = kind
    if s.paid == WISH_COST:
        grant(s)


@rule
def grant(s):
    """The cost comes first, so the paid cards can be looked at or recalled (H10, H12)."""
    match s.wish:
        case Wish.LOOK:
            look_at_top(s)
            s.phase = Phase.LOOK
        case Wish.RECALL:
            s.phase = Phase.RECALL
        case Wish.BANISH:
            s.phase = Phase.BANISH


@rule
def keep(s, kind):
    keep_one(s, kind)
    end_turn(s)


@rule
def recall(s, kind):
    """Everybody sees which card comes to that hand (H26)."""
    s.discard[kind] -= 1
    gain(s, s.turn, kind, (BITS - 1) & ~(1 << s.turn))
    end_turn(s)


@rule
def leave_palace(s, seat, kind, pile):
    s.palace[seat, kind] -= 1
    s.n_palace[seat] -= 1
    pile[kind] += 1
    end_turn(s)


@rule
def give(s, a):
    if a == DECLINE:
        end_turn(s)
    else:
        s.given, s.phase = a - CARD, Phase.SWAP


@rule
def swap(s, seat, kind):
    """Cards that change palace have no effect (H19)."""
    s.palace[s.turn, s.given] -= 1
    s.palace[seat, s.given] += 1
    s.palace[seat, kind] -= 1
    s.palace[s.turn, kind] += 1
    s.given = NONE
    end_turn(s)


@rule
def steal(s, victim):
    rob(s, victim)
    end_turn(s)


@rule
def exile(s, a):
    if a == DECLINE:
        end_turn(s)
    else:
        leave_palace(s, (a - AT) // KINDS, (a - AT) % KINDS, s.discard)


@rule
def place(s, a):
    """One more card without its effect (H18)."""
    if a != DECLINE:
        to_palace(s, a - CARD)
    end_turn(s)


@rule
def end_turn(s):
    """HD-6: draw one card, two for a Diviner; then the next player who can act."""
    diviner = s.summoned != NONE and s.summoned % RANKS == Rank.DIVINER
    draw(s, s.turn, 2 if diviner else 1)
    s.passes = 0
    next_turn(s)
    while s.phase != Phase.OVER and s.n_hand[s.turn] == 0:
        s.passes += 1  # no card to play and none to draw
        next_turn(s)


@rule
def next_turn(s):
    """HD-7: the game is over after the last round, after a round of forced passes, and at the cap (H5, H24)."""
    if s.turns_left > 0:
        s.turns_left -= 1
    if s.turns_left == 0 or s.passes == s.seats or s.turns == TURN_CAP:
        s.turn, s.phase = NONE, Phase.OVER
    else:
        s.turn = (s.turn + 1) % s.seats
        begin_turn(s)


@rule
def begin_turn(s):
    """A palace of eight at this moment sets the end (H4, H5); an empty hand is drawn up (H8)."""
    s.turns += 1
    s.summoned, s.wish, s.paid, s.last_paid = NONE, NONE, 0, 0
    s.phase = Phase.TURN
    if s.turns_left == NONE and s.n_palace[s.turn] >= PALACE_FULL:
        s.turns_left = s.seats + (s.options & Flag.EXTRA_TURN > 0)
    if s.n_hand[s.turn] == 0:
        draw(s, s.turn, HAND_SIZE)
