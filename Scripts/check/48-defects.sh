#!/usr/bin/env bash
# All defects that Scripts/planted-defects.py can plant into the adapters are caught.
# Sizes: full
# Uses: .build-defects
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
[ "$(uname)" != Darwin ] || skip "the stand-ins are for systems without UIKit and SwiftUI"
Scripts/planted-defects.py
