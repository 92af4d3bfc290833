#!/usr/bin/env bash
# No build products and no paths of one machine are in the repository.
# Sizes: quick plain full
Scripts/tree.sh
