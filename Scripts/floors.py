#!/usr/bin/env python3
"""Checks that every target imports only lower floors, as the table of decision 0007 says.

The table is read from Documentation/Decisions/0007-floors.md: its rows are
`| floor | target | modules from outside that it may import | … |`.

usage: floors.py [ROOT]
"""

import glob
import os
import re

import swift_source

TABLE = "Documentation/Decisions/0007-floors.md"
ROW = re.compile(r"^\|\s*(\d)\s*\|\s*`(\w+)`\s*\|([^|]*)\|", re.MULTILINE)
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)",
    re.MULTILINE,
)


def allowed(root):
    """The floor of each target, and the modules that it may import."""
    rows = ROW.findall(swift_source.read(os.path.join(root, TABLE)))
    lower = {floor: [name for other, name, _ in rows if other < floor] for floor, _, _ in rows}
    return {target: (floor, lower[floor] + re.findall(r"`(\w+)`", outside)) for floor, target, outside in rows}


def findings(root):
    """Yields a line for every import of a target that its floor does not allow."""
    floors = allowed(root)
    for folder in sorted(glob.glob(os.path.join(root, "Sources/*/"))):
        target = os.path.basename(os.path.dirname(folder))
        if target not in floors:
            yield f"Sources/{target}: has no row in {TABLE}"
            continue
        floor, modules = floors[target]
        for shown, text in swift_source.sources(root, [folder]):
            code = swift_source.mask(text)
            for found in IMPORT.finditer(code):
                if found[1] not in modules:
                    line = swift_source.line_of(code, found.start(1))
                    yield (f"{shown}:{line}: import {found[1]}: {target} is on floor {floor} "
                           f"and may import {', '.join(modules) or 'nothing'}")


if __name__ == "__main__":
    swift_source.check(findings, f"against the floors of {TABLE}")
