#!/usr/bin/env bash
# Runs tests under ThreadSanitizer: those that share a table among threads, those of handling with
# their laws, and those of the adapters with the models of UIKit, SwiftUI and WebKit.
#
#   Scripts/threads.sh [shared|adapters]…
#
# Without an argument, both. It takes about ten minutes the first time, so it is no part of bin/check. A
# race is printed where it is found, and fails the run. Exit codes: 0 no race, and all tests passed ·
# 1 otherwise · 64 wrong usage.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

for part in "$@"; do
  case $part in
    shared | adapters) ;;
    *) sed -n '5s/^# *//p' "${BASH_SOURCE[0]}" >&2; exit 64 ;;
  esac
done
[ $# -gt 0 ] || set -- shared adapters

# A race ends the run at once, with the code of a failure.
export TSAN_OPTIONS="halt_on_error=1 ${TSAN_OPTIONS-}"

# Runs the tests of "$2", in the scratch path "$1".
run() {
  swift test --sanitize=thread --scratch-path "$1" --filter "$2" || exit 1
}

for part in "$@"; do
  case $part in
    shared) run .build-threads 'LinkActionsTests|LinkHandlingTests|LinkPatternsTests.PatternTableThreadsTests' ;;
    adapters)
      DEEPLINK_STANDINS=1 run .build-threads-standins 'LinkSwiftUITests|LinkUIKitTests|LinkWebKitTests'
      ;;
  esac
done
