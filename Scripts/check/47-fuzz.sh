#!/usr/bin/env bash
# The fuzzers build, and find nothing: the same inputs each time, and longer with --full, led by what they execute.
# Uses: .build-check/optimized/fuzz
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
[ -x bin/fuzz ] || skip "there is no bin/fuzz"
# That of the scene's queue has a step of its own, which counts.
mapfile -t targets < <(cd Fuzz/Sources && ls -d Fuzz*/ | tr -d / | grep -vx -e FuzzSupport -e FuzzSceneQueue)
if [ "$size" = plain ]; then
  FUZZ_SEED=1 FUZZ_RUNS=20000 FUZZ_BUILD=$optimized bin/fuzz 60 "${targets[@]}"
else
  FUZZ_SEED=1 FUZZ_RUNS=100000 bin/fuzz 300 "${targets[@]}"
fi
