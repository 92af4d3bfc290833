#!/usr/bin/env bash
# A release program that uses floor 0 and LinkAssociation alone links no Foundation.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
package=Tests/LinkageTest
[ -d $package ] || skip "there is no $package"
swift build --package-path $package --scratch-path "$scratch" $fresh_plan -c release "${strict[@]}"
program=$scratch/release/linkage-test
"$program"
Scripts/linkage.sh "$program"
