"""How data of older versions becomes data of this one: a file a step, run at opening in one transaction."""

from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection


def migrate(connection: Connection, found: int) -> None:
    """Take all steps after this version. The first version knew no steps, so it is told which it was."""
    config = Config()
    config.set_main_option("script_location", "majlis.table:migrations")
    config.attributes["connection"] = connection
    if found == 1:
        command.stamp(config, "1")
    command.upgrade(config, "head")
