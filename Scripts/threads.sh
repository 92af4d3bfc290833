#!/usr/bin/env bash
# Runs tests under ThreadSanitizer: those that share a table among threads, those of handling with
# their laws, and those of the adapters with the models of UIKit, SwiftUI and WebKit.
#
#   Scripts/threads.sh [shared|adapters]…
#
# Without an argument, both. It takes minutes the first time, so that it is a part of bin/check --full only. A
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

# The tests alone, without the programs of the snippets, once for both parts.
[ "$(uname)" = Darwin ] || export DEEPLINK_STANDINS=1
build=(--sanitize=thread --scratch-path .build-threads)
package=$(sed -n 's/^  name: "\(.*\)",$/\1/p' Package.swift)
swift build "${build[@]}" --product "${package}PackageTests" || exit 1

for part in "$@"; do
  case $part in
    shared) tests='LinkActionsTests|LinkHandlingTests|LinkPatternsTests.PatternTableThreadsTests' ;;
    adapters) tests='LinkSwiftUITests|LinkUIKitTests|LinkWebKitTests' ;;
  esac
  swift test "${build[@]}" --skip-build --filter "$tests" || exit 1
done
