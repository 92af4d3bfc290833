#!/usr/bin/env bash
# No workload costs more instructions or allocations than it may.
# Uses: .build-check/optimized
[ -d ../shared/data/routes ] \
  || skip "counting: there is no ../shared/data/routes: the data lies beside the repository"
bin/setup --for benchmark \
  || skip "counting: valgrind counts the instructions, and is not here"
# Never times: they move with the load of the machine.
for_release
benchmark=$(built Benchmarks benchmark)
"$benchmark" gate
