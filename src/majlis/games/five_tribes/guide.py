"""A first game, guided through two rounds: bids, sowing, four tribes, markets, a village, an oasis. A recorded game."""

from majlis.core.guide import Guide
from majlis.core.speech import topic
from majlis.games.five_tribes.words import notation

SCRIPT = """
: welcome city
: tribes at-14
: order turns
bid 0
bid 0
bid 0
: lead turns
bid 1
: move city
: goal at-18
: pick_up at-14
C3
: first at-13
elder B3
: second at-19
elder B4
: last at-18
builder A4
: gained panel-0
: market row
card 1
: rare row
card 1
: done panel-0
done
F5
vizier E5
merchant D5
builder D4
E5
merchant F5
merchant F4
builder E4
vizier D4
: rival at-21
: plan at-29
E4
: way at-16
vizier E3
: way_on at-17
elder F3
: way_down at-23
builder F4
: way_end at-29
merchant F5
: merchants panel-0
: small_market row
card 2
: done_again panel-0
done
: round_two line
bid 1
bid 0
bid 0
: cheap turns
bid 0
: circle at-23
F4
: seed at-22
builder E4
: round_on at-28
vizier E5
: round_off at-29
merchant F5
: round_home at-23
elder F4
: round_end at-22
builder E4
: slave panel-0
1 slave
: palace at-22
done
: again at-15
D3
: leave at-21
assassin D4
: own at-22
vizier E4
: elders at-23
elder F4
: palm at-23
done
F3
elder E3
elder E2
merchant E1
elder D1
done
E3
elder D3
vizier D4
assassin C4
assassin C3
elder D3
done
: djinns djinns
: farewell city
"""
WORDS = topic("majlis.games.five_tribes.words", "guide")
GUIDES = (Guide(seats=2, seed=1, script=SCRIPT, sentences=WORDS, read=notation.read),)
