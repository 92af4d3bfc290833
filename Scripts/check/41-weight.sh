#!/usr/bin/env bash
# No module weighs more than before in an app, no target has more lines, and a route costs at most 300 bytes.
# Uses: .build-check/size
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
Scripts/weight.py "$scratch" $fresh_plan "${warnings[@]}"
Scripts/link-bytes.py "$scratch/size/release/Modules"
[ "$size" = plain ] || Scripts/link-bytes.py "$scratch/size/release/Modules" 300 100
[ "$size" != full ] || Scripts/build-cost.py "$scratch"
