#!/bin/sh
# All studies of docs/studies.md; what it is given goes to each of them: sh bench/studies.sh --bot keen --games 200000
# It can be stopped at any time and goes on where it ended, as long as it is given the same.
set -eu
cd "$(dirname "$0")/.."
ask() { majlis study "$@"; }
for question in djinns thieves tiles bids seats length uses; do
    ask five_tribes $question --out docs/studies/five_tribes "$@"
done
for question in characters equipment scoring trophies mages seats length uses; do
    ask djinn $question --out docs/studies/djinn "$@"
done
for question in cards summons wishes seats length uses; do
    ask high_desert $question --out docs/studies/high_desert "$@"
done
