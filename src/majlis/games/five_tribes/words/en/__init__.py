"""Every sentence of the game in English, and nothing else."""
