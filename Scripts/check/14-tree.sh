#!/usr/bin/env bash
# No build products and no paths of one machine are in the repository.
# Sizes: quick plain full
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
Scripts/tree.sh
