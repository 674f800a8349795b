"""How a view is written as numbers, for whatever learns."""

from majlis.core.observation import Observation
from majlis.games.djinn import parts
from majlis.games.djinn.state import STATE

BY_SEAT = "coins scrolls corks bottles keys magic base_at capacity flipped opened covered set_done edge tent ringed"
OBSERVATION = Observation(
    version=1,
    state=STATE,
    by_seat=(*BY_SEAT.split(), "corked", "corked_boss", "passage"),
    no_seats=("prey", "bag", "mage_pile"),
    whose=dict.fromkeys(("turn", "first", "trophies", "tile", "card"), (0, 1)) | {"mage": (0, 2), "equipment": (0, 2)},
    who=("payees",),
    most={
        3: "prey prey_free waits first turn ending tavern options_left trades_left more chests_due swaps catching",
        4: "seats keys ringed corked corked_boss bottles base_at opened chest tom loose keys_used",
        8: "prey_boss trophies tile card magic capacity passage tent symbol trade owe lodge mage_pile bag",
        12: "drafted boss_supply keys_left tom_last mage equipment payees",
        32: "phase asked kept acted laid different scrolls corks need trophy",
        42: "aim edge",
        64: "rounds limit",
    },
    bits={"options": 16, "used": parts.EQUIPMENT, "options_taken": parts.OPTIONS},
)
