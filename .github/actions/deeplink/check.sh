#!/usr/bin/env bash
# Checks the links of a project: annotations beside the lines, and a SARIF file when that is wanted.
#
# Exit codes: those of `deeplink check`, and 64 when an input is wrong.
set -euo pipefail

fail() {
  printf '::error title=deeplink::%s\n' "$1"
  exit 64
}

format=${DEEPLINK_FORMAT:-github}
case $format in github | sarif) ;; *) fail 'The input format is neither github nor sarif.' ;; esac
command=(deeplink check "${DEEPLINK_FOLDER:-.}")
case ${DEEPLINK_STRICT:-false} in
  true) command+=(--strict) ;;
  false) ;;
  *) fail 'The input strict is neither true nor false.' ;;
esac

# Adds an option, unless the input is empty.
option() { [ -z "$2" ] || command+=("--$1" "$2"); }

option catalog "${DEEPLINK_CATALOG-}"
option lock "${DEEPLINK_LOCK-}"
option aasa "${DEEPLINK_AASA-}"
option assetlinks "${DEEPLINK_ASSETLINKS-}"
option info "${DEEPLINK_INFO-}"
option entitlements "${DEEPLINK_ENTITLEMENTS-}"
option app "${DEEPLINK_APP-}"

code=0
"${command[@]}" --format github || code=$?
if [ "$format" = sarif ]; then
  sarif=${RUNNER_TEMP:-/tmp}/deeplink-sarif
  mkdir -p "$sarif"
  # What it ends with says the same a second time.
  "${command[@]}" --format sarif > "$sarif/deeplink.sarif" || true
  echo "sarif=$sarif" >> "$GITHUB_OUTPUT"
fi
exit $code
