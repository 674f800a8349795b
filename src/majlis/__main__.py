"""The command line, as `python -m majlis`."""

from majlis.cli import main

main()
