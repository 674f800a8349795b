"""How many taps a turn takes: `python bench/taps.py [GAMES]` plays recorded games of the ladder again and counts the
least number of taps with which a person could have played them on a phone, step by step and with plans.

A tap on a thing that means several actions opens a bubble, which is another tap, and what cannot be taken back is
confirmed by one more. A way to an end is proposed by a tap and played by a second.
"""

import sys
from collections import Counter
from itertools import islice
from pathlib import Path

from majlis.bots.contest.journal import read
from majlis.bots.contest.ladder import gather
from majlis.core.frame import frame
from majlis.core.game import games, load
from majlis.core.match import Match

LADDER = Path(__file__).parents[1] / "ladder"
