#!/usr/bin/env python3
"""Checks the root manifest, as `swift package dump-package` prints it, from standard input."""

import json
import sys

import swift_source


def unsafe_flags(target):
    """The settings of a target that hold unsafe flags: a package with them cannot be depended on."""
    return [setting for setting in target["settings"] if "unsafeFlags" in setting["kind"]]


def main():
    manifest = json.load(sys.stdin)
    findings = [
        f"Package.swift: a dependency, and the root has none: {json.dumps(dependency)[:200]}"
        for dependency in manifest["dependencies"]
    ]
    findings += [
        f"Package.swift: unsafe flags in target {target['name']}"
        for target in manifest["targets"]
        if unsafe_flags(target)
    ]
    findings += [
        f"Package.swift: a {target['type']} target in the root: {target['name']}"
        for target in manifest["targets"]
        if target["type"] in ("macro", "plugin", "executable")
    ]
    swift_source.report(findings, "in the manifest that apps would see")


if __name__ == "__main__":
    main()
