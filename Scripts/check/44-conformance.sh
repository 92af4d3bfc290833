#!/usr/bin/env bash
# The suites of the web platform tests pass as often as floors.json says: the core's, with --full all.
[ -d ../shared/data/wpt ] || skip "there is no ../shared/data/wpt: the data lies beside the repository"
if [ "$size" = plain ]; then
  swift build --package-path Tests/Conformance --scratch-path "$scratch" $fresh_plan "${strict[@]}"
  TOOL_PROGRAMS=$scratch/debug bin/conformance ../shared/data/wpt
else
  bin/conformance --all ../shared/data/wpt
fi
