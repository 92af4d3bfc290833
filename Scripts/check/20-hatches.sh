#!/usr/bin/env bash
# Ways around the compiler (fatalError, @unchecked, …) have a proof beside them.
# Sizes: quick plain full
Scripts/escape-hatches.py
