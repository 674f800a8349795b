"""Drawings, and nothing else."""
