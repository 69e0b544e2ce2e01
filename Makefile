# The commands of the project. The only prerequisites are Python 3.11 or newer and make.
# Compatible with GNU make 3.81, the version on macOS.
SHELL := /bin/sh
VENV ?= .venv
PORT ?= 8000
PREFIX ?= /
URL ?=
PY = $(VENV)/bin/python
export PYTHON

PIP = $(PY) -m pip --disable-pip-version-check -qq
CHAPTERS = $(sort $(wildcard book/en/*.ipynb book/es/*.ipynb book/pt/*.ipynb))

.PHONY: help serve classroom build test lint format lock catalogues notebooks bench fuzz clean

help: ## these lines
	@echo "make serve       build the book, serve it on localhost and print the address (PORT=8000, PREFIX=/)"
	@echo "make classroom   serve every chapter on the local network, tables live through this machine (PORT=8000)"
	@echo "make test        everything that must hold: style, types, tests, notebooks, the built book in a browser"
	@echo "make build       the book as static files, in out/site (URL=https://example.org/alcalde/)"
	@echo "make lint        style and types alone"
	@echo "make format      put the code into the house style"
	@echo "make notebooks   run every chapter again and save what it prints and shows"
	@echo "make catalogues  bring the translations up to date and compile them"
	@echo "make lock        resolve the versions anew: requirements.txt and requirements-test.txt"
	@echo "make bench       measure, side by side, and print ratios"
	@echo "make fuzz        the property tests, with many more examples"
	@echo "make clean       remove everything that was made, the environment too"

# --- the environment -----------------------------------------------------------------------------

$(VENV)/.made: tools/make-venv
	@test -x $(PY) || { echo "Making the Python environment in $(VENV)."; sh tools/make-venv $(VENV); }
	@# package.json declares the scripts of this folder modules; JupyterLab's own in the environment are not.
	@echo '{}' > $(VENV)/package.json
	@touch $@

$(VENV)/.book: $(VENV)/.made requirements.txt pyproject.toml
	@echo "Installing what the book is built with (the first time takes a minute)."
	@$(PIP) install -r requirements.txt
	@touch $@

$(VENV)/.test: $(VENV)/.book requirements-test.txt
	@echo "Installing what the checks are run with."
	@$(PIP) install -r requirements-test.txt
	@touch $@

# --- the book ------------------------------------------------------------------------------------

build: $(VENV)/.book
	@$(PY) -m book.build $(if $(URL),--url $(URL))

serve: $(VENV)/.book
	@$(PY) -m book.serve --port "$(PORT)" --prefix "$(PREFIX)" --check
	@$(PY) -m book.build
	@exec $(PY) -m book.serve --port "$(PORT)" --prefix "$(PREFIX)"

classroom: $(VENV)/.book
	@exec $(PY) -m book.classroom --port $(PORT)

notebooks: $(VENV)/.test
	$(PY) -m book.notebooks $(CHAPTERS)

catalogues: $(VENV)/.test
	$(PY) -m tools.catalogues

# --- the checks ----------------------------------------------------------------------------------

lint: $(VENV)/.test
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(PY) -m tools.javascript
	$(PY) -m check_jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(VENV)/bin/zizmor --offline --pedantic --quiet .github/workflows

format: $(VENV)/.test
	$(PY) -m ruff check --fix-only --quiet .
	$(PY) -m ruff format .
	$(PY) -m tools.javascript --format

test: lint build
	$(PY) -m tests.chromium
	$(PY) -m tests.engines
	$(PY) -m pytest --doctest-modules --doctest-glob='*.md' alcalde widgets book tools tests/ledger.py README.md
	$(PY) -m pytest --nbval $(CHAPTERS)
	$(PY) -m pytest -n 2 tests --ignore=tests/browser
	$(PY) -m pytest -n 2 --dist loadfile tests/browser

fuzz: $(VENV)/.test
	HYPOTHESIS_PROFILE=fuzz $(PY) -m pytest -n 2 tests/engine tests/widgets

$(VENV)/.bench: $(VENV)/.test requirements-bench.txt
	@$(PIP) install -r requirements-bench.txt
	@touch $@

bench: build $(VENV)/.bench
	$(PY) -m benchmarks

lock: $(VENV)/.test
	@mkdir -p out
	$(PY) -m uv pip compile --universal --python-version 3.11 --no-header --no-annotate \
		--no-emit-index-url --upgrade --output-file requirements.txt requirements.in
	@grep -v '^-e' requirements.txt > out/constraints.txt
	$(PY) -m uv pip compile --universal --python-version 3.11 --no-header --no-annotate \
		--no-emit-index-url --upgrade --constraints out/constraints.txt \
		--output-file requirements-test.txt requirements-test.in
	@grep -hv '^-e' requirements.txt requirements-test.txt | sort -u > out/constraints.txt
	$(PY) -m uv pip compile --universal --python-version 3.11 --no-header --no-annotate \
		--no-emit-index-url --upgrade --constraints out/constraints.txt \
		--output-file requirements-bench.txt requirements-bench.in

clean:
	rm -rf $(VENV) out node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis
