"""What Alembic runs: the steps, over the connection that it was handed. Imported by anybody else, it does nothing."""

from alembic import context

if config := getattr(context, "config", None):
    context.configure(connection=config.attributes["connection"])
    with context.begin_transaction():
        context.run_migrations()
