#!/usr/bin/env bash
# Comments and messages are plain English: no empty parameter lines, no riddles.
# Sizes: quick plain full
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
Scripts/prose.py
