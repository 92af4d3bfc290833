#!/usr/bin/env bash
# The tests exist that SECURITY.md, the rules, the behaviours and the decision records name.
Scripts/named-tests.py
