#!/usr/bin/env bash
# Fails when a program links Foundation, directly or through another library.
#
# usage: linkage.sh PROGRAM
set -euo pipefail
if [ "$(uname)" = Darwin ]; then
  libraries=$(otool -L "$1")
else
  libraries=$(ldd "$1")
fi
printf '%s\n' "$libraries"
if printf '%s\n' "$libraries" | grep -i foundation; then
  echo "the line above must not be there: $1 links Foundation"
  exit 1
fi
