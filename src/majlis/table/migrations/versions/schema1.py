"""The first version: where nothing has to be done."""

revision = "1"
down_revision = None


def upgrade() -> None:
    """The tables were made without a step."""
