#!/usr/bin/env bash
# The libraries build without the models; warnings and undeclared imports are errors.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
swift build --scratch-path "$scratch" $fresh_plan "${strict[@]}"
