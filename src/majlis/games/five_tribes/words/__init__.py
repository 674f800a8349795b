"""What a player reads: what is asked, what an action would do, what happened, why something is not open."""
