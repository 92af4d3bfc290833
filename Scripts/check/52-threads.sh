#!/usr/bin/env bash
# ThreadSanitizer finds no race in what threads share.
# Sizes: full
# Uses: .build-threads
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
Scripts/threads.sh
