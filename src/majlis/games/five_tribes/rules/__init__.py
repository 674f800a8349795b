"""What the rulebook says: the turn, and a file a chapter of rules/five_tribes.md."""
