#!/bin/sh
# Puts the peers that `majlis bench` measures beside us into .venv-peers: they need Python 3.12 or later.
set -eu
cd "$(dirname "$0")/.."
[ -x .venv-peers/bin/python ] && exit 0
for python in python3.14 python3.13 python3.12 python3 $(ls -d "$HOME"/.pyenv/versions/3.1[2-9]*/bin/python3 2>/dev/null); do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 12))' 2>/dev/null; then
        "$python" -m venv .venv-peers
        .venv-peers/bin/python -m pip install -q --disable-pip-version-check 'fastcatan==2.0.0' 'catanatron==3.2.1' \
            'open_spiel==2.0.2' 'pettingzoo[classic]==1.27.0' numpy
        .venv-peers/bin/python -m pip install -q --disable-pip-version-check pgx || echo "Pgx does not install here: it is left out." >&2
        exit 0
    fi
done
echo "No Python 3.12 or later was found: the peers are left out." >&2
