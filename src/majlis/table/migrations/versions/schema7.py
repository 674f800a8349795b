"""Wishes to go back outlive a restart, and people say who may see their page."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"

NEW = """
CREATE TABLE wish ("match" VARCHAR NOT NULL REFERENCES gathering (id), number INTEGER NOT NULL, kind VARCHAR NOT NULL,
    person VARCHAR NOT NULL, back INTEGER NOT NULL, "at" INTEGER NOT NULL, time FLOAT NOT NULL,
    PRIMARY KEY ("match", number));
CREATE TABLE profile (person VARCHAR NOT NULL REFERENCES person (id), number INTEGER NOT NULL, shows VARCHAR NOT NULL,
    time FLOAT NOT NULL, PRIMARY KEY (person, number))
"""


def upgrade() -> None:
    connection = op.get_bind()
    for statement in NEW.split(";\n"):
        connection.execute(sa.text(statement))
    connection.execute(sa.text("INSERT INTO schema (version) VALUES (7)"))
