"""The whole game in one record. Piles have no order before a card of them is drawn, so hardly anything is hidden."""

from enum import IntEnum

import numpy as np

from majlis.core.compile import rule
from majlis.core.record import NONE, record
from majlis.games.djinn import parts
from majlis.games.djinn.parts import COLOURS, ROUNDS, SEATS


class Phase(IntEnum):
    DRAFT = 0  # take a character tile
    ENTER = 1  # the first turn: where to enter the city
    MOVE = 2  # where to walk
    STREET = 3  # the edge is occupied: stop and pay, or walk on
    WALK_ON = 4  # where to, after walking on
    PAY = 5  # the next of those to be paid: with a coin or a scroll
    ACT = 6  # at a square or round space: the next action, or the end of the turn
    SOURCE = 7  # at the Magic Source
    ARCHIVES = 8  # an option
    LAY = 9  # which passage goes where
    MARKET = 10  # a trade
    BOTTLE = 11  # the colour of a bottle
    CAPACITY = 12  # take a step of the capacity marker?
    STUDY = 13  # P09: how much of the Academy's magic goes to mages
    ACTIVATE = 14  # which mage wakes up
    MAGE = 15  # which mage comes along
    EQUIP = 16  # which equipment
    KEEP = 17  # which of two cards of a type stays face up
    CIRCLE = 18  # which circle becomes active
    DRAW = 19  # a djinn of the bag?
    TAKE = 20  # which djinn of the streets
    HOUSE = 21  # where the drawn or taken djinn goes
    MORE = 22  # HA5, or the last chest of a special action: one more chest?
    THROW = 23  # HA5: which chest is thrown away
    LOCK = 24  # a key for the locked part of a chest?
    PREY = 25  # catch: which djinn
    LODGE = 26  # catch: where each of them goes
    HELP = 27  # catch: who helps
    GIVE = 28  # a trophy: of which colour are the three djinn
    SWAP_OUT = 29  # CL5: which empty bottle goes
    SWAP_IN = 30  # CL5: which one comes
    BOSSES = 31  # the Source: how many bosses
    OVER = 32


OBVIOUS = frozenset({Phase.ACT, Phase.SOURCE, Phase.PREY})  # the secret cards of P10 open and close nothing there

# where a mage or an equipment card is, unless with a seat (seat * 2, + 1 if it is active or face up)
TOP = 8  # TOP + pile: open on its pile (mages: 0, 1 without key, 2, 3 with; equipment: its type)
UNSEEN = 12  # in a pile under the top

# where the other cards and tiles are, unless with a seat
SHOWN = 4
BOX = 5  # not in play, or never seen
DECK, DISCARDS, FRESH, LOCKED = 0, 1, 2, 3  # a chest; FRESH was just opened, LOCKED has given its open part

IN_HAND, NO_PASSAGE = -1, -2  # a passage that is not laid: to lay, or not in this game

