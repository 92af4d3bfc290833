#!/usr/bin/env bash
# The tests of the tables notice nine of ten changed tokens.
# Sizes: full
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
Scripts/mutants.py --jobs 2 Sources/LinkPatterns/Table Sources/LinkAnalysis/Catalog
