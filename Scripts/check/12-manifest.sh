#!/usr/bin/env bash
# The plain root manifest has no dependencies and no unsafe flags, so that every app can use it.
# Sizes: quick plain full
swift package dump-package | Scripts/manifest.py
