"""The tables of tournaments. What follows from the games (points, whether a round is over) is not kept."""

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, text

from majlis.table.schema import tables

tournament = Table(
    "tournament",
    tables,
    Column("id", String, primary_key=True),
    Column("owner", String, nullable=False),
    Column("title", String, nullable=False),
    Column("game", String, nullable=False),
    Column("options", Integer, nullable=False),
    Column("kind", String, nullable=False),  # swiss or duplicate
    Column("rounds", Integer, nullable=False),
    Column("rival", String, nullable=False),  # the bot that all play against in a duplicate one
    Column("deadline", Integer, nullable=False),  # seconds for a turn; 0 for none
    Column("lasts", Integer, nullable=False),  # seconds for a round; 0 for none
    Column("open", Boolean, nullable=False),  # may everybody here see it and enter?
    Column("made", Float, nullable=False),
)

summons = Table(  # a link to a tournament: whoever has its secret may enter; the newest of a tournament holds
    "summons",
    tables,
    Column("hash", String, primary_key=True),
    Column("tournament", ForeignKey("tournament.id"), nullable=False),
    Column("expires", Float, nullable=False),
    Column("made", Float, nullable=False),
)

entrant = Table(
    "entrant",
    tables,
    Column("tournament", ForeignKey("tournament.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String, nullable=False),  # "me", or a bot of the house
    Column("person", String, nullable=False),
    Column("name", String, nullable=False),
    Column("time", Float, nullable=False),
)
Index(  # nobody enters twice
    "one_entry",
    entrant.c.tournament,
    entrant.c.person,
    unique=True,
    sqlite_where=text("person != ''"),
    postgresql_where=text("person != ''"),
)

parted = Table(  # who has left a tournament
    "parted",
    tables,
    Column("tournament", ForeignKey("tournament.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("time", Float, nullable=False),
)

round_ = Table(  # its key lets a round begin once, and all its tables are written with it
    "round",
    tables,
    Column("tournament", ForeignKey("tournament.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("due", Float, nullable=False),  # from then on bots play for whoever is to move; 0 for never
    Column("made", Float, nullable=False),
)

board = Table(  # a table of a round
    "board",
    tables,
    Column("tournament", ForeignKey("tournament.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("match", String, nullable=False),  # empty for a bye
    Column("seats", JSON, nullable=False),  # the entrants by seat; -1 for the bot that all play against
)
Index("board_match", board.c.match)
