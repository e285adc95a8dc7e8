# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
RUN    := $(VENV)/.run-installed
DEV    := $(VENV)/.dev-installed
SUDO   := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes

.PHONY: play test check browser postgres emojis shots format lock clean

play: $(RUN)                ## run the bot: on Discord with DISCORD_TOKEN, else on a small Discord of your own
	@$(BIN)/python -m bot

test: check browser postgres  ## everything: static checks, then all tests
	$(BIN)/python -m pytest

browser:                    ## Debian's chromium, for the tests of the web page
	@command -v chromium >/dev/null || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq chromium; }

postgres:                   ## Debian's PostgreSQL, for tests; they start a server of their own and stop it
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq postgresql; }

emojis:                     ## Debian's emojis, for screenshots that show what players see
	@fc-list ":lang=und-zsye" | grep -q . || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq fonts-noto-color-emoji; }

shots: browser emojis $(DEV)  ## screenshots of every question of every game, for review (GAMES="risk" for one)
	$(BIN)/python -m bench.shots $(GAMES)

check: $(DEV)               ## format, lint, types, import rules
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(DEV)              ## let the formatter and the linter mend what they can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock:                       ## pin every dependency anew, with hashes (needs uv)
	uv pip compile pyproject.toml --universal --generate-hashes --no-header -q -o requirements.lock
	uv pip compile pyproject.toml --extra dev -c requirements.lock --universal --generate-hashes --no-header -q -o requirements-dev.lock

clean:
	rm -rf $(VENV)

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(RUN): requirements.lock | $(BIN)/python
	$(PIP) -r requirements.lock
	@touch $@

$(DEV): requirements-dev.lock | $(BIN)/python
	$(PIP) -r requirements-dev.lock
	@touch $@ $(RUN)
