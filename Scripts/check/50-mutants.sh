#!/usr/bin/env bash
# The tests of the tables notice nine of ten changed tokens.
# Sizes: full
# Uses: .build-mutants
Scripts/mutants.py Sources/LinkPatterns/Table Sources/LinkAnalysis/Catalog
