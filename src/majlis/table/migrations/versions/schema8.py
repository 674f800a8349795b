"""A house can be kept by one of several processes, under a lease."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"

NEW = """
CREATE TABLE lease (name VARCHAR NOT NULL PRIMARY KEY, owner VARCHAR NOT NULL, epoch INTEGER NOT NULL,
    until FLOAT NOT NULL)
"""


def upgrade() -> None:
    connection = op.get_bind()
    connection.execute(sa.text(NEW))
    connection.execute(sa.text("INSERT INTO schema (version) VALUES (8)"))
