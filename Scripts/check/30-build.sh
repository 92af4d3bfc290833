#!/usr/bin/env bash
# The libraries build without the models; warnings and undeclared imports are errors.
swift build --scratch-path "$scratch" $fresh_plan "${strict[@]}"
