#!/usr/bin/env bash
# The fuzzers build, and find nothing in 20 seconds each, on the same inputs each time.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
[ -x bin/fuzz ] || skip "there is no bin/fuzz"
FUZZ_SEED=1 bin/fuzz 20
