#!/usr/bin/env bash
# The tests execute every line of the adapters but the fallbacks of #available.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
[ -d Tests/StandIns ] || skip "there is no Tests/StandIns"
[ "$(uname)" != Darwin ] || skip "the stand-ins are for systems without UIKit and SwiftUI"
Scripts/adapter-coverage.py