STATE = record(
    ("used", np.int32),  # equipment used in this turn that works once a turn, a bit a card
    ("rounds", np.int16),  # rounds begun
    ("coins", np.int16, (SEATS,)),
    ("scrolls", np.int16, (SEATS,)),
    ("corks", np.int16, (SEATS,)),
    ("bottles", np.int16, (SEATS, COLOURS)),  # empty ones
    ("options_taken", np.int16),  # Archives: a bit an option
    ("limit", np.int16),  # E5: the last round, if bosses still stand then
    ("need", np.int16),  # catch: power that is still needed
    ("ending", np.int8),  # see Ending
    ("drafted", np.int8),  # tiles taken in the draft
    ("asked", np.int8),  # the phase of a question that no other field tells (a walk, a passage, the prey), 0 if none
    ("aim", np.int8),  # the edge that the walker wants to stop at, NONE if none
    ("payees", np.int8),  # seats still to be paid, a bit a seat
    ("acted", np.int8),  # what this turn has seen, see Acted
    ("special", np.int8),  # 1 while a special action is under way
    ("tavern", np.int8),  # where the mage comes from, see Tavern
    ("options_left", np.int8),  # Archives
    ("trades_left", np.int8),  # Market
    ("trade", np.int8),  # Market: the trade whose payees are being paid, NONE if none
    ("different", np.int8),  # tent A: its bottles still to come, times DIFFERENT, and a bit a colour so far
    ("laid", np.int8),  # passages laid in this turn, a bit a place
    ("keys_used", np.int8),  # P08: keys shown to chests in this turn
    ("kept", np.int8),  # the equipment card that has just come, while it is asked which one stays face up
    ("waits", np.int8),  # the djinn (colour) that waits to be housed, NONE if none
    ("drawn_djinn", np.int8),  # 1 if it comes from the bag and may be let go
    ("more", np.int8),  # HA5, see More
    ("chests_due", np.int8),  # chests still to be opened
    ("trophy", np.int8),  # the trophy whose price is being asked, NONE if none
    ("swaps", np.int8),  # CL5: bottles that may still be swapped
    ("swapping", np.int8),  # CL5: 1 when one has been given and none taken for it
    ("catching", np.int8),  # the catch that is housed and paid, see Catching
    ("prey_boss", np.int8),  # catch: bosses wanted
    ("prey_free", np.int8),  # catch: the colour of the free djinn, NONE if none
    ("boss_supply", np.int8),
    ("keys_left", np.int8),
    ("tom_last", np.int8),  # Tom's last card, NONE if none
    ("won", np.int8),  # solo: 1 won, -1 lost
    ("keys", np.int8, (SEATS,)),
    ("magic", np.int8, (SEATS,)),
    ("base_at", np.int8, (SEATS,)),
    ("capacity", np.int8, (SEATS,)),
    ("flipped", np.int8, (SEATS,)),
    ("opened", np.int8, (SEATS,)),  # circles activated on the left and right
    ("covered", np.int8, (SEATS,)),  # N03: 1 while a circle is covered
    ("set_done", np.int8, (SEATS,)),  # the bonus for the first set was taken
    ("edge", np.int8, (SEATS,)),  # where the mage stands, NONE before the first turn
    ("tent", np.int8, (SEATS,)),  # the assistant's place, NONE before the first trade
    ("ringed", np.int8, (SEATS, COLOURS + 1)),  # djinn in circles by colour, then bosses
    ("corked", np.int8, (SEATS, COLOURS)),  # djinn in corked bottles
    ("corked_boss", np.int8, (SEATS, COLOURS)),  # bosses in corked bottles of this colour
    ("passage", np.int8, (SEATS, parts.PLACES)),  # the square where it lies (0 to 5), IN_HAND or NO_PASSAGE
    ("owe", np.int8, (parts.GOODS,)),  # rewards that the acting player still takes
    ("prey", np.int8, (COLOURS,)),  # catch: djinn wanted, of each colour
    ("lodge", np.int8, (COLOURS + 1,)),  # catch: those still to be housed
    ("symbol", np.int8, (ROUNDS + ROUNDS,)),  # the place shown at each round and square space
    ("loose", np.int8, (ROUNDS, COLOURS)),  # djinn in the streets
    ("boss", np.int8, (ROUNDS,)),
    ("bag", np.int8, (COLOURS,)),
    ("mage", np.int8, (parts.MAGES,)),
    ("mage_pile", np.int8, (4,)),  # cards of each pile, the top included
    ("equipment", np.int8, (parts.EQUIPMENT,)),
    ("trophies", np.int8, (parts.TROPHIES,)),
    ("chest", np.int8, (parts.CHESTS,)),
    ("tile", np.int8, (parts.TILES,)),
    ("card", np.int8, (parts.CARDS,)),  # scoring cards; with a seat: P10's secrets
    ("tom", np.int8, (parts.TOM,)),  # solo: 0 in the deck, 1 revealed, 2 not in this deck
)


class Ending(IntEnum):  # how near the end is
    FAR = 0
    NO_BOSS_LEFT = 1  # the round is finished
    LAST_ROUND = 2
    LAST_VISIT = 3  # everybody is at the Source


class More(IntEnum):  # HA5: one more chest
    NO = 0
    THROW = 1  # it is there, and one of them must be thrown away
    ASK = 2  # is it wanted?


class Catching(IntEnum):  # the catch that is being housed and paid
    NONE = 0
    STREET = 1
    SOURCE = 2


class Tavern(IntEnum):  # which mages are shown
    ELSEWHERE = 0  # all: the reward does not come from the Tavern
    BASIC = 1  # only those without key
    SPECIAL = 2


class Acted(IntEnum):  # the bits of `acted`
    BASIC = 1  # or special: the action of the space itself
    PASSAGE = 2
    FORFEIT = 4
    CATCH = 8
    ROW_ONE = 16
    MOVED = 32


PIECES = (*[parts.PER_COLOUR] * COLOURS, parts.BOSSES, parts.KEYS_IN_ALL, 0)  # what count finds at every moment


@rule
def count(s, out):
    """Count djinn, bosses and keys wherever they are, then what is out of order."""
    out[:] = 0
    for colour in range(COLOURS):
        out[colour] = int(s.bag[colour]) + int(s.lodge[colour])
        for space in range(ROUNDS):
            out[colour] += s.loose[space, colour]
    if s.waits != NONE:
        out[s.waits] += 1
    out[COLOURS] = int(s.boss_supply) + int(s.lodge[COLOURS])
    for space in range(ROUNDS):
        out[COLOURS] += s.boss[space]
    out[COLOURS + 1] = s.keys_left
    for seat in range(s.seats):
        count_seat(s, seat, out)


@rule
def count_seat(s, seat, out):
    for colour in range(COLOURS):
        out[colour] += int(s.ringed[seat, colour]) + int(s.corked[seat, colour])
        out[COLOURS] += s.corked_boss[seat, colour]
    out[COLOURS] += s.ringed[seat, COLOURS]
    out[COLOURS + 1] += s.keys[seat]
    out[COLOURS + 2] += s.coins[seat] < 0 or s.scrolls[seat] < 0 or s.corks[seat] < 0 or s.keys[seat] < 0
    out[COLOURS + 2] += s.magic[seat] < 0 or s.magic[seat] > 8
