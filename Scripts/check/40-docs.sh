#!/usr/bin/env bash
# Every public symbol is documented, and the documentation catalogs build without a warning.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
swift build --scratch-path "$scratch" $fresh_plan "${strict[@]}"
swift package --scratch-path "$scratch" "${strict[@]}" dump-symbol-graph \
  --minimum-access-level public --skip-synthesized-members
graphs=$(dirname "$(swift build --scratch-path "$scratch" --show-bin-path)")/symbolgraph
failed=0
Scripts/documented.py "$graphs" || failed=1
Scripts/catalogs.sh "$graphs" "$scratch/documentation" || failed=1
exit $failed
