"""English sentences, and nothing else."""
