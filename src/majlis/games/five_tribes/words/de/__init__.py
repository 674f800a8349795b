"""Every sentence of the game in German, and nothing else."""
