#!/usr/bin/env bash
# Nothing newer than the oldest supported iOS is used.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
lint=../shared/tools/availability-lint.py
[ -f $lint ] || skip "there is no $lint: the lint lies beside the repository, not in it"
[ "$(uname)" != Darwin ] || skip "on a Mac the compiler itself checks this"
# With the stand-ins, since the adapters are empty without.
with_standins
strict_build .
swift package dump-package | Scripts/availability.py "$lint" "$scratch"
