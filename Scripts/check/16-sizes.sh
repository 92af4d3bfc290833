#!/usr/bin/env bash
# Files, types and functions are within the size budgets.
# Sizes: quick plain full
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
Scripts/size-budgets.py
