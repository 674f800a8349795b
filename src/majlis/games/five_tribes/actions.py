"""Every decision is one small number; the phase says which block of numbers is open."""

from majlis.games.five_tribes import parts
from majlis.games.five_tribes.parts import DJINNS, GOOD_COUNT, GOODS, SEATS, THIEVES, TILES, TRIBES, Good

TILE = 0  # TILE + tile: pick up there, place there, take that tile
AT = TILE + TILES  # AT + tile * TRIBES + tribe: drop it there, or kill it there
DONE = AT + TILES * TRIBES  # go on, decline, end the turn
SELL = DONE + 1  # sell the chosen suit; with none chosen, one of each
SPACE = SELL + 1  # SPACE + i: bid; the zeros are 0, then the spaces in order of their price
SLOT = SPACE + len(parts.PRICE) - parts.ZEROS + 1  # SLOT + i: the card at this place of the row
GOOD = SLOT + parts.ROW  # GOOD + good: a card of a hand, or one that lies open
NUMBER = GOOD + GOODS  # NUMBER + n: discard so many slaves
FRONT = NUMBER + int(GOOD_COUNT[Good.SLAVE]) + 1  # FRONT + seat * 2 + tribe: a vizier or elder in front of that player
DJINN = FRONT + SEATS * 2  # DJINN + djinn: keep, discard or take it
THIEF = DJINN + DJINNS  # THIEF + thief: use it
USE = THIEF + THIEVES  # USE + djinn * 2 + with: use its power, paying with an elder (0) or with a slave (1)
BUY = USE + DJINNS * 2  # BUY + card * 2 + with: buy a djinn, or DJINNS + a thief; the second elder can be a slave (1)
PALM = BUY + (DJINNS + THIEVES) * 2  # PALM + tile: a palm that a thief moves
PALACE = PALM + TILES  # PALACE + tile: a palace that a thief moves
ACTIONS = PALACE + TILES
WITH_ELDER, WITH_SLAVE = 0, 1
