"""The table in a browser: the only part that knows HTTP."""
