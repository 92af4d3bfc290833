#!/usr/bin/env bash
# Every public symbol is documented, and the documentation catalogs build without a warning.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
swift build --scratch-path "$scratch" $fresh_plan "${strict[@]}"
products=$(swift build --scratch-path "$scratch" --show-bin-path)
target=$(swift -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')
graphs=$scratch/symbolgraph
rm -rf "$graphs" && mkdir -p "$graphs"
for module in Sources/*/; do
  swift symbolgraph-extract -module-name "$(basename "$module")" -I "$products/Modules" -target "$target" \
    -output-dir "$graphs" -minimum-access-level public -skip-synthesized-members
done
failed=0
Scripts/documented.py "$graphs" || failed=1
Scripts/catalogs.sh "$graphs" "$scratch/documentation" || failed=1
exit $failed
