#!/usr/bin/env bash
# The tests pass with the models of UIKit and SwiftUI too, which stand in for Apple's.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
[ -d Tests/StandIns ] || skip "there is no Tests/StandIns"
[ "$(uname)" != Darwin ] || skip "the stand-ins are for systems without UIKit and SwiftUI"
export DEEPLINK_STANDINS=1
# Never the plain scratch path: modules left there would make canImport(UIKit) true.
scratch=.build-standins
strict_build .
run_tests .
