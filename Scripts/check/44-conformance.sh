#!/usr/bin/env bash
# The suites of the web platform tests pass as often as floors.json says.
[ -d ../shared/data/wpt ] || skip "there is no ../shared/data/wpt: the data lies beside the repository"
swift build --package-path Tests/Conformance --scratch-path "$scratch" $fresh_plan "${strict[@]}"
TOOL_PROGRAMS=$scratch/debug bin/conformance ../shared/data/wpt
