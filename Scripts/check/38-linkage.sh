#!/usr/bin/env bash
# A program that uses floor 0 alone links no Foundation.
# Uses: .build-check-standins
# The program is a target of the root, where there are the models, since products hold more than floor 0.
with_standins
program=$(built . linkage-test)
"$program"
Scripts/linkage.sh "$program"
