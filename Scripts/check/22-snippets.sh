#!/usr/bin/env bash
# Every Swift example in the documentation is in Snippets/, which is compiled.
Scripts/snippets.py
