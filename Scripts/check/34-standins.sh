#!/usr/bin/env bash
# The tests pass with the models of UIKit, SwiftUI and WebKit too, which stand in for Apple's.
# Uses: .build-check-standins
with_standins
strict_build .
run_tests . --enable-code-coverage
# By themselves: they keep the main actor busy, and other tests have time limits.
DEEPLINK_WORLDS=100000 run_tests . --filter SceneQueueLawTests
