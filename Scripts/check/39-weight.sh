#!/usr/bin/env bash
# A constructor route costs an app at most 300 bytes.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
Tests/SizeTest/run --scratch-path "$scratch" $fresh_plan "${strict[@]}"
