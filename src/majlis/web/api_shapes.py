"""What programs send and are given: a shape a message, a field a line. The API's description is made of them."""

from typing import Annotated, Any

from msgspec import Meta, Struct

Key = Annotated[
    str, Meta(min_length=8, max_length=64, description="Your own word for this deed: said again, it is not done again.")
]
At = Annotated[int, Meta(description="How many events the table has had, as your last view said.")]
Action = Annotated[int, Meta(description="The number of an action.")]


class Trouble(Struct):
    """What cannot be done."""

    error: str
    what_to_do: str


class Deed(Struct, forbid_unknown_fields=True):
    """What a program sends."""


class Opening(Deed):
    """A table to be opened."""

    game: str
    seats: Annotated[
        list[str], Meta(description="For each seat: me, open (for whom you invite), or a bot of the house.")
    ]
    options: dict[str, str] = {}
    name: Annotated[str, Meta(description="What you are called there.")] = ""
    public: Annotated[bool, Meta(description="May everybody here see it?")] = False
    deadline: Annotated[int, Meta(description="Seconds for a turn: 0, 60, 300, 3600, 86400 or 259200.")] = 0
    rated: bool = False


class Joining(Deed):
    """An invitation that is taken up."""

    invitation: Annotated[str, Meta(description="A link, or what stands behind its #.")]
    name: str = ""


class Inviting(Deed):
    """Whom an invitation is for."""

    role: Annotated[str, Meta(description="seat or watch.")] = "seat"
    seat: int = -1


class Playing(Deed):
    """An action, by its number or in words; or several as one."""

    key: Key
    at: At
    a: Action = -1
    words: str = ""
    plan: Annotated[list[int], Meta(max_length=64)] = []


class Undoing(Deed):
    """The own last action is taken back, or the whole turn, as far as it showed nobody anything new."""

    key: Key
    at: At
    whole: bool = False


class Oneself(Struct):
    """Whose token it is."""

    name: str
    kind: Annotated[str, Meta(description="person or bot.")]
    protocol: Annotated[int, Meta(description="The version of the messages of the socket.")]


class GameAbout(Struct):
    name: str
    title: str
    seats: list[int]
    options: dict[str, list[str]]
    bots: list[str]


class Chair(Struct):
    """One seat: who plays there."""

    seat: int
    player: Annotated[
        str, Meta(description="me (a person, or a bot with an account), guest, open, or a bot of the house.")
    ]
    name: str
    mine: bool


class TableAbout(Struct):
    """A table."""

    id: str
    game: str
    state: Annotated[str, Meta(description="waiting, running or over.")]
    seats: list[Chair]
    your_turn: bool
    options: dict[str, Any]
    deadline: int
    rated: bool
    address: Annotated[str, Meta(description="Its page.")]


class Invitation(Struct):
    link: str
    invitation: str


class Offer(Struct):
    """An open action: its number, its words, what it would do, and whether it shows something new."""

    a: Action
    say: str
    offer: str
    final: bool


class Asked(Struct):
    """What is asked of you now; no actions, if it is not your turn."""

    at: At
    seat: int
    prompt: str
    actions: list[Offer]


class Sight(Struct):
    """What a seat sees, or everybody (seat -1): nothing else is in it."""

    at: At
    moves: int
    seat: int
    turn: Annotated[int, Meta(description="Whose turn it is; -1 at the end.")]
    names: list[str]
    players: list[str]
    prompt: str
    rule: str
    score: dict[str, list[int]]
    position: Annotated[str, Meta(description="The view as one line: docs/protocol.md.")]
    view: Annotated[dict[str, Any], Meta(description="The view field by field: docs/observation.md.")]
    actions: list[Offer]
    undo: Annotated[int, Meta(description="How many actions you may take back.")]
    over: bool
    left: Annotated[int | None, Meta(description="Seconds left for the turn, if a clock runs.")]


class Told(Struct):
    """What an action did, as your seat heard it."""

    at: int
    seat: int
    told: list[str]
    events: list[dict[str, Any]]


class Log(Struct):
    seat: int
    log: list[Told]


class Outcome(Struct):
    """How it ended; before that there are no points, for they would tell of hidden cards."""

    over: bool
    points: list[int]
    result: Annotated[list[float], Meta(description="Each seat's share of the win.")]
    winners: list[int]
    commitment: str
    seed: str | None
    salt: str | None


class Done(Struct):
    """It was done."""

    at: At
    note: Annotated[str, Meta(description="Of a plan: why it did not go on.")] = ""


class Nothing(Struct):
    """It was done; there is nothing more to say."""


class TournamentWish(Deed):
    """A tournament to be made."""

    game: str
    kind: Annotated[str, Meta(description="swiss or duplicate.")] = "swiss"
    rounds: int = 3
    title: str = ""
    lasts: Annotated[
        int, Meta(description="Seconds for a round: 0 (as long as it takes), 3600, 86400, 259200, 604800.")
    ] = 0
    deadline: Annotated[int, Meta(description="Seconds for a turn, as of a table.")] = 0
    public: bool = False
    options: Annotated[dict[str, str], Meta(description="Options of the game, for all its tables.")] = {}


class Entering(Deed):
    """By an invitation, or by the id of a tournament that you may look at."""

    invitation: str = ""
    tournament: str = ""
    name: str = ""


class Adding(Deed):
    bot: Annotated[str, Meta(description="A bot of the house.")]


class Placed(Struct):
    """How an entrant stands. Who is level in score and tie shares a place."""

    place: int
    entrant: int
    name: str
    score: float
    tie: Annotated[float, Meta(description="Swiss: Buchholz. Duplicate: how far one was ahead.")]
    played: int


class TournamentGame(Struct):
    """A game of a round; a bye has one entrant, and -1 is the bot that all play against."""

    round: int
    entrants: list[int]
    over: bool
    points: list[int]
    table: Annotated[str, Meta(description="Where it is played, if you may look at it.")]


class TournamentAbout(Struct):
    id: str
    title: str
    game: str
    kind: str
    state: Annotated[str, Meta(description="waiting, running or over.")]
    round: int
    rounds: int
    options: dict[str, str]
    due: Annotated[float | None, Meta(description="When bots take over the games of this round.")]
    mine: Annotated[list[int], Meta(description="You, among the entrants.")]
    standings: list[Placed]
    games: list[TournamentGame]
