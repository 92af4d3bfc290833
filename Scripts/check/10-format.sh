#!/usr/bin/env bash
# Every Swift file has the format of .swift-format, and public declarations are documented.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
swift_files . | tr '\n' '\0' | xargs -0 swift format lint --strict --parallel
