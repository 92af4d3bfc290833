#!/usr/bin/env bash
# ThreadSanitizer finds no race in what threads share, in handling and its laws, and in the adapters with the models.
# Sizes: full
# Uses: .build-threads
[ "$(uname)" = Darwin ] || export DEEPLINK_STANDINS=1
# A race ends the run at once, with the code of a failure.
export TSAN_OPTIONS="halt_on_error=1 ${TSAN_OPTIONS-}"
# The tests alone, without the programs of the snippets.
build=(--sanitize=thread --scratch-path .build-threads)
swift build "${build[@]}" --product "$(root_tests)"
swift test "${build[@]}" --skip-build --filter \
  'DeepLinkingTests|Link(Actions|SwiftUI|UIKit|WebKit)Tests|LinkPatternsTests.PatternTableThreadsTests'
