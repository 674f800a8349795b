"""A first game, guided: all five ranks, two wishes, the last round. Its actions are a recorded game."""

from majlis.core.guide import Guide
from majlis.core.speech import topic
from majlis.games.high_desert.words import names

SCRIPT = """
Efreet Thief
player 1
: welcome hand-0
: palaces palace-0
: turn_thief hand-0
Marid Thief
: rob hand-1
player 2
Shaitan Diviner
: stolen hand-0
: second_clan palace-0
Shaitan Thief
: rob_again hand-1
player 2
Genie Thief
player 1
: crown palace-0
: best_clan palace-0
Shaitan Thief
: rob_third hand-1
player 2
Genie Vizier
Shaitan Thief of player 1
: vizier_hit discard
: merchant hand-0
Shaitan Merchant
: give palace-0
Marid Thief
: take palace-1
Genie Thief of player 2
Genie Sultan
Genie Diviner
: sultan palace-1
: jann hand-0
Jann Merchant
: give_again palace-0
Shaitan Thief
: take_back palace-1
Genie Diviner of player 2
Jann Diviner
: vizier hand-0
Genie Vizier
: exile palace-1
Genie Vizier of player 2
Jann Thief
player 1
: wish discard
wish recall
: pay hand-0
Genie Diviner
: pay_second hand-0
Shaitan Diviner
: pay_third hand-0
Efreet Thief
: recall discard
Genie Vizier
Genie Merchant
Efreet Thief
Genie Thief of player 1
: own_harm palace-0
Genie Vizier
: exile_own palace-0
Efreet Thief of player 1
Genie Thief
player 1
: last_round palace-1
: shield palace-1
: count palace-0
wish banish
: pay_last hand-0
Marid Diviner
: pay_on hand-0
Efreet Diviner
: pay_end hand-0
Jann Diviner
: banish palace-0
Shaitan Merchant of player 1
: over palace-0
"""

WORDS = topic("majlis.games.high_desert.words", "guide")
GUIDES = (Guide(seats=2, seed=13, script=SCRIPT, sentences=WORDS, read=names.read),)
