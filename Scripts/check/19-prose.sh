#!/usr/bin/env bash
# Comments and messages are plain English: no empty parameter lines, no riddles.
# Sizes: quick plain full
Scripts/prose.py
