#!/usr/bin/env bash
# Finds what does not belong into the repository: build products, and paths of one machine.
#
# usage: tree.sh, in the root of a repository
set -uo pipefail
git rev-parse --git-dir >/dev/null 2>&1 || { echo 'skipped: not a git repository' && exit 77; }
failed=0

products=$(git ls-files -- '*.o' '*.profraw' '*.xcodeproj/*' | cat; git ls-files | grep -E '(^|/)\.(build|swiftpm)[^/]*/')
if [ -n "$products" ]; then
  printf '%s\nbuild products are tracked\n' "$products"
  failed=1
fi

# Paths that exist on one machine only. Written so that this line does not find itself.
machine='(^|[^[:alnum:]/.])/(wor[k]/(main|shared|\.)|far[m]/|tm[p]/[[:alnum:]]+/|op[t]/swift|hom[e]/[a-z]+/[a-z]|User[s]/[A-Za-z]+/)'
if paths=$(git grep --untracked -nIE "$machine"); then
  printf '%s\nthese paths are of one machine\n' "$paths"
  failed=1
fi
exit $failed
