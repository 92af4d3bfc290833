#!/usr/bin/env bash
# README's UIKit app and a program that only parses links stay below the alarms of their machine code.
# Uses: .build-check/size
Scripts/weight.py "$scratch" $fresh_plan "${warnings[@]}"
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
Scripts/route-cost.py "$scratch/build-cost/links/release/Modules"
