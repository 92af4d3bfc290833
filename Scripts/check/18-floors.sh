#!/usr/bin/env bash
# Every target imports only lower floors, and floor 0 nothing but the standard library.
# Sizes: quick plain full
Scripts/floors.py
