"""Our own drawings, in code."""
