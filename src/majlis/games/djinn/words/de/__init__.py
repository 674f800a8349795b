"""German sentences, and nothing else."""
