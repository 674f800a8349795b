"""One action and all that followed by itself, as events: the key of a sentence, whom it is about, its figures.

A turn goes on past every question that need not be asked, so an action can end the move, place a palm, end the turn and
begin a new round. The tale follows the turn from the action to the next question; it takes what is certain from the
view before, and what chance brought or others hold from the view after, so it never knows more than its viewer.
"""

from dataclasses import dataclass, field
from types import SimpleNamespace

from majlis.core.record import NONE
from majlis.games.five_tribes.parts import GOODS, SEATS, Djinn, Good, Kind, Thief, Tribe
from majlis.games.five_tribes.state import DISCARDS, FACE_UP, PILE, POOL, Phase
from majlis.games.five_tribes.words.phrases import kind_of
from majlis.games.five_tribes.words.reckoning import blue_around, tile_points, victims

HOUSSAIN_CARDS = 2


@dataclass
class Tale:
    """The turn as far as it has been followed, and what was noted."""

    v: SimpleNamespace  # the view before
    w: SimpleNamespace  # the view after
    viewer: int
    events: list = field(default_factory=list)

    def __post_init__(self):
        v = self.v
        self.who, self.stage, self.window = v.active, v.phase, v.window
        self.here, self.tribe, self.took, self.spot, self.palace = v.here, v.tribe, v.took, v.spot, v.palace
        self.robber, self.owed, self.pool, self.pieces = v.robber, v.owed, list(v.pool), [v.pool_palms, v.pool_palaces]
        self.row, self.djinn, self.thief = v.row[: v.n_row], list(v.djinn), list(v.thief)
        self.supply, self.stuck, self.double = [v.palms_left, v.palaces_left], v.stuck, v.double
        self.hand, self.drawn = [0] * GOODS, None  # known changes of the mover's hand; the event of an unseen card

    def note(self, key, seat=None, **parts):
        self.events.append((key, self.who if seat is None else seat, parts))

    @property
    def ended(self):
        """Is this turn over in the view after?"""
        return self.w.turn == NONE or self.w.rounds != self.v.rounds or self.w.spaces != self.v.spaces

    @property
    def arrived(self):
        """Is this the question that is asked now? A turn can place more than one piece."""
        if self.stage == Phase.PLACE and (self.spot, self.palace) != (self.w.spot, self.w.palace):
            return False
        return self.stage == self.w.phase and not self.ended


# --- what things do, wherever they happen


def income(t, djinn):
    """Ba'al, Marid, Monkir and Nekir pay whoever holds them."""
    holder = t.djinn[djinn]
    if holder < SEATS:
        t.note("income", holder, gold=1 if holder == t.who else 2, djinn=djinn)


def gain_djinn(t, djinn):
    if djinn != Djinn.BAAL:
        income(t, Djinn.BAAL)
    t.djinn[djinn] = t.who


def take_cards(t, key, kinds, **parts):
    """Cards that everybody sees come to the mover's hand."""
    counts = [kinds.count(kind) for kind in range(GOODS)]
    t.hand = [held + more for held, more in zip(t.hand, counts, strict=True)]
    t.note(key, cards=counts, **parts)


def pay_slaves(t, n):
    t.hand[Good.SLAVE] -= n


def draw(t, key):
    """A card of the pile: which one, only its owner knows."""
    t.note(key, cards=None)
    t.drawn = t.events[-1]


def settle_draw(t):
    """What was drawn is what the known changes of the hand leave open; nothing, if no card was left."""
    if t.drawn is None:
        return
    if t.w.n_hand[t.who] == t.v.n_hand[t.who] + sum(t.hand):
        t.events.remove(t.drawn)
        t.drawn = None
    elif t.viewer == t.who:
        before, after = t.v.hand[t.who], t.w.hand[t.who]
        t.drawn[2]["cards"] = [n - m - known for n, m, known in zip(after, before, t.hand, strict=True)]


def claim(t, tile, key="camel"):
    """A camel, if the later view has it there."""
    if t.w.camel[tile] == t.who != t.v.camel[tile]:
        t.note(key, tile=tile, points=tile_points(t.v, tile, t.who))
        if t.w.last_round and not t.v.last_round:
            t.note("last_camel")


def put(t, tile):
    """A palm or palace of the supply stands."""
    t.supply[t.palace] -= 1
    stands(t, tile, t.palace)
    t.stage = t.window


def stands(t, tile, palace):
    t.note("palace" if palace else "palm", tile=tile)
    if palace:
        income(t, Djinn.MONKIR)


# --- the steps that go on by themselves


def follow(t):
    """From the action to the next question, or to the end of the turn."""
    while t.stage is not None and not t.arrived:
        STEPS[t.stage](t)
    settle_draw(t)


def no_move(t):
    t.note("no_move")
    t.stuck, t.stage = 1, Phase.SALE


def tribe_action(t):
    """FT-5: viziers and elders stay, merchants take cards, builders and assassins may have to ask."""
    t.stage = {Tribe.BUILDER: Phase.BUILD, Tribe.ASSASSIN: Phase.KILL}.get(t.tribe, Phase.THIEF)
    if t.tribe == Tribe.VIZIER:
        t.note("viziers", n=t.v.viziers[t.who] + t.took)
    elif t.tribe == Tribe.ELDER:
        t.note("elders", n=t.v.elders[t.who] + t.took)
    elif t.tribe == Tribe.MERCHANT:
        cards, t.row = t.row[: t.took], t.row[t.took :]
        take_cards(t, "merchants", cards) if cards else t.note("no_cards")


