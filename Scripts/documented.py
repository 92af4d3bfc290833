#!/usr/bin/env python3
"""Lists the public symbols of the modules in Sources/ that have no documentation.

usage: documented.py FOLDER_OF_SYMBOL_GRAPHS [ROOT]
"""

import json
import os
import sys

import swift_source


def undocumented(graph, root):
    """Yields `file:line: symbol` for the symbols of a graph without a comment."""
    for symbol in graph["symbols"]:
        if symbol.get("docComment") or "location" not in symbol:
            continue
        place = symbol["location"]
        path = os.path.relpath(place["uri"].removeprefix("file://"), root)
        # Symbols that the compiler writes have the place of what they were made from, or none here.
        if path.startswith("Sources" + os.sep):
            name = ".".join(symbol["pathComponents"])
            yield f"{path}:{place['position']['line'] + 1}: {name}"


def main():
    folder = sys.argv[1]
    root = os.path.realpath(sys.argv[2] if len(sys.argv) > 2 else swift_source.REPOSITORY)
    modules, findings, count = os.listdir(os.path.join(root, "Sources")), set(), 0
    for name in sorted(os.listdir(folder)):
        module = name.removesuffix(".symbols.json").split("@")[0]
        if name.endswith(".symbols.json") and module in modules:
            graph = json.loads(swift_source.read(os.path.join(folder, name)))
            count += len(graph["symbols"])
            findings |= set(undocumented(graph, root))
    print(f"{count} public symbols")
    if count == 0:
        findings.add(f"{folder}: has no public symbol of a module in Sources/")
    swift_source.report(sorted(findings), "public symbols without documentation")


if __name__ == "__main__":
    main()
