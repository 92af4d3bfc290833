#!/usr/bin/env bash
# The tests of the root package pass.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
strict_build .
run_tests .
