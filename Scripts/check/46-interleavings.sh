#!/usr/bin/env bash
# The rules of events hold in 100,000 made-up worlds of a scene, and in a million with --full.
# Uses: .build-check/optimized/FuzzSceneQueue
for_release
library=$(built Fuzz FuzzSceneQueue)
# Each input of the fuzzer plays 100 worlds.
runs=1000
[ "$size" != full ] || runs=10000
FUZZ_SEED=1 FUZZ_RUNS=$runs FUZZ_LIBRARIES=${library%/*} bin/fuzz 3600 FuzzSceneQueue \
  | tee /dev/stderr | grep -q "^FuzzSceneQueue: $runs executions"
