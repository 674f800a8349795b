"""What every game promises, as tests: `python -m pytest --pyargs majlis.testing --game NAME`."""
