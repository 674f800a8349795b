# One-word commands. `make play` and `make test` need nothing but Python 3.11 or later and make.
PYTHON ?= python3
EXTRAS ?= test
VENV := .venv
BIN := $(VENV)/bin
PLAY := $(VENV)/.play
TEST := $(VENV)/.test
GAMES := $(notdir $(patsubst %/__init__.py,%,$(wildcard src/majlis/games/*/__init__.py)))
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
WORKERS ?= $(shell n=$$(expr $(CORES) + 2); [ $$n -lt 8 ] && echo $$n || echo 8)  # browsers and servers are waited for
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
export PYTHONDONTWRITEBYTECODE =  # or every process of the tests would read all sources anew
INSTALL = $(BIN)/python -m pip install -q --disable-pip-version-check --progress-bar on -c constraints.txt

.PHONY: play test test-long lint bench results studies ladder docs shots clean

play: $(PLAY)  ## sit down
	@$(BIN)/majlis || [ $$? -eq 130 ]  # Ctrl-C is how one leaves

test: $(TEST)  ## everything that must hold; GAME=djinn: of one game; with CHAPTER=tavern: one chapter, not compiled
ifdef CHAPTER
	@MAJLIS_INTERPRET=1 $(BIN)/python -m pytest tests/games/$(GAME)/test_$(CHAPTER).py $(ARGS)
else
	@printf '%s\n' $(or $(GAME),$(GAMES) nim) | MAJLIS_GAMES=examples xargs -n 1 -P $(CORES) $(BIN)/python -m tests.doors
	@$(PYTEST) $(if $(GAME),--game $(GAME)) $(ARGS)
endif

test-long: $(TEST)  ## whole campaigns instead of samples; PART=contract, bots, web/test_kill.py...: only there
	@$(PYTEST) --long $(if $(filter contract,$(PART)),src/majlis/testing,$(if $(PART),tests/$(PART))) $(ARGS)

lint: $(TEST)  ## how the code looks
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/codespell src tests docs rules examples *.md

bench: $(PLAY)  ## how fast it is, beside its peers
	@sh bench/peers.sh
	@$(BIN)/majlis bench

results: $(PLAY)  ## the same as a page with a picture: bench/RESULTS.md
	@sh bench/peers.sh
	@$(BIN)/majlis bench --out bench/RESULTS.md

studies: $(PLAY)  ## what the games' parts are worth, into docs/studies; STUDY="--games 200000": how much of it
	@PATH="$(CURDIR)/$(BIN):$$PATH" sh bench/studies.sh $(STUDY)

ladder: $(PLAY)  ## the ratings, from the games in ladder/
	@$(BIN)/majlis ladder ladder/*.jsonl* --out docs/ladder.md --ratings src/majlis/bots/contest/ratings.toml

docs: $(TEST)  ## the documentation as a site, into build/site
	@$(BIN)/python docs/pages.py build/site
	@echo "build/site/index.html"

shots: $(TEST)  ## a picture of every screen, into shots/; the stills and the film of the documents
	@$(BIN)/python -m tests.browser.shots
	@$(BIN)/python -m tests.browser.film

clean:  ## forget everything that was made here
	@rm -rf $(VENV) .venv-peers build .mypy_cache .ruff_cache .pytest_cache .hypothesis shots
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PLAY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Majlis needs Python 3.11 or later; this is $$($(PYTHON) --version)." ; \
		echo "Name another one: make play PYTHON=python3.12" ; exit 1 ; }
	@echo "Setting up in $(VENV): a minute or two, only once."
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing: on Debian, apt install python3-venv." ; exit 1 ; }
	@$(INSTALL) -e '.[terminal]'
	@touch $@

$(TEST): $(PLAY)
	@echo "Adding what the tests need."
	@$(INSTALL) -e '.[$(EXTRAS)]'
	@touch $@
