#!/usr/bin/env python3
"""Checks the root manifest, as `swift package dump-package` prints it, from standard input."""

import json
import sys

import swift_source


def findings(manifest):
    """Yields what apps would see of a manifest, and should not."""
    for dependency in manifest["dependencies"]:
        yield f"Package.swift: a dependency, and the root has none: {json.dumps(dependency)[:200]}"
    for target in manifest["targets"]:
        if any("unsafeFlags" in setting["kind"] for setting in target["settings"]):
            yield f"Package.swift: unsafe flags in target {target['name']}"
        if target["type"] in ("macro", "plugin", "executable"):
            yield f"Package.swift: a {target['type']} target in the root: {target['name']}"


if __name__ == "__main__":
    swift_source.report(list(findings(json.load(sys.stdin))), "in the manifest that apps would see")
