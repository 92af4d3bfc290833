#!/usr/bin/env bash
# The commands in bin/ and the checks themselves do what they say, on small planted cases.
# Uses: Tests/Tooling
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
PYTHONDONTWRITEBYTECODE=1 python3 -m unittest discover --start-directory Tests/Tooling
