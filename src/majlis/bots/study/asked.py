"""What a study asks, and what it writes down of each block of games: for each thing how often, and two sums."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from majlis.bots.study.games import Deal, Ended, Table, deal, play, told
from majlis.core.game import Game
from majlis.core.questions import Gift, Seen
from majlis.core.refusal import Refusal

DEALS = 8  # in a block, where every deal is one game
Row = tuple[int, float, float, float]  # the thing, how often it was there, and both sums over these times
ORDER = ("First to act", "Second", "Third", "Fourth")
LENGTH = ("Decisions", "Rounds or turns", "Points of a seat", "Lead of the winner", "Shared wins")


@dataclass(frozen=True)
class Asked:
    """A question, ready to be played."""

    name: str
    asks: str
    things: tuple[str, ...]
    columns: tuple[str, str]  # what both sums are, on average
    rows: Callable[[Table, int], Iterator[Row]]  # of the block of this number
    games: int = DEALS  # in a block
    against: float | None = 0.0  # what the first column is tested against; None: there is nothing to test
    paired: bool = False  # both columns are differences between games of the same deal
    caveat: str = ""

    @property
    def percent(self) -> bool:
        """Whether the first column is a share."""
        return self.against is not None


WORTH = "share of the win", "points"
GIVEN = (
    "Each deal is played once as it is and once for each thing, which one seat is then given before the game "
    "begins, at no cost; what is shown is how much more that seat wins than without."
)
ABOVE = "What is shown is how far those seats are above a fair share of the win, and how many points they have."
CHOOSES = " Players take such things when it suits them: this tells who wins, not why."
RANDOM = " Who gets what is left to chance, so this is what it is worth."


def asked(game: Game, name: str) -> Asked:
    """The question of this name about a game."""
    general = {
        "seats": Asked("seats", "what is a seat worth", ORDER, WORTH, _by_seat, caveat=ABOVE),
        "length": Asked("length", "how long are games", LENGTH, ("mean", ""), _lengths, against=None),
        "uses": Asked(
            "uses",
            "how often does what happen",
            tuple(kind.name.replace("_", " ").capitalize() for kind in game.events),
            ("times a game", "share of games"),
            _uses,
            against=None,
        ),
    }
    own = {name: _own(name, it) for name, it in game.questions.asked.items()} if game.questions else {}
    known = {**own, **general}
    if name not in known:
        raise Refusal(f"{game.title} cannot be asked about {name!r}. There are: {', '.join(known)}.")
    return known[name]


def _own(name: str, question: Gift | Seen) -> Asked:
    if isinstance(question, Gift):
        return Asked(
            name,
            question.asks,
            question.names,
            WORTH,
            lambda table, n: _given(table, question, n),
            1 + len(question.names),
            paired=True,
            caveat=GIVEN,
        )
    return Asked(
        name,
        question.asks,
        question.names,
        WORTH,
        lambda table, n: _seen(table, question, n),
        caveat=ABOVE + (CHOOSES if question.chosen else RANDOM),
    )


def _given(table: Table, question: Gift, n: int) -> Iterator[Row]:
    """One deal as it is, and again with each thing for the same seat: by the same chance, as far as that goes."""
    dealt, seat = deal(table, n), n % table.seats
    plain = play(table, dealt)
    for thing in range(len(question.names)):
        states = dealt.states.copy()
        if question.give(states, thing, seat, dealt.chance):
            gifted = play(table, dealt._replace(states=states))
            more = gifted.shares[seat] - plain.shares[seat], gifted.points[seat] - plain.points[seat]
            yield thing, 1.0, float(more[0]), float(more[1])


def _block(table: Table, n: int) -> Iterator[tuple[Deal, Ended]]:
    for number in range(n * DEALS, (n + 1) * DEALS):
        dealt = deal(table, number)
        yield dealt, play(table, dealt)


def _seen(table: Table, question: Seen, n: int) -> Iterator[Row]:
    for dealt, ended in _block(table, n):
        for before, _, numbers in told(table, dealt, ended, question.did):
            thing, seat = question.which(before, numbers), numbers["seat"]
            yield thing, 1.0, float(ended.shares[seat] - 1 / table.seats), float(ended.points[seat])


def _by_seat(table: Table, n: int) -> Iterator[Row]:
    for _, ended in _block(table, n):
        first = int(ended.state[0]["first"])
        for seat in range(table.seats):
            share = float(ended.shares[seat] - 1 / table.seats)
            yield (seat - first) % table.seats, 1.0, share, float(ended.points[seat])


def _lengths(table: Table, n: int) -> Iterator[Row]:
    clock = table.game.questions.clock if table.game.questions else ""
    for _, ended in _block(table, n):
        best = sorted(ended.points.tolist())[-2:]
        rounds = float(ended.state[0][clock]) if clock else float("nan")
        shared = float((ended.shares < 1).all())
        values = len(ended.actions), rounds, float(ended.points.mean()), best[1] - best[0], shared
        yield from ((thing, 1.0, float(value), 0.0) for thing, value in enumerate(values) if value == value)


def _uses(table: Table, n: int) -> Iterator[Row]:
    for dealt, ended in _block(table, n):
        times = [0] * len(table.game.events)
        for _, kind, _ in told(table, dealt, ended, range(len(times))):
            times[kind] += 1
        yield from ((thing, 1.0, float(count), float(count > 0)) for thing, count in enumerate(times))
