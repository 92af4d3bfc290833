#!/usr/bin/env python3
"""Checks that every test which a table of the documentation names exists.

The tables: the requirements of SECURITY.md, the rules of Documentation/Internals/HandlingRules.md, the
behaviours of Documentation/Internals/Behaviours.md, the sources of Documentation/EntryPoints.md, and what
Documentation/ApplePlatforms.md has a test for. The last cell of a row names tests as
`Suite.function`, or those of the checks as `test_name`; there is a suite of that name with a test function of that name, in one file below
Tests/, Tools/Tests/ or Examples/*/Tests/. The section Guards of each decision record names tests, or steps of bin/check. Every behaviour A1 to E6 has a row, and from B1 on a test with the row
in its name; every source that has a row for UIKit has one for SwiftUI too, and the other way round, and each
source that `LinkSource.ofTheSystem` lists has rows.

usage: named-tests.py [ROOT]
"""

import glob
import os
import re

import swift_source

BEHAVIOURS = "Documentation/Internals/Behaviours.md"
ENTRY_POINTS = "Documentation/EntryPoints.md"
PLATFORMS = "Documentation/ApplePlatforms.md"
RECORDS = "Documentation/Internals/Decisions"

# The first cell of the rows of each table.
TABLES = {
    "SECURITY.md": r"(?:MASTG|CWE)-[^|]*",
    "Documentation/Internals/HandlingRules.md": r"[^|]*[.:]",
    BEHAVIOURS: r"[A-E]\d?",
    ENTRY_POINTS: r"[^|]*, (?:UIKit|SwiftUI)",
    PLATFORMS: r"[^|]+?",
}
ROW = r"^\|\s*({})\s*\|(?:.*\|)?([^|]*)\|\s*$"

# How many behaviours there are of each kind.
KINDS = {"A": 6, "B": 7, "C": 9, "D": 4, "E": 6}

# Where the sources are listed, and those of them that are not entry points of the system.
SOURCES = "Sources/LinkRouting/Links/LinkSource.swift"
NO_ENTRY_POINTS = {"content", "other", "deferred"}

TEST = re.compile(r"@Test(?:\(.*?\n?\s*\))?\s*(?:@\w+\s+)*func\s+(\w+)", re.DOTALL)
NAME = re.compile(r"`(\w+\.\w+)`")


def tests(root):
    """The names `Suite.function` of all tests: of the root, of the tool, and of the samples."""
    samples, found = glob.glob(os.path.join(root, "Examples/*/Tests")), set()
    for _, text in swift_source.sources(root, ["Tests", "Tools/Tests", *samples]):
        suites = re.findall(r"@Suite[^{]*?\b(?:struct|class|actor)\s+(\w+)", text)
        functions = TEST.findall(text)
        found |= {f"{suite}.{function}" for suite in suites for function in functions}
    return found


def rows_of(root, file):
    """The rows of a table, with the tests that each names."""
    path = os.path.join(root, file)
    text = swift_source.read(path) if os.path.exists(path) else ""
    found = re.findall(ROW.format(TABLES[file]), text, re.MULTILINE)
    rows = [(row.strip(), NAME.findall(cell)) for row, cell in found]
    # A belief or a finding without a test says why.
    return [row for row in rows if file != PLATFORMS or "Tests." in " ".join(row[1])]


def behaviour_findings(rows):
    """Yields the behaviours that have no row or, from B on, no test with the row in its name."""
    for row in (f"{kind}{number + 1}" for kind, count in KINDS.items() for number in range(count)):
        tests_of_row = [name.split(".")[1] for name in rows.get(row, ())]
        if row not in rows:
            yield f"{row}: has no row"
        elif row[0] != "A" and not any(row in test or test.startswith(row.lower()) for test in tests_of_row):
            yield f"{row}: no test has the row in its name"


def entry_point_findings(root, rows):
    """Yields the sources that have no row for a framework, or none at all."""
    sources = dict.fromkeys(row.rpartition(", ")[0] for row in rows)
    wanted = (f"{source}, {framework}" for source in sources for framework in ("UIKit", "SwiftUI"))
    yield from (f"{row}: has no row" for row in wanted if row not in rows)
    text = swift_source.read(os.path.join(root, SOURCES))
    listed = re.search(r"ofTheSystem: \[LinkSource\] = \[(.*?)\]", text, re.DOTALL)
    if not listed:
        yield f"{SOURCES} lists no sources of the system"
    for source in re.findall(r"\.(\w+)", listed[1] if listed else ""):
        words = re.sub("([A-Z])", r" \1", source).lower()
        if source not in NO_ENTRY_POINTS and words not in " ".join(rows).lower():
            yield f"{source}: a source of the system has no row"


def planted_findings(root):
    """Yields the planted mistakes that the page of Apple's platforms names and that no test plants."""
    path = os.path.join(root, PLATFORMS)
    named = re.findall(r"`(test_\w+)`", swift_source.read(path) if os.path.exists(path) else "")
    planted = "".join(map(swift_source.read, swift_source.files(root, ["Tests/Tooling"], ".py")))
    yield from (f"there is no test {name}" for name in dict.fromkeys(named) if f"def {name}(" not in planted)


def record_findings(root, known):
    """Yields the decision records that name no guard, and guards that are not there."""
    scripts = glob.glob(os.path.join(root, "Scripts/check/[0-9]*.sh"))
    steps = {re.sub(r"^\d+-|\.sh$", "", os.path.basename(script)) for script in scripts}
    for path in sorted(glob.glob(os.path.join(root, RECORDS, "[0-9]*.md"))):
        record, guards = os.path.basename(path), swift_source.read(path).partition("\n## Guards\n")[2]
        named, run = NAME.findall(guards), re.findall(r"`bin/check ([a-z]+)`", guards)
        if not named and not run:
            yield f"{record}: names no guard"
        yield from (f"{record}: there is no test {name}" for name in named if name not in known)
        yield from (f"{record}: there is no step {name}" for name in run if name not in steps)


def findings(root):
    """Yields what is wrong with all tables and records."""
    known = tests(root)
    tables = {file: rows_of(root, file) for file in TABLES}
    for file, rows in tables.items():
        if not rows:
            yield f"{file}: has no table of tests"
        yield from (f"{file}: {row}: names no test" for row, names in rows if not names)
        yield from (f"{file}: {row}: there is no test {name}"
                    for row, names in rows for name in names if name not in known)
    yield from record_findings(root, known)
    yield from (f"{PLATFORMS}: {finding}" for finding in planted_findings(root))
    for finding in behaviour_findings(dict(tables[BEHAVIOURS])):
        yield f"{BEHAVIOURS}: {finding}"
    for finding in entry_point_findings(root, dict(tables[ENTRY_POINTS])):
        yield f"{ENTRY_POINTS}: {finding}"


if __name__ == "__main__":
    swift_source.check(findings, "against the tests")
