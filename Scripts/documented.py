#!/usr/bin/env python3
"""Lists the public symbols of the modules in Sources/ that have no documentation.

It reads what the compiler exports, and so sees what swift-format does not ask about: the cases of an enum, the requirements of
a protocol, the members of a public extension, and macros.

usage: documented.py FOLDER_OF_SYMBOL_GRAPHS [ROOT]
"""

import glob
import json
import os
import sys

import swift_source


def main(folder, root=swift_source.REPOSITORY):
    """Finds the symbols without a comment, those aside that the compiler writes."""
    modules, findings, count = os.listdir(os.path.join(root, "Sources")), set(), 0
    for path in glob.glob(os.path.join(folder, "*.symbols.json")):
        if os.path.basename(path).removesuffix(".symbols.json").split("@")[0] not in modules:
            continue
        for symbol in json.loads(swift_source.read(path))["symbols"]:
            count += 1
            place = symbol.get("location", {"uri": root})
            source = os.path.relpath(place["uri"].removeprefix("file://"), root)
            if source.startswith("Sources" + os.sep) and not symbol.get("docComment"):
                line = place["position"]["line"] + 1
                findings.add(f"{source}:{line}: {'.'.join(symbol['pathComponents'])}")
    print(f"{count} public symbols")
    if count == 0:
        findings.add(f"{folder}: has no public symbol of a module in Sources/")
    swift_source.report(sorted(findings), "public symbols without documentation")


if __name__ == "__main__":
    main(*map(os.path.realpath, sys.argv[1:]))
