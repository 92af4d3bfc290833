#!/usr/bin/env bash
# The fuzzers build, and find nothing: with changed seeds, and with --full for longer, led by what inputs execute.
if [ "$size" = plain ]; then
  swift build --package-path Fuzz --scratch-path "$scratch" $fresh_plan "${strict[@]}"
  FUZZ_SEED=1 FUZZ_RUNS=10000 FUZZ_LIBRARIES=$scratch/debug bin/fuzz 60
else
  FUZZ_SEED=1 FUZZ_RUNS=100000 bin/fuzz 300
fi
