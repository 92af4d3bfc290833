#!/usr/bin/env bash
# Structs with @State have the initializers that SDK 27 asks for, in which @State is a macro.
# Sizes: quick plain full
Scripts/state-structs.py
