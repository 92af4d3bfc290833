#!/usr/bin/env bash
# The root package, its tests and Snippets/ build; warnings and undeclared imports are errors.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
strict_build .
