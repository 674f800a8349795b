"""What is said to users when something cannot be done; every other exception is a fault of ours."""


class Refusal(Exception):
    """A sentence for whoever asked: what cannot be done, and what can be done instead. Nothing was changed."""
