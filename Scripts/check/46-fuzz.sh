#!/usr/bin/env bash
# The fuzzers build, and find nothing in 10,000 inputs or a minute each: the same inputs each time.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
[ -x bin/fuzz ] || skip "there is no bin/fuzz"
FUZZ_SEED=1 FUZZ_RUNS=10000 bin/fuzz 60
