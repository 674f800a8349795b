"""The tables of the database: a column a line. Rows are only ever inserted."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

SCHEMA = 8  # what is older is brought here by migrations/, what is newer is refused

tables = MetaData()

schema = Table("schema", tables, Column("version", Integer, primary_key=True))
revision = Table("alembic_version", tables, Column("version_num", String(32), primary_key=True))

person = Table(  # somebody who did something here
    "person",
    tables,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("kind", String, nullable=False),  # guest, account or bot
    Column("made", Float, nullable=False),
)

device = Table(  # a browser that is somebody's: its cookie holds a token, of which only the digest is known here
    "device",
    tables,
    Column("hash", String, primary_key=True),
    Column("person", ForeignKey("person.id"), nullable=False),
    Column("label", String, nullable=False),
    Column("made", Float, nullable=False),
)

gone = Table(  # a device that is nobody's any more
    "gone", tables, Column("hash", ForeignKey("device.hash"), primary_key=True), Column("time", Float, nullable=False)
)

code = Table(  # whoever has the code of a person may add a device; the newest of a person holds
    "code",
    tables,
    Column("hash", String, primary_key=True),
    Column("person", ForeignKey("person.id"), nullable=False),
    Column("made", Float, nullable=False),
)

account = Table(  # a person who signs in by name: the key decides who was first
    "account",
    tables,
    Column("key", String, primary_key=True),  # the name in small letters, however it is written
    Column("person", ForeignKey("person.id"), nullable=False, unique=True),
    Column("name", String, nullable=False),
    Column("made", Float, nullable=False),
)

password = Table(  # the row with the highest number of a person holds; an empty hash lets nobody in
    "password",
    tables,
    Column("person", ForeignKey("person.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("hash", String, nullable=False),  # argon2id
    Column("time", Float, nullable=False),
)

admission = Table(  # a code by which somebody may have an account where that takes one
    "admission", tables, Column("hash", String, primary_key=True), Column("expires", Float, nullable=False)
)

admitted = Table(  # its key decides who used it
    "admitted",
    tables,
    Column("hash", ForeignKey("admission.hash"), primary_key=True),
    Column("person", String, nullable=False),
)

ban = Table(  # who may not come in any more: the row with the highest number of a person holds
    "ban",
    tables,
    Column("person", ForeignKey("person.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("out", Boolean, nullable=False),
    Column("time", Float, nullable=False),
)

robot = Table(  # a person of kind bot: the key decides who was first
    "robot",
    tables,
    Column("key", String, primary_key=True),  # the name in small letters, however it is written
    Column("person", ForeignKey("person.id"), nullable=False, unique=True),
    Column("owner", String, nullable=False),  # who made it; nobody, if it is the host's
    Column("name", String, nullable=False),
)

token = Table(  # a program of somebody's, or a bot, comes with a token, of which only the digest is known here
    "token",
    tables,
    Column("hash", String, primary_key=True),
    Column("person", ForeignKey("person.id"), nullable=False),
    Column("label", String, nullable=False),
    Column("made", Float, nullable=False),
)
Index("token_person", token.c.person)

revoked = Table(
    "revoked", tables, Column("hash", ForeignKey("token.hash"), primary_key=True), Column("time", Float, nullable=False)
)

gathering = Table(  # a table, from before its match is dealt
    "gathering",
    tables,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("owner", String, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),  # may everybody here see it and sit down?
    Column("deadline", Integer, nullable=False),  # seconds for a turn of a person, then a bot plays it; 0 for none
    Column("after", String, nullable=False),  # the table of which it is the next game
    Column("made", Float, nullable=False),
)

Index("gathering_owner", gathering.c.owner)

closed = Table(  # a table that was given up before it began
    "closed",
    tables,
    Column("match", ForeignKey("gathering.id"), primary_key=True),
    Column("time", Float, nullable=False),
)

sitting = Table(  # who sits where: for each seat the row with the highest number holds
    "sitting",
    tables,
    Column("match", ForeignKey("gathering.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("player", String, nullable=False),  # "me" or "guest" (on the device of that person), "open", or a bot
    Column("person", String, nullable=False),  # whose seat it is, also while a bot plays there
    Column("name", String, nullable=False),
    Column("time", Float, nullable=False),
)
Index("sitting_person", sitting.c.person)

invite = Table(  # a link: whoever has its secret may redeem it, once
    "invite",
    tables,
    Column("hash", String, primary_key=True),
    Column("match", ForeignKey("gathering.id"), nullable=False),
    Column("role", String, nullable=False),  # seat, watch or own
    Column("seat", Integer, nullable=False),
    Column("expires", Float, nullable=False),
    Column("made", Float, nullable=False),
)

redeemed = Table(  # its key decides who was first
    "redeemed",
    tables,
    Column("hash", ForeignKey("invite.hash"), primary_key=True),
    Column("share", String, primary_key=True),  # empty: a link for one; else the person, each may watch once
    Column("person", String, nullable=False),
    Column("time", Float, nullable=False),
)

withdrawn = Table(
    "withdrawn",
    tables,
    Column("hash", ForeignKey("invite.hash"), primary_key=True),
    Column("time", Float, nullable=False),
)

chat = Table(  # what people say to each other at a table: no part of its match
    "chat",
    tables,
    Column("match", ForeignKey("gathering.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String, nullable=False),
    Column("seat", Integer, nullable=False),  # -1 for who watches
    Column("name", String, nullable=False),
    Column("words", String, nullable=False),
    Column("time", Float, nullable=False),
)

struck = Table(  # a line that the owner of the table took away: nobody is shown it any more
    "struck",
    tables,
    Column("match", ForeignKey("gathering.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("time", Float, nullable=False),
)

talk = Table(  # who may write at a table: the row with the highest number holds
    "talk",
    tables,
    Column("match", ForeignKey("gathering.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("who", String, nullable=False),  # seats, all or nobody
    Column("time", Float, nullable=False),
)

shelved = Table(  # a table that somebody does not want to see in the lists; the highest number of a person holds
    "shelved",
    tables,
    Column("match", ForeignKey("gathering.id"), primary_key=True),
    Column("person", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("away", Boolean, nullable=False),
    Column("time", Float, nullable=False),
)

wish = Table(  # going back by consent: who asks, who agrees, who declines, in this order
    "wish",
    tables,
    Column("match", ForeignKey("gathering.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # ask, agree or drop
    Column("person", String, nullable=False),
    Column("back", Integer, nullable=False),  # before which action
    Column("at", Integer, nullable=False),  # events of the table then: it lapses when there are more
    Column("time", Float, nullable=False),
)

profile = Table(  # to whom a person's own page is open: the row with the highest number holds
    "profile",
    tables,
    Column("person", ForeignKey("person.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("shows", String, nullable=False),  # all, met or nobody
    Column("time", Float, nullable=False),
)

match = Table(
    "match",
    tables,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules that plays it
    Column("box", String, nullable=False),  # the digest of the game's tables
    Column("seats", Integer, nullable=False),
    Column("options", Integer, nullable=False),
    Column("names", JSON, nullable=False),
    Column("players", JSON, nullable=False),  # at the start, for each seat: "me", "guest" or the name of a bot
    Column("owner", String, nullable=False),  # the person who opened it
    Column("commitment", String, nullable=False),
    Column("opened", Float, nullable=False),
)

secret = Table(  # apart from all else: nothing that draws or tells reads this table
    "secret",
    tables,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
)

move = Table(
    "event",
    tables,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # 0, 1, 2... without a gap: two writers cannot both win
    Column("kind", String, nullable=False),  # play, forced (it followed by itself) or undo
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("action_id", String, nullable=False),
    Column("chain", String, nullable=False),  # digest over the last chain, this row and the state it led to
    Column("time", Float, nullable=False),
    UniqueConstraint("match", "action_id"),
)

seal = Table(  # a digest of the rows that were written with it: see seal.py
    "seal",
    tables,
    Column("number", Integer, primary_key=True),  # through the whole house, and never twice: a lost one leaves a gap
    Column("match", ForeignKey("match.id"), nullable=False),
    Column("events", Integer, nullable=False),  # so many has the match after it
    Column("digest", String, nullable=False),
    UniqueConstraint("match", "events"),
    sqlite_autoincrement=True,
)

erasure = Table(  # how many seals went with tables that were erased: those are not lost
    "erasure",
    tables,
    Column("number", Integer, primary_key=True),
    Column("seals", Integer, nullable=False),
    Column("time", Float, nullable=False),
)

finish = Table(
    "finish",
    tables,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("points", JSON, nullable=False),
    Column("result", JSON, nullable=False),
    Column("time", Float, nullable=False),
)

feat = Table(  # a game that one person played alone to its end: a line for the record sheet, written with that end
    "feat",
    tables,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("choice", String, nullable=False),  # how hard it was
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("left", Integer, nullable=False),  # cards of the other side
    Column("tasks", JSON, nullable=False),  # the numbers of those fulfilled
)

daily = Table(
    "daily",
    tables,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("game", String, nullable=False),
    Column("date", String, nullable=False),  # as 2026-11-15, in UTC
    Column("choice", String, nullable=False),
    Column("owner", String, nullable=False),
    Column("rated", Boolean, nullable=False),  # or for practice
)
Index(  # two clicks at once cannot both be the one try
    "one_rated_try",
    *(daily.c[name] for name in ("owner", "game", "date", "choice")),
    unique=True,
    sqlite_where=daily.c.rated,
    postgresql_where=daily.c.rated,
)

fork = Table(  # where a match went on from another; its events begin with those of that one
    "fork",
    tables,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("origin", ForeignKey("match.id"), nullable=False),
)

analysis = Table(  # a cache: it can be made again from the match
    "analysis",
    tables,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("version", Integer, primary_key=True),  # of the analysis: a later one has a row of its own
    Column("body", String, nullable=False),
)

house = Table(  # what this house keeps to itself
    "house", tables, Column("name", String, primary_key=True), Column("secret", LargeBinary, nullable=False)
)

lease = Table(  # who keeps a house that several processes can reach: see lease.py
    "lease",
    tables,
    Column("name", String, primary_key=True),
    Column("owner", String, nullable=False),
    Column("epoch", Integer, nullable=False),  # one more with every owner: what an earlier one writes is refused
    Column("until", Float, nullable=False),
)
