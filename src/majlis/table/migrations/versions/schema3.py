"""Every match gets a seal over all that is there of it: what happens to it from now on is found."""

import sqlalchemy as sa
from alembic import op

from majlis.table.seal import digest, stored

revision = "3"
down_revision = "2"

SEAL = """
CREATE TABLE seal (number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, "match" VARCHAR NOT NULL REFERENCES "match" (id),
    events INTEGER NOT NULL, digest VARCHAR NOT NULL, UNIQUE ("match", events))
"""


def upgrade() -> None:
    connection = op.get_bind()
    connection.execute(sa.text(SEAL))
    for name in connection.execute(sa.text('SELECT id FROM "match" ORDER BY opened, id')).scalars().all():
        rows = stored(lambda query, *values: connection.exec_driver_sql(query, values).all(), name)
        values = {"match": name, "events": len(rows["event"]), "digest": digest(rows)}
        connection.execute(
            sa.text('INSERT INTO seal ("match", events, digest) VALUES (:match, :events, :digest)'), values
        )
    connection.execute(sa.text("INSERT INTO schema (version) VALUES (3)"))
