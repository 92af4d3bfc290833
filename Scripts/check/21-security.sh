#!/usr/bin/env bash
# The tests exist that SECURITY.md, HandlingRules.md and Behaviours.md name in their tables.
Scripts/named-tests.py
