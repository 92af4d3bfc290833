#!/usr/bin/env bash
# ThreadSanitizer finds no race in what threads share.
# Sizes: full
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
Scripts/threads.sh
