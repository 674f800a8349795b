"""The tables of slow games and of notices, a column a line: what is due stands in rows whose keys cannot come twice."""

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from majlis.table.schema import tables

pact = Table(  # what was agreed before a game about its time, if more than a time for a turn
    "pact",
    tables,
    Column("match", ForeignKey("gathering.id"), primary_key=True),
    Column("budget", Integer, nullable=False),  # seconds of each seat for the whole game; 0 for none
    Column("bot", String, nullable=False),  # who takes over when time is out
    Column("stays", Boolean, nullable=False),  # and plays to the end; else until its owner returns
)

spent = Table(  # time of a seat, written together with what ended it
    "spent",
    tables,
    Column("match", ForeignKey("gathering.id"), primary_key=True),
    Column("by", String, primary_key=True),  # event, sitting, or grace (given back to who returns)
    Column("number", Integer, primary_key=True),  # of that event or sitting
    Column("seat", Integer, nullable=False),
    Column("seconds", Float, nullable=False),
)

pause = Table(  # a game rests: the row with the highest number of a match holds
    "pause",
    tables,
    Column("match", ForeignKey("gathering.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("rests", Boolean, nullable=False),
    Column("time", Float, nullable=False),
)

vacation = Table(  # somebody is away, and their clocks stand still
    "vacation",
    tables,
    Column("person", ForeignKey("person.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("time", Float, nullable=False),
)

homecoming = Table(  # a vacation that ended earlier, or never began
    "homecoming",
    tables,
    Column("person", ForeignKey("person.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("time", Float, nullable=False),
)

ahead = Table(  # what somebody will do at their next decision: the highest number of a seat holds, if nothing ended it
    "ahead",
    tables,
    Column("match", ForeignKey("gathering.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("person", String, nullable=False),
    Column("actions", JSON, nullable=False),  # the first that is open is played; none: it was taken back
    Column("time", Float, nullable=False),
)

ended = Table(  # what became of it
    "ended",
    tables,
    Column("match", ForeignKey("gathering.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("how", String, nullable=False),  # played, dropped (nothing was open) or passed (played by hand)
    Column("time", Float, nullable=False),
)

channel = Table(  # a way to tell somebody that it is their turn
    "channel",
    tables,
    Column("id", String, primary_key=True),
    Column("person", ForeignKey("person.id"), nullable=False),
    Column("kind", String, nullable=False),  # mail, hook or push
    Column("address", String, nullable=False),
    Column("secret", String, nullable=False),  # what a webhook is signed with, the keys of a browser
    Column("home", String, nullable=False),  # under which address this person knows the house
    Column("lang", String, nullable=False),
    Column("time", Float, nullable=False),
)
Index("channel_person", channel.c.person)

confirmed = Table(  # the person at that address wants it
    "confirmed",
    tables,
    Column("channel", ForeignKey("channel.id"), primary_key=True),
    Column("time", Float, nullable=False),
)

silenced = Table(  # nothing is sent there any more
    "silenced",
    tables,
    Column("channel", ForeignKey("channel.id"), primary_key=True),
    Column("time", Float, nullable=False),
)

notice = Table(  # somebody is to be told of their turn: written together with the event that made it theirs
    "notice",
    tables,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Integer, primary_key=True),  # events so far
    Column("person", String, nullable=False),
    Column("due", Float, nullable=False),
)

delivery = Table(  # what became of a notice on one of its ways
    "delivery",
    tables,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Integer, primary_key=True),
    Column("channel", String, primary_key=True),  # empty: there was no need any more
    Column("how", String, nullable=False),  # sent, failed or needless
    Column("time", Float, nullable=False),
)

OF_SLOW_TABLE = (delivery, notice, pact, spent, pause, ended, ahead)  # what hangs on a table
