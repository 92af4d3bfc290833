#!/usr/bin/env bash
# Files, types and functions are within the size budgets.
# Sizes: quick plain full
Scripts/size-budgets.py
