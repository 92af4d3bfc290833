#!/usr/bin/env bash
# The commands that the documentation of the samples shows print what it says.
programs=$(mktemp -d)
trap 'rm -rf "$programs"' EXIT
for command in bin/*; do
  # What the command of a sample runs: its package and product.
  read -r package product < <(sed -n 's|^run_tool \(Examples/[^ ]*\) \([^ ]*\) .*|\1 \2|p' "$command") \
    || continue
  program=$(built "$package" "$product")
  ln -s "$program" "$programs/$(basename "$command")"
done
[ -n "$(ls "$programs")" ] || { echo "no command in bin/ is one of a sample" && exit 1; }
Scripts/shown-commands.py . "$programs"
