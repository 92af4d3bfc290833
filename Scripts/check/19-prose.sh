#!/usr/bin/env bash
# Comments and messages are plain English, and what pages name is there: files, folders, headings.
# Sizes: quick plain full
Scripts/prose.py
Scripts/pages.py
