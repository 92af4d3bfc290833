#!/usr/bin/env bash
# The libraries build without the models; warnings and undeclared imports are errors. Reading bytes needs no library for Span.
swift build --scratch-path "$scratch" $fresh_plan "${strict[@]}"
Scripts/compatibility.sh "$scratch/debug" $(ls Sources)
