#!/usr/bin/env bash
# Builds the documentation catalog of every target that has one; warnings are errors.
#
# usage: catalogs.sh FOLDER_OF_SYMBOL_GRAPHS OUTPUT_FOLDER, in the root of the repository
set -uo pipefail
graphs=$1
output=$2
docc=docc
[ "$(uname)" != Darwin ] || docc="xcrun docc"
failed=0
count=0
for catalog in Sources/*/*.docc; do
  [ -d "$catalog" ] || continue
  count=$((count + 1))
  module=$(basename "$(dirname "$catalog")")
  rm -rf "${output:?}/$module"
  mkdir -p "$output/$module/graphs"
  # Its own symbols alone, and those that it adds to other modules.
  cp "$graphs/$module".symbols.json "$graphs/$module"@*.symbols.json "$output/$module/graphs" 2>/dev/null
  $docc convert "$catalog" --warnings-as-errors \
    --additional-symbol-graph-dir "$output/$module/graphs" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --output-path "$output/$module/$module.doccarchive" || failed=1
done
printf '%d documentation catalogs\n' $count
exit $failed
