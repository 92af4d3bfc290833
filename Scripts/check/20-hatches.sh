#!/usr/bin/env bash
# Ways around the compiler (fatalError, @unchecked, …) have a proof beside them.
# Sizes: quick plain full
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
Scripts/escape-hatches.py
