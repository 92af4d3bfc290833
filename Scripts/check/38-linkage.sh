#!/usr/bin/env bash
# A program that uses floor 0 alone links no Foundation.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
program=$(built Tests/LinkageTest linkage-test)
"$program"
Scripts/linkage.sh "$program"
