"""Trained networks: their files `<game>-<name>.npz`, the forward pass as rules, and who plays by them."""
