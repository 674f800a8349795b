"""How a view is written as numbers, for whatever learns."""

from majlis.core.observation import Observation
from majlis.games.high_desert.parts import KINDS
from majlis.games.high_desert.state import BITS, STATE

OBSERVATION = Observation(
    version=1,
    state=STATE,
    by_seat=("n_hand", "n_palace", "hand", "palace"),
    whose={"turn": (0, 1), "first": (0, 1), "memory": (0, KINDS * BITS), "deck": (KINDS, KINDS)},
    who=("memory", "stolen"),
    bits={"options": 2},
    most={
        3: "first turn wish paid",
        5: "seats turns_left passes n_look hand palace discard removed",
        10: "phase n_hand n_palace n_memory",
        24: "summoned given last_paid",
        64: "n_deck deck",
    },
)
