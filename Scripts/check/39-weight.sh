#!/usr/bin/env bash
# An app that only routes carries nothing of URLPattern.
source "$(dirname "${BASH_SOURCE[0]}")/support.sh"
Tests/SizeTest/run
