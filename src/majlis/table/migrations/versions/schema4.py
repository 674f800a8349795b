"""People have accounts if they like, talk at their tables, and put away what they do not want to see any more."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"

NEW = """
CREATE TABLE account ("key" VARCHAR NOT NULL PRIMARY KEY, person VARCHAR NOT NULL UNIQUE REFERENCES person (id),
    name VARCHAR NOT NULL, made FLOAT NOT NULL);
CREATE TABLE password (person VARCHAR NOT NULL REFERENCES person (id), number INTEGER NOT NULL, hash VARCHAR NOT NULL,
    time FLOAT NOT NULL, PRIMARY KEY (person, number));
CREATE TABLE admission (hash VARCHAR NOT NULL PRIMARY KEY, expires FLOAT NOT NULL);
CREATE TABLE admitted (hash VARCHAR NOT NULL PRIMARY KEY REFERENCES admission (hash), person VARCHAR NOT NULL);
CREATE TABLE ban (person VARCHAR NOT NULL REFERENCES person (id), number INTEGER NOT NULL, out BOOLEAN NOT NULL,
    time FLOAT NOT NULL, PRIMARY KEY (person, number));
CREATE TABLE chat ("match" VARCHAR NOT NULL REFERENCES gathering (id), number INTEGER NOT NULL, person VARCHAR NOT NULL,
    seat INTEGER NOT NULL, name VARCHAR NOT NULL, words VARCHAR NOT NULL, time FLOAT NOT NULL,
    PRIMARY KEY ("match", number));
CREATE TABLE struck ("match" VARCHAR NOT NULL REFERENCES gathering (id), number INTEGER NOT NULL, time FLOAT NOT NULL,
    PRIMARY KEY ("match", number));
CREATE TABLE talk ("match" VARCHAR NOT NULL REFERENCES gathering (id), number INTEGER NOT NULL, who VARCHAR NOT NULL,
    time FLOAT NOT NULL, PRIMARY KEY ("match", number));
CREATE TABLE shelved ("match" VARCHAR NOT NULL REFERENCES gathering (id), person VARCHAR NOT NULL,
    number INTEGER NOT NULL, away BOOLEAN NOT NULL, time FLOAT NOT NULL, PRIMARY KEY ("match", person, number));
CREATE TABLE erasure (number INTEGER NOT NULL PRIMARY KEY, seals INTEGER NOT NULL, time FLOAT NOT NULL)
"""


def upgrade() -> None:
    connection = op.get_bind()
    for statement in NEW.split(";\n"):
        connection.execute(sa.text(statement))
    connection.execute(sa.text("INSERT INTO schema (version) VALUES (4)"))
