"""What a player sees: the scene, the parts of the table, and the drawings."""
