"""People become rows, and tables have seats of several of them.

Until now the token in a cookie was the owner of a match itself. Each becomes a person with a device, whose token is no
longer written anywhere, and everybody keeps every table.
"""

import hashlib
import json
import secrets
import time

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"

GROWN = """
CREATE TABLE IF NOT EXISTS feat ("match" VARCHAR NOT NULL PRIMARY KEY REFERENCES "match" (id), choice VARCHAR NOT NULL,
    won BOOLEAN NOT NULL, points INTEGER NOT NULL, "left" INTEGER NOT NULL, tasks JSON NOT NULL);
CREATE TABLE IF NOT EXISTS daily ("match" VARCHAR NOT NULL PRIMARY KEY REFERENCES "match" (id), game VARCHAR NOT NULL,
    date VARCHAR NOT NULL, choice VARCHAR NOT NULL, owner VARCHAR NOT NULL, rated BOOLEAN NOT NULL);
CREATE UNIQUE INDEX IF NOT EXISTS one_rated_try ON daily (owner, game, date, choice) WHERE rated;
CREATE TABLE IF NOT EXISTS fork ("match" VARCHAR NOT NULL REFERENCES "match" (id), number INTEGER NOT NULL,
    at INTEGER NOT NULL, seat INTEGER NOT NULL, seed BLOB NOT NULL, origin VARCHAR NOT NULL REFERENCES "match" (id),
    PRIMARY KEY ("match", number));
CREATE TABLE IF NOT EXISTS analysis ("match" VARCHAR NOT NULL REFERENCES "match" (id), version INTEGER NOT NULL,
    body VARCHAR NOT NULL, PRIMARY KEY ("match", version));
CREATE TABLE IF NOT EXISTS house (name VARCHAR NOT NULL PRIMARY KEY, secret BLOB NOT NULL)
"""  # the first version grew these without a step of their own: only SQLite had them
NEW = """
CREATE TABLE person (id VARCHAR NOT NULL PRIMARY KEY, name VARCHAR NOT NULL, kind VARCHAR NOT NULL,
    made FLOAT NOT NULL);
CREATE TABLE device (hash VARCHAR NOT NULL PRIMARY KEY, person VARCHAR NOT NULL REFERENCES person (id),
    label VARCHAR NOT NULL, made FLOAT NOT NULL);
CREATE TABLE gone (hash VARCHAR NOT NULL PRIMARY KEY REFERENCES device (hash), time FLOAT NOT NULL);
CREATE TABLE code (hash VARCHAR NOT NULL PRIMARY KEY, person VARCHAR NOT NULL REFERENCES person (id),
    made FLOAT NOT NULL);
CREATE TABLE gathering (id VARCHAR NOT NULL PRIMARY KEY, game VARCHAR NOT NULL, options INTEGER NOT NULL,
    seats INTEGER NOT NULL, owner VARCHAR NOT NULL, rated BOOLEAN NOT NULL, open BOOLEAN NOT NULL,
    deadline INTEGER NOT NULL, after VARCHAR NOT NULL, made FLOAT NOT NULL);
CREATE INDEX gathering_owner ON gathering (owner);
CREATE TABLE closed ("match" VARCHAR NOT NULL PRIMARY KEY REFERENCES gathering (id), time FLOAT NOT NULL);
CREATE TABLE sitting ("match" VARCHAR NOT NULL REFERENCES gathering (id), number INTEGER NOT NULL,
    seat INTEGER NOT NULL, player VARCHAR NOT NULL, person VARCHAR NOT NULL, name VARCHAR NOT NULL, time FLOAT NOT NULL,
    PRIMARY KEY ("match", number));
CREATE INDEX sitting_person ON sitting (person);
CREATE TABLE invite (hash VARCHAR NOT NULL PRIMARY KEY, "match" VARCHAR NOT NULL REFERENCES gathering (id),
    role VARCHAR NOT NULL, seat INTEGER NOT NULL, expires FLOAT NOT NULL, made FLOAT NOT NULL);
CREATE TABLE redeemed (hash VARCHAR NOT NULL REFERENCES invite (hash), share VARCHAR NOT NULL, person VARCHAR NOT NULL,
    time FLOAT NOT NULL, PRIMARY KEY (hash, share));
CREATE TABLE withdrawn (hash VARCHAR NOT NULL PRIMARY KEY REFERENCES invite (hash), time FLOAT NOT NULL)
"""


def upgrade() -> None:
    connection = op.get_bind()
    for statement in (GROWN + ";\n" + NEW).split(";\n"):
        connection.execute(sa.text(statement))
    if not connection.execute(sa.text("SELECT name FROM house")).first():
        secret = {"secret": secrets.token_bytes(32)}
        connection.execute(sa.text("INSERT INTO house VALUES ('daily', :secret)"), secret)
    for token in connection.execute(sa.text('SELECT DISTINCT owner FROM "match"')).scalars().all():
        become_person(connection, token)
    gatherings = "SELECT id, game, options, seats, owner, false, false, 0, '', opened FROM \"match\""
    connection.execute(sa.text(f"INSERT INTO gathering {gatherings}"))
    for row in connection.execute(sa.text('SELECT id, players, names, owner, opened FROM "match"')).mappings().all():
        sit_down(connection, row)
    connection.execute(sa.text("INSERT INTO schema (version) VALUES (2)"))


def become_person(connection: sa.Connection, token: str) -> None:
    who, digest = secrets.token_urlsafe(12), hashlib.sha256(token.encode()).hexdigest()
    values = {"id": who, "hash": digest, "token": token, "now": time.time()}
    for statement in (
        "INSERT INTO person VALUES (:id, '', 'guest', :now)",
        "INSERT INTO device VALUES (:hash, :id, '', :now)",
        'UPDATE "match" SET owner = :id WHERE owner = :token',
        "UPDATE daily SET owner = :id WHERE owner = :token",
    ):
        connection.execute(sa.text(statement), values)


def sit_down(connection: sa.Connection, row: sa.RowMapping) -> None:
    players, names = (
        value if isinstance(value, list) else json.loads(value) for value in (row["players"], row["names"])
    )
    for seat, (player, name) in enumerate(zip(players, names or [""] * len(players), strict=True)):
        values = {"id": row["id"], "seat": seat, "player": player, "name": name, "now": row["opened"]}
        values["who"] = row["owner"] if player in ("me", "guest") else ""
        connection.execute(
            sa.text("INSERT INTO sitting VALUES (:id, :seat, :seat, :player, :who, :name, :now)"), values
        )
