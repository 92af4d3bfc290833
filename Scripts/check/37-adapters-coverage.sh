#!/usr/bin/env bash
# The tests execute every line of the adapters but the fallbacks of #available.
# Uses: .build-check-standins
with_standins
strict_build .
products=$(swift build --scratch-path "$scratch" --enable-code-coverage --show-bin-path)
counts=$products/codecov/default.profdata
# What step standins counted is as good, unless something was built since.
[ -n "$(find "$counts" -newer "$products"/*.xctest 2> /dev/null)" ] || run_tests . --enable-code-coverage
Scripts/adapter-coverage.py "$products"