def build(t, n=0):
    blue = blue_around(t.v, t.here)
    gold = (t.took + n) * blue * (1 + t.double)
    pay_slaves(t, n)
    key = ("build_more" if n else "build") if blue else "build_waste" if n else "build_nothing"
    t.note(key, gold=gold, took=(t.tribe, t.took), slaves=n, helpers=n, blue=(blue, t.double))
    t.stage = Phase.THIEF


def no_victim(t):
    t.note("no_victim")
    t.stage = Phase.THIEF


def rob(t):
    """Ziad asks nobody; whoever has nothing is not asked."""
    if t.robber == Thief.ZIAD:
        for seat in victims(t.v, Thief.ZIAD):
            t.note("lose_vizier", seat)
    t.owed, t.stage = HOUSSAIN_CARDS, Phase.GAIN


def gain_the_rest(t):
    """What the user takes without a choice."""
    lost = [djinn for djinn, place in enumerate(t.djinn) if place == POOL]
    if t.robber == Thief.ZIAD:
        t.note("gain_vizier")
    elif t.robber == Thief.OUAFAT and len(lost) == 1:
        t.note("gain_djinn", card=lost[0])
        gain_djinn(t, lost[0])
    elif t.robber == Thief.HOUSSAIN and t.owed and any(t.pool):
        take_cards(t, "gain_good", [kind for kind in range(GOODS) for _ in range(t.pool[kind])])
    end_robbery(t)


def end_robbery(t):
    """What was not taken is discarded."""
    t.supply = [left + more for left, more in zip(t.supply, t.pieces, strict=True)]
    t.djinn = [DISCARDS if place == POOL else place for place in t.djinn]
    t.robber, t.stage = NONE, Phase.TILE


def tile_action(t):
    """FT-6: what the tile of the last drop does."""
    kind = kind_of(t.v, t.here)
    t.window = t.stage = Phase.SALE
    if kind in (Kind.OASIS, Kind.VILLAGE):
        t.spot, t.palace = t.here, int(kind == Kind.VILLAGE)
        if t.supply[t.palace]:
            t.stage = Phase.PLACE
        else:
            t.note("no_palace" if t.palace else "no_palm")
    else:
        t.stage = Phase.SACRED if kind == Kind.SACRED else Phase.MARKET


def to(stage):
    """Nothing to be told on the way to this step."""

    def step(t):
        t.stage = stage

    return step


STEPS = {
    Phase.MOVE: no_move,
    Phase.TRIBE: tribe_action,
    Phase.BUILD: build,
    Phase.KILL: no_victim,
    Phase.THIEF: to(Phase.TILE),
    Phase.LOSE: rob,
    Phase.GAIN: gain_the_rest,
    Phase.TILE: tile_action,
    Phase.PLACE: lambda t: put(t, t.spot),
    Phase.MARKET: to(Phase.SALE),
    Phase.SECOND: to(Phase.SALE),
    Phase.SACRED: to(Phase.SALE),
    Phase.SALE: to(None),
}


# --- after the turn


def go_round(t):
    """The turns that pass by themselves, the end of the round, the end of the game."""
    over, new_round = t.w.turn == NONE, t.w.rounds != t.v.rounds
    still = [NONE] * len(t.v.spaces) if over or new_round else t.w.spaces
    left = [seat for seat, now in zip(t.v.spaces, still, strict=True) if seat != now]
    for i, seat in enumerate(reversed(left)):
        acts = i == len(left) - 1 and not over and not new_round
        if acts:
            t.note("turn", seat)
        if not acts or t.w.phase == Phase.SALE:
            pass_by(t, seat)
    if over:
        end(t)
    elif new_round:
        clean_up(t)


def pass_by(t, seat):
    """A player who cannot move."""
    if not t.stuck:
        t.note("stuck", seat)
    t.note("cannot_move", seat)
    t.stuck = 1


def end(t):
    if not t.w.last_round and not t.stuck:
        t.note("stuck", NONE)
    t.note("over", NONE)


def clean_up(t):
    """FT-3.3: the row, the djinns and the thief are filled up, and the markers bid again."""
    new, w = t.w.row[len(t.row) : t.w.n_row], t.w
    if len(new) + (t.drawn is not None) > t.v.n_pile:
        t.note("reshuffle", NONE)
    if new:
        t.note("refill", NONE, cards=[new.count(kind) for kind in range(GOODS)])
    new = [djinn for djinn in on_offer(w.djinn) if djinn not in on_offer(t.djinn)]
    hidden = t.v.n_look if t.viewer != t.who else 0
    if len(new) > t.v.djinn.count(PILE) - hidden:
        t.note("djinn_reshuffle", NONE)
    if new:
        t.note("new_djinns", NONE, djinns=new)
    new = [thief for thief in on_offer(w.thief) if thief not in on_offer(t.thief)]
    if new:
        t.note("new_thief", NONE, thief=new[0])
    t.note("round", NONE, n=w.rounds, order=[seat for seat in w.line if seat != NONE])


def on_offer(places):
    """The cards that lie open, in the order of their places."""
    cards = [card for card, place in enumerate(places) if FACE_UP <= place < PILE]
    return sorted(cards, key=lambda card: places[card])
