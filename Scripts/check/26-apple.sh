#!/usr/bin/env bash
# Everything compiles for Apple's platforms, at their oldest versions: the compiler says, with models and stubs.
# Uses: .build-check-apple
[ "$(uname)" != Darwin ] || skip "on a Mac, the workflow builds with Apple's SDKs"
brief=()
[ "$size" != plain ] || brief=(--brief)
Scripts/apple/typecheck.py ${brief[@]+"${brief[@]}"}
