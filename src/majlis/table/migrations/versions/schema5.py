"""Slow games have clocks, pauses and lists of what to do next; people go on vacation, and are told of their turns."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"

NEW = """
CREATE TABLE pact ("match" VARCHAR NOT NULL PRIMARY KEY REFERENCES gathering (id), budget INTEGER NOT NULL,
    bot VARCHAR NOT NULL, stays BOOLEAN NOT NULL);
CREATE TABLE spent ("match" VARCHAR NOT NULL REFERENCES gathering (id), "by" VARCHAR NOT NULL, number INTEGER NOT NULL,
    seat INTEGER NOT NULL, seconds FLOAT NOT NULL, PRIMARY KEY ("match", "by", number));
CREATE TABLE pause ("match" VARCHAR NOT NULL REFERENCES gathering (id), number INTEGER NOT NULL, rests BOOLEAN NOT NULL,
    time FLOAT NOT NULL, PRIMARY KEY ("match", number));
CREATE TABLE vacation (person VARCHAR NOT NULL REFERENCES person (id), number INTEGER NOT NULL, since FLOAT NOT NULL,
    until FLOAT NOT NULL, time FLOAT NOT NULL, PRIMARY KEY (person, number));
CREATE TABLE homecoming (person VARCHAR NOT NULL REFERENCES person (id), number INTEGER NOT NULL, time FLOAT NOT NULL,
    PRIMARY KEY (person, number));
CREATE TABLE ahead ("match" VARCHAR NOT NULL REFERENCES gathering (id), number INTEGER NOT NULL, seat INTEGER NOT NULL,
    person VARCHAR NOT NULL, actions JSON NOT NULL, time FLOAT NOT NULL, PRIMARY KEY ("match", number));
CREATE TABLE ended ("match" VARCHAR NOT NULL REFERENCES gathering (id), number INTEGER NOT NULL, how VARCHAR NOT NULL,
    time FLOAT NOT NULL, PRIMARY KEY ("match", number));
CREATE TABLE channel (id VARCHAR NOT NULL PRIMARY KEY, person VARCHAR NOT NULL REFERENCES person (id),
    kind VARCHAR NOT NULL, address VARCHAR NOT NULL, secret VARCHAR NOT NULL, home VARCHAR NOT NULL,
    lang VARCHAR NOT NULL, time FLOAT NOT NULL);
CREATE INDEX channel_person ON channel (person);
CREATE TABLE confirmed (channel VARCHAR NOT NULL PRIMARY KEY REFERENCES channel (id), time FLOAT NOT NULL);
CREATE TABLE silenced (channel VARCHAR NOT NULL PRIMARY KEY REFERENCES channel (id), time FLOAT NOT NULL);
CREATE TABLE notice ("match" VARCHAR NOT NULL REFERENCES "match" (id), seat INTEGER NOT NULL, at INTEGER NOT NULL,
    person VARCHAR NOT NULL, due FLOAT NOT NULL, PRIMARY KEY ("match", seat, at));
CREATE TABLE delivery ("match" VARCHAR NOT NULL REFERENCES "match" (id), seat INTEGER NOT NULL, at INTEGER NOT NULL,
    channel VARCHAR NOT NULL, how VARCHAR NOT NULL, time FLOAT NOT NULL, PRIMARY KEY ("match", seat, at, channel))
"""


def upgrade() -> None:
    connection = op.get_bind()
    for statement in NEW.split(";\n"):
        connection.execute(sa.text(statement))
    connection.execute(sa.text("INSERT INTO schema (version) VALUES (5)"))
