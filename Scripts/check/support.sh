#!/usr/bin/env bash
# Runs a step of bin/check, with what the steps share; not a step itself.
#
#   support.sh STEP
#
# A step is a file NN-name.sh in this folder; its second line says in a sentence what it checks. The lines
# after it may name the sizes of bin/check that it belongs to (`# Sizes: quick plain full`); without them
# these are plain and full; and what no other step may use meanwhile (`# Uses: .build-fuzz`), which without
# it is the scratch path .build-check. It runs in the repository's root. Exit codes: 0 passed, 77 skipped, all
# else failed.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
unset DEEPLINK_STANDINS

# One scratch path for all builds with the flags below, those of nested packages too, so that nothing is
# compiled twice; and another one than the developer's .build, so that neither invalidates the other.
scratch=$PWD/.build-check
warnings=(-Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error)
strict=("${warnings[@]}")

# Builds for debugging: a module in one piece, and nothing for debuggers, take a third less of the processor's time.
strict+=(-Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 -debug-info-format none)
# SwiftPM finds tests in the index, and needs what others wrote in none.
strict+=(-Xswiftc -index-ignore-system-modules)
[ "$(uname)" != Linux ] || strict+=(-Xswiftc -use-ld=lld)

# From here on the step builds for release, in a scratch path of such builds, with the warnings alone.
for_release() {
  scratch=$scratch/optimized
  strict=(-c release "${warnings[@]}")
}

# A kept plan would be that of the package which was built before in the same scratch path.
fresh_plan=--disable-build-manifest-caching

# How much to check: quick, plain or full, or named when the step was asked for by its name.
size=${CHECK_SIZE:-named}

# Ends the step as skipped; the arguments say why, and how to get what is missing.
skip() {
  printf 'skipped: %s\n' "$*"
  exit 77
}

# The Swift files below the paths, one a line, without what builds leave behind, and without the steps of tutorials,
# which are pieces of other files.
swift_files() {
  find "$@" \( -name '.?*' -o -name '*.docc' \) -prune -o -name '*.swift' -type f -print | LC_ALL=C sort
}

# The folders of the nested packages, one a line.
nested_packages() {
  find . -name '.?*' -prune -o -name Package.swift -type f ! -path ./Package.swift -print \
    | sed -e 's|^\./||' -e 's|/Package.swift$||' | LC_ALL=C sort
}

# The paths of what changed since main, one a line: commits, changes and new files.
changed_files() {
  local base
  base=$(git merge-base HEAD main 2> /dev/null || git rev-parse HEAD)
  { git diff --name-only "$base" && git ls-files --others --exclude-standard; } | LC_ALL=C sort -u
}

# Prints the product with the tests of the root package. Its programs, the snippets, are not a part: they take long to
# link, and steps build and apple compile them.
root_tests() {
  sed -n 's/^  name: "\(.*\)",$/\1PackageTests/p' Package.swift
}

# Builds the package "$1" with its tests; warnings are errors.
strict_build() {
  local tests=(--build-tests)
  [ "$1" != . ] || tests=(--product "$(root_tests)")
  swift build --package-path "$1" --scratch-path "$scratch" $fresh_plan "${tests[@]}" "${strict[@]}"
}

# Keeps a copy of the program "$2" of the package "$1", just built in the folder "$3", where no other build replaces it.
keep_program() {
  mkdir -p "$scratch/programs/$1" && cp "$3/$2" "$scratch/programs/$1/$2"
}

# Prints the path of the program "$2" of the package "$1", which is built unless its copy is newer than all files.
built() {
  local program=$scratch/programs/$1/$2
  local build=(swift build --package-path "$1" --scratch-path "$scratch" $fresh_plan "${strict[@]}")
  if [ ! -e "$program" ] || [ -n "$(find . -name '.?*' -prune -o -type f -newer "$program" -print -quit)" ]; then
    "${build[@]}" --product "$2" >&2 && keep_program "$1" "$2" "$("${build[@]}" --show-bin-path)" || return
  fi
  echo "$program"
}

# Runs the tests of the package "$1" as strict_build left them.
run_tests() {
  local package=$1
  shift
  # All tests at once would leave each so little of the main actor that time limits pass in between.
  SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=8 \
    swift test --package-path "$package" --scratch-path "$scratch" $fresh_plan --skip-build "$@"
}

# From here on the step builds with the models of UIKit and SwiftUI; where those themselves are, it is skipped.
#
# One scratch path for all such builds, never the plain one: modules left there would make
# canImport(UIKit) true. They are built for coverage, so that one run of the tests tells both whether
# they pass and which lines of the adapters they execute.
with_standins() {
  [ "$(uname)" != Darwin ] || skip "the stand-ins are for systems without UIKit and SwiftUI"
  export DEEPLINK_STANDINS=1
  scratch=$PWD/.build-check-standins
  strict+=(--enable-code-coverage)
}

source "$1"
