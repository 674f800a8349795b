"""First games, guided: a mage, a trade, a catch under a cork; and alone, a boss of Tom's city and his first card."""

from majlis.core.guide import Guide
from majlis.core.speech import topic
from majlis.games.djinn.words import actions

TWO = """
: welcome city
: board panel-0
: points panel-0
: enter space-q6
r6-q6
: tavern tavern
basic
: cyra mage-2
M03
: first_end mage-2
done
r1-q1
basic
done
: rival panel-1
: walk space-r5
q6-r5
: round space-r5
: trade market
special
: tent_a trade-0
trade A1
: colour panel-0
red
: tent_b trade-3
trade B
: catch space-r5
catch
: prey loose-4-2
red
: both loose-4-2
red
: enough boss-4
done
: lodge panel-0
red
: help mage-2
M03
: caught panel-0
: fled space-r5
: second_end panel-0
done
q1-r2
special
M23
catch
brown
blue
done
M23
done
done
: score panel-1
: trophies trophies
: ahead panel-0
: own_way city
"""

ALONE = """
: tom_welcome city
: tom_deck tom
: board panel-0
: points panel-0
: tom_enter space-q1
r2-q1
: tom_academy academy
basic
: tom_studied scale-0
done
: tom_walk space-r4
q1-r4
: round space-r4
: tom_tavern tavern
special
: tom_yasir mage-21
M22
: tom_key key-0
: tom_catch space-r4
catch
: tom_boss boss-3
boss
: tom_free loose-3-3
free white
: tom_enough panel-0
done
: tom_help mage-21
M22
: tom_pay scale-0
done
: tom_caught panel-0
: tom_comes tom
done
: tom_card tom-4 space-r1
: tom_market space-q4
r4-q4
: tom_basic market
basic
: tom_tent_d trade-5
trade D
: tom_colour panel-0
white
: tom_cork panel-0
cork white
: tom_corked panel-0
done
: trophies trophies
: tom_ahead space-r6
: tom_good_luck city
"""

WORDS = topic("majlis.games.djinn.words", "guide")
BEGINNER = 1  # the option, packed: a city without equal neighbours (DJ-3.7)
GUIDES = (
    Guide(seats=2, seed=14, script=TWO, sentences=WORDS, read=actions.read, options=BEGINNER),
    Guide(seats=1, seed=58, script=ALONE, sentences=WORDS, read=actions.read, options=BEGINNER),
)
