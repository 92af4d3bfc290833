#!/usr/bin/env bash
# Fails when the objects of a build need a symbol of Span that systems before iOS 26 and macOS 26 lack.
#
# There it is in libswiftCompatibilitySpan.dylib, which Xcode puts beside apps, and nobody beside tools that are copied to
# another Mac: swiftlang/swift-build issue 642; swift-collections issue 732, open on 2026-09-23. Reading a Span needs no
# symbol, since its methods are compiled into whoever calls them.
#
# usage: compatibility.sh FOLDER MODULE…     the folder where a build left MODULE.build
set -euo pipefail
folder=$1
shift
objects=()
for module in "$@"; do
  # Nothing is left of modules that are no part of the build.
  for object in "$folder/$module.build"/*.o; do [ ! -f "$object" ] || objects+=("$object"); done
done
[ ${#objects[@]} -gt 0 ] || { echo "no objects of $* in $folder"; exit 1; }

# The symbols that nm lists with the option "$1".
symbols() {
  nm "$1" "${objects[@]}" 2> /dev/null | awk 'NF { print $NF }' | LC_ALL=C sort -u
}
# Those of the module Swift; what other modules add to its types is in these modules.
needed=$(comm -23 <(symbols -u) <(symbols --defined-only) | { grep -E '^_?\$s[sS].*Span' || true; } \
  | swift demangle | { grep -vF '(extension in ' || true; })
if [ -n "$needed" ]; then
  printf '%s\n' "$needed"
  echo "the symbols above need a library that systems before 26 lack: write bytes through a buffer, and use Span to read"
  exit 1
fi
