#!/usr/bin/env bash
# A program that uses floor 0 alone links no Foundation.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
package=Tests/LinkageTest
[ -d $package ] || skip "there is no $package"
program=$(built $package linkage-test)
"$program"
Scripts/linkage.sh "$program"
