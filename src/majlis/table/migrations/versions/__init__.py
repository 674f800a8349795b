"""The steps, each named after the version that it leads to."""
