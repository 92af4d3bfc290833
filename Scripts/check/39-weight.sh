#!/usr/bin/env bash
# An app that only routes carries nothing of URLPattern, and a constructor route costs at most 300 bytes.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
Tests/SizeTest/run --scratch-path "$scratch" $fresh_plan "${strict[@]}"
