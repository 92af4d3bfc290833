#!/usr/bin/env bash
# A program that uses floor 0 alone links no Foundation.
program=$(built Tests/LinkageTest linkage-test)
"$program"
Scripts/linkage.sh "$program"
