#!/usr/bin/env bash
# The commands in bin/ and the checks themselves do what they say, on small planted cases.
# Uses: Tests/Tooling
PYTHONDONTWRITEBYTECODE=1 python3 -m unittest discover --start-directory Tests/Tooling
