#!/usr/bin/env bash
# The fuzzers build, and find nothing: the same inputs each time, and longer with --full.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
[ -x bin/fuzz ] || skip "there is no bin/fuzz"
if [ "$size" = plain ]; then
  FUZZ_SEED=1 FUZZ_RUNS=1000 bin/fuzz 10
else
  FUZZ_SEED=1 FUZZ_RUNS=100000 bin/fuzz 300
fi
