#!/usr/bin/env bash
# All defects that Scripts/planted-defects.py can plant into the adapters are caught.
# Sizes: full
# Uses: .build-defects
[ "$(uname)" != Darwin ] || skip "the stand-ins are for systems without UIKit and SwiftUI"
Scripts/planted-defects.py
