#!/usr/bin/env bash
# Checks the links of a project: annotations beside the lines, and a SARIF file when that is wanted. What keeps
# the check from being made is an annotation too. Texts with links are scanned, and exports compared, when they are named.
#
# Exit codes: those of `deeplink check`, or else of `deeplink scan` and `deeplink export`, and 64 when an input is wrong.
set -euo pipefail

fail() {
  printf '::error title=deeplink::%s\n' "$1"
  exit 64
}

format=${DEEPLINK_FORMAT:-github}
case $format in github | sarif) ;; *) fail 'The input format is neither github nor sarif.' ;; esac
command=(deeplink check "${DEEPLINK_FOLDER:-.}")

# Adds a flag, when the input is true.
flag() {
  case ${2:-false} in
    true) command+=("--$1") ;;
    false) ;;
    *) fail "The input $1 is neither true nor false." ;;
  esac
}

# Adds an option, unless the input is empty.
option() { [ -z "$2" ] || command+=("--$1" "$2"); }

# Adds an option for each line of the input that is not empty.
options() {
  local line
  while IFS= read -r line; do option "$1" "${line%$'\r'}"; done <<< "$2"
}

flag strict "${DEEPLINK_STRICT-}"
flag development "${DEEPLINK_DEVELOPMENT-}"
option catalog "${DEEPLINK_CATALOG-}"
option lock "${DEEPLINK_LOCK-}"
options aasa "${DEEPLINK_AASA-}"
options assetlinks "${DEEPLINK_ASSETLINKS-}"
options info "${DEEPLINK_INFO-}"
options entitlements "${DEEPLINK_ENTITLEMENTS-}"
option app "${DEEPLINK_APP-}"

temporary=$(mktemp -d "${RUNNER_TEMP:-/tmp}/deeplink.XXXXXX")
trap 'rm -rf "$temporary"' EXIT
code=0
"${command[@]}" --format github > "$temporary/findings" 2> "$temporary/said" || code=$?
cat "$temporary/findings"
cat "$temporary/said" >&2
if [ "$code" != 0 ] && [ ! -s "$temporary/findings" ]; then
  reason=$(cat "$temporary/said")
  reason=${reason:-deeplink check ended with $code.}
  reason=${reason//'%'/%25}
  printf '::error title=deeplink::%s\n' "${reason//$'\n'/%0A}"
fi
if [ "$format" = sarif ]; then
  # What it ends with says the same a second time.
  "${command[@]}" --format sarif > "$temporary/sarif" 2> /dev/null || true
  # Nothing is written when there is no catalog, and an empty file is none that code scanning takes.
  if [ -s "$temporary/sarif" ]; then
    sarif=${RUNNER_TEMP:-/tmp}/deeplink-sarif
    mkdir -p "$sarif"
    cp "$temporary/sarif" "$sarif/deeplink.sarif"
    echo "sarif=$sarif" >> "$GITHUB_OUTPUT"
  fi
fi
catalog=${DEEPLINK_CATALOG:-${DEEPLINK_FOLDER:-.}/links.json}

# Puts a text on one line, as a message of an annotation.
message() {
  local text=${1//'%'/%25}
  text=${text//$'\r'/%0D}
  printf '%s' "${text//$'\n'/%0A}"
}

paths=()
while IFS= read -r line; do [ -z "${line%$'\r'}" ] || paths+=("${line%$'\r'}"); done <<< "${DEEPLINK_SCAN-}"
if [ ${#paths[@]} -gt 0 ]; then
  scanned=0
  deeplink scan --catalog "$catalog" --format github -- "${paths[@]}" 2> "$temporary/said" || scanned=$?
  cat "$temporary/said" >&2
  [ $scanned -lt 2 ] || printf '::error title=deeplink scan::%s\n' "$(message "$(cat "$temporary/said")")"
  [ $code != 0 ] || code=$scanned
fi
while IFS= read -r line; do
  # A target, a file, and options.
  read -r -a words <<< "${line%$'\r'}"
  [ ${#words[@]} -gt 0 ] || continue
  [ ${#words[@]} -gt 1 ] || fail "The input exports names no file: ${words[0]}"
  compared=0
  said=$(deeplink export "${words[0]}" --catalog "$catalog" --check "${words[1]}" "${words[@]:2}" 2>&1) || compared=$?
  if [ $compared != 0 ]; then
    printf '::error file=%s,title=deeplink export::%s\n' "${words[1]}" "$(message "$said")"
    [ $code != 0 ] || code=$compared
  fi
done <<< "${DEEPLINK_EXPORTS-}"
exit $code
