#!/usr/bin/env python3
"""Checks the root manifest, as `swift package dump-package` prints it, from standard input."""

import json
import sys

import swift_source

# The lower floors, from the ground up; what is named on none of them stands above (decision 0001).
FLOORS = (("LinkPatterns", "LinkNavigation"), ("LinkRouting",), ("DeepLinking",))


def floor_of(name):
    """The floor of a target, from 0."""
    return next((floor for floor, names in enumerate(FLOORS) if name in names), len(FLOORS))


def unfounded(target):
    """Yields the targets of the same or a higher floor that a target of the lower floors depends on."""
    floor = floor_of(target["name"])
    if floor < len(FLOORS):
        names = (kind[0] for dependency in target["dependencies"] for kind in dependency.values())
        yield from (name for name in names if floor_of(name) >= floor)


def findings(manifest):
    """Yields what apps would see of a manifest, and should not."""
    for dependency in manifest["dependencies"]:
        yield f"Package.swift: a dependency, and the root has none: {json.dumps(dependency)[:200]}"
    for target in manifest["targets"]:
        if any("unsafeFlags" in setting["kind"] for setting in target["settings"]):
            yield f"Package.swift: unsafe flags in target {target['name']}"
        for name in unfounded(target):
            yield f"Package.swift: {target['name']} is on floor {floor_of(target['name'])} and depends on {name}"
        if target["type"] in ("macro", "plugin", "executable"):
            yield f"Package.swift: a {target['type']} target in the root: {target['name']}"


if __name__ == "__main__":
    swift_source.report(list(findings(json.load(sys.stdin))), "in the manifest that apps would see")
