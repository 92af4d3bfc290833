#!/usr/bin/env bash
# Builds the targets in Sources/, and writes their public symbol graphs. Where there is no UIKit and SwiftUI, adapters are
# empty unless DEEPLINK_STANDINS asks for the models.
#
# usage: symbol-graphs.sh OUTPUT_FOLDER SCRATCH_PATH [FLAG…], in the root of the repository
set -euo pipefail
output=$1 scratch=$2
shift 2
target=$(swift -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')
rm -rf "$output" && mkdir -p "$output"

swift build --scratch-path "$scratch" "$@"
modules=$(swift build --scratch-path "$scratch" --show-bin-path)/Modules
for folder in Sources/*/; do
  swift symbolgraph-extract -module-name "$(basename "$folder")" -I "$modules" \
    -target "$target" -output-dir "$output" -minimum-access-level public -skip-synthesized-members
done
