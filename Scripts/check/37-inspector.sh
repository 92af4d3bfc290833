#!/usr/bin/env bash
# The inspector's page does what it says in a headless Chromium, and harms nobody.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
names=(chromium chromium-browser google-chrome google-chrome-stable chrome)
command -v "${names[@]}" > /dev/null || skip "there is no Chromium; on Debian: bin/setup --for browser"
build() { # PACKAGE PRODUCT: builds a program, and prints where it is
  local build=(swift build --package-path "$1" --scratch-path "$scratch" "$fresh_plan" "${strict[@]}")
  "${build[@]}" --product "$2" >&2
  echo "$("${build[@]}" --show-bin-path)/$2"
}
programs=$(mktemp -d)
trap 'rm -rf "$programs"' EXIT
# A copy: the program must not need what lies beside it.
cp "$(build Tools deeplink)" "$(build Examples/Prophets prophets)" "$programs/"
# The pictures are kept for whoever wants to look at the run.
PYTHONDONTWRITEBYTECODE=1 Scripts/inspector/page_tests.py "$programs/deeplink" "$programs/prophets" \
  "$PWD/.build-inspector"
