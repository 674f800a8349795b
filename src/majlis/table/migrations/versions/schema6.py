"""Programs come with tokens, bots have accounts, and there are tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"

NEW = """
CREATE TABLE robot ("key" VARCHAR NOT NULL PRIMARY KEY, person VARCHAR NOT NULL UNIQUE REFERENCES person (id),
    owner VARCHAR NOT NULL, name VARCHAR NOT NULL);
CREATE TABLE token (hash VARCHAR NOT NULL PRIMARY KEY, person VARCHAR NOT NULL REFERENCES person (id),
    label VARCHAR NOT NULL, made FLOAT NOT NULL);
CREATE INDEX token_person ON token (person);
CREATE TABLE revoked (hash VARCHAR NOT NULL PRIMARY KEY REFERENCES token (hash), time FLOAT NOT NULL);
CREATE TABLE tournament (id VARCHAR NOT NULL PRIMARY KEY, owner VARCHAR NOT NULL, title VARCHAR NOT NULL,
    game VARCHAR NOT NULL, options INTEGER NOT NULL, kind VARCHAR NOT NULL, rounds INTEGER NOT NULL,
    rival VARCHAR NOT NULL, deadline INTEGER NOT NULL, lasts INTEGER NOT NULL, "open" BOOLEAN NOT NULL,
    made FLOAT NOT NULL);
CREATE TABLE summons (hash VARCHAR NOT NULL PRIMARY KEY, tournament VARCHAR NOT NULL REFERENCES tournament (id),
    expires FLOAT NOT NULL, made FLOAT NOT NULL);
CREATE TABLE entrant (tournament VARCHAR NOT NULL REFERENCES tournament (id), number INTEGER NOT NULL,
    player VARCHAR NOT NULL, person VARCHAR NOT NULL, name VARCHAR NOT NULL, time FLOAT NOT NULL,
    PRIMARY KEY (tournament, number));
CREATE UNIQUE INDEX one_entry ON entrant (tournament, person) WHERE person != '';
CREATE TABLE parted (tournament VARCHAR NOT NULL REFERENCES tournament (id), number INTEGER NOT NULL,
    time FLOAT NOT NULL, PRIMARY KEY (tournament, number));
CREATE TABLE round (tournament VARCHAR NOT NULL REFERENCES tournament (id), number INTEGER NOT NULL,
    due FLOAT NOT NULL, made FLOAT NOT NULL, PRIMARY KEY (tournament, number));
CREATE TABLE board (tournament VARCHAR NOT NULL REFERENCES tournament (id), round INTEGER NOT NULL,
    number INTEGER NOT NULL, "match" VARCHAR NOT NULL, seats JSON NOT NULL, PRIMARY KEY (tournament, round, number));
CREATE INDEX board_match ON board ("match")
"""


def upgrade() -> None:
    connection = op.get_bind()
    for statement in NEW.split(";\n"):
        connection.execute(sa.text(statement))
    connection.execute(sa.text("INSERT INTO schema (version) VALUES (6)"))
