#!/usr/bin/env bash
# Every Swift file has the format of .swift-format, public declarations are documented, and nothing is forced (!, try!, as!).
# Sizes: quick plain full
if [ "$size" = quick ]; then
  files=$(changed_files | grep '\.swift$' | grep -v '\.docc/' || true)
else
  files=$(swift_files .)
fi
while IFS= read -r file; do
  [ ! -f "$file" ] || printf '%s\0' "$file"
done <<< "$files" | xargs -0 -r swift format lint --strict --parallel
