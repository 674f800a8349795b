"""What a player sees: where things lie on the table, and what can be clicked."""
