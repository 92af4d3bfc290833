#!/usr/bin/env bash
# Every Swift example in the documentation is in Snippets/, which is compiled.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
Scripts/snippets.py
