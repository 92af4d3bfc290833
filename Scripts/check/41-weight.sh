#!/usr/bin/env bash
# No module weighs more than before in an app, no target has more lines, and a route costs at most 300 bytes.
# Uses: .build-check/size
Scripts/weight.py "$scratch" $fresh_plan "${warnings[@]}"
Scripts/link-bytes.py "$scratch/size/release/Modules"
[ "$size" = plain ] || Scripts/link-bytes.py "$scratch/size/release/Modules" 300 100
[ "$size" = full ] || exit 0

# Prints the seconds, of all processors together, that a clean release build of a product costs.
#
#   cost NAME PACKAGE PRODUCT
cost() {
  local places=(--package-path "$2" --scratch-path "$scratch/build-cost/$3")
  swift package "${places[@]}" resolve
  TIMEFORMAT="$1: %U s in programs, %S s in the system"
  time swift build -c release "${places[@]}" --product "$3"
}
peer=$scratch/build-cost/package
rm -rf "$scratch/build-cost" && mkdir -p "$peer"
swift package --package-path "$peer" init --type tool --name peer
cost 'swift-argument-parser, to compare with' "$peer" peer
cost 'LinkRouting alone' Tests/SizeTest links
cost 'contract client' Tests/ContractClient ClientInMode6
