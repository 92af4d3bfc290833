#!/usr/bin/env python3
"""Checks that every target imports only lower floors, as the table of decision 0007 says.

The table is read from Documentation/Decisions/0007-floors.md: its rows are
`| floor | target | modules from outside that it may import | … |`.

usage: floors.py [ROOT]
"""

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


def problem(module, target, floors):
    """Why a target may not import a module, or None."""
    floor, outside = floors[target]
    if module in floors:
        other = floors[module][0]
        return None if other < floor else f"{target} is on floor {floor}, {module} on floor {other}"
    return None if module in outside else f"{target} may import {', '.join(outside) or 'nothing'} from outside"


def findings(root):
    """Yields a line for every import of a target that its floor does not allow."""
    rows = ROW.findall(swift_source.read(os.path.join(root, TABLE)))
    floors = {name: (floor, re.findall(r"`(\w+)`", outside)) for floor, name, outside in rows}
    sources = os.path.join(root, "Sources")
    for target in sorted(os.listdir(sources)):
        if not os.path.isdir(os.path.join(sources, target)):
            continue
        if target not in floors:
            yield f"Sources/{target}: has no row in {TABLE}"
            continue
        for shown, text in swift_source.sources(root, [os.path.join("Sources", target)]):
            code = swift_source.mask(text)
            for found in IMPORT.finditer(code):
                if reason := problem(found.group(1), target, floors):
                    line = swift_source.line_of(code, found.start(1))
                    yield f"{shown}:{line}: import {found.group(1)}: {reason}"


if __name__ == "__main__":
    swift_source.check(findings, f"against the floors of {TABLE}")
