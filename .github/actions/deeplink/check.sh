#!/usr/bin/env bash
# Runs every check that the inputs allow, also after one failed, and says which did.
#
# Exit codes: 0 all is so · 1 something is not · 64 an input is wrong.
set -euo pipefail

fail() {
  printf '::error title=deeplink::%s\n' "$1"
  exit 64
}

format=${DEEPLINK_FORMAT:-github}
[ -n "${DEEPLINK_CATALOG-}" ] || fail 'The input catalog is missing.'
case $format in github | sarif) ;; *) fail 'The input format is neither github nor sarif.' ;; esac
strict=()
case ${DEEPLINK_STRICT:-false} in
  true) strict=(--strict) ;;
  false) ;;
  *) fail 'The input strict is neither true nor false.' ;;
esac
app=()
[ -z "${DEEPLINK_APP-}" ] || app=(--app "$DEEPLINK_APP")
sarif=${RUNNER_TEMP:-/tmp}/deeplink-sarif
[ $format != sarif ] || mkdir -p "$sarif"

failed=
passed=

# Notes how a check went.
note() {
  if [ "$2" -eq 0 ]; then passed+="${passed:+, }$1"; else failed+="${failed:+, }$1"; fi
}

# Runs a check whose findings have places: annotations, and a SARIF file when that is wanted.
#
#   placed NAME COMMAND…
placed() {
  local name=$1 code=0
  shift
  echo "::group::$name"
  "$@" --format github || code=$?
  # What it ends with says the same a second time.
  [ $format != sarif ] || "$@" --format sarif > "$sarif/${name// /-}.sarif" || true
  echo '::endgroup::'
  note "$name" "$code"
}

placed 'lint' deeplink lint --catalog "$DEEPLINK_CATALOG"
if [ -n "${DEEPLINK_AASA-}" ]; then
  placed 'aasa lint' deeplink aasa lint --file "$DEEPLINK_AASA" ${strict[@]+"${strict[@]}"}
  android=()
  [ -z "${DEEPLINK_ASSETLINKS-}" ] || android=(--assetlinks "$DEEPLINK_ASSETLINKS")
  placed 'coverage' deeplink coverage --catalog "$DEEPLINK_CATALOG" --aasa "$DEEPLINK_AASA" \
    ${app[@]+"${app[@]}"} ${android[@]+"${android[@]}"} ${strict[@]+"${strict[@]}"}
fi
if [ -n "${DEEPLINK_LOCK-}" ]; then
  echo '::group::contract'
  code=0
  deeplink contract --catalog "$DEEPLINK_CATALOG" --lock "$DEEPLINK_LOCK" || code=$?
  echo '::endgroup::'
  [ "$code" -eq 0 ] \
    || echo '::error title=contract::Links that are out in the world are broken; the log has each of them.'
  note 'contract' "$code"
fi

[ $format != sarif ] || echo "sarif=$sarif" >> "$GITHUB_OUTPUT"
echo "passed: ${passed:-none}"
[ -z "$failed" ] || { echo "failed: $failed" && exit 1; }
