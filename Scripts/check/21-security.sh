#!/usr/bin/env bash
# The tests that SECURITY.md names for its requirements exist.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
Scripts/security-table.py
