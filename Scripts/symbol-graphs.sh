#!/usr/bin/env bash
# Builds the targets in Sources/, and writes their public symbol graphs. Where there is no UIKit and SwiftUI, those of
# the adapters come from a build with the models.
#
# usage: symbol-graphs.sh OUTPUT_FOLDER SCRATCH_PATH SCRATCH_PATH_WITH_MODELS [FLAG…], in the root of the repository
set -euo pipefail
output=$1 plain=$2 models=$3
shift 3
target=$(swift -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')
rm -rf "$output" && mkdir -p "$output"

# Writes the symbol graph of the module "$1" that is built in the scratch path "$2".
extract() {
  swift symbolgraph-extract -module-name "$1" -I "$(swift build --scratch-path "$2" --show-bin-path)/Modules" \
    -target "$target" -output-dir "$output" -minimum-access-level public -skip-synthesized-members
}

swift build --scratch-path "$plain" "$@"
for folder in Sources/*/; do
  extract "$(basename "$folder")" "$plain"
done
[ "$(uname)" != Darwin ] || exit 0
export DEEPLINK_STANDINS=1
for adapter in LinkSwiftUI LinkUIKit LinkWebKit; do
  rm -f "$output/$adapter".symbols.json "$output/$adapter"@*
  swift build --scratch-path "$models" --target "$adapter" "$@"
  extract "$adapter" "$models"
done
