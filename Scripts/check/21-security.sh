#!/usr/bin/env bash
# The tests exist that SECURITY.md, HandlingRules.md and Behaviours.md name in their tables.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
Scripts/named-tests.py
