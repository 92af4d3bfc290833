#!/usr/bin/env bash
# Every public symbol is documented, and the documentation catalogs build without a warning.
# Uses: .build-check-standins
[ "$(uname)" = Darwin ] || with_standins
graphs=$scratch/symbolgraph
Scripts/symbol-graphs.sh "$graphs" "$scratch" $fresh_plan --product "$(root_tests)" "${strict[@]}"
failed=0
Scripts/documented.py "$graphs" || failed=1
Scripts/catalogs.sh "$graphs" "$scratch/documentation" || failed=1
exit $failed
