#!/usr/bin/env bash
# What needs the models is named so, and the project of the host app for Apple's systems is up to date.
Scripts/hosted-tests.py
