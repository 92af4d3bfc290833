#!/usr/bin/env bash
# The fuzzers build, and find nothing in 20 seconds each.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
[ -x bin/fuzz ] || skip "there is no bin/fuzz"
bin/fuzz 20
