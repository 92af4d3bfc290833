#!/usr/bin/env bash
# The package builds with the models, and the tests pass of the targets that changed since main.
# Sizes: quick
[ "$(uname)" = Darwin ] || with_standins
swift build --scratch-path "$scratch" $fresh_plan --build-tests "${strict[@]}"
# The tests of a target NAME are NAMETests. A model or the manifest concerns those of the adapters.
tests=$(changed_files | sed -nE \
  -e 's,^Sources/([^/]+)/.*,\1Tests,p' \
  -e 's,^Tests/([^/]+Tests)/.*,\1,p' \
  -e 's,^Tests/StandIns/.*,StandInsTests\nLinkUIKitTests\nLinkSwiftUITests\nLinkWebKitTests,p' | sort -u)
filters=()
for name in $tests; do
  [ ! -d "Tests/$name" ] || filters+=(--filter "^$name\\.")
done
[ ${#filters[@]} -gt 0 ] || { echo 'no target changed' && exit 0; }
run_tests . "${filters[@]}"
