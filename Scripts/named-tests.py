#!/usr/bin/env python3
"""Checks that every test which a table of the documentation names exists.

The tables: the requirements of SECURITY.md, the rules of Documentation/HandlingRules.md, the
behaviours of Documentation/Behaviours.md, the sources of Documentation/EntryPoints.md, and what
Documentation/ApplePlatforms.md has a test for. The last cell of a row names tests as
`Suite.function`; there is a suite of that name with a test function of that name, in one file below
Tests/ or Examples/*/Tests/. Every behaviour A1 to E6 has a row, and from B1 on a test with the row
in its name; every source that has a row for UIKit has one for SwiftUI too, and the other way round, and each
source that `LinkSource.ofTheSystem` lists has rows.

usage: named-tests.py [ROOT]
"""

import glob
import os
import re

import swift_source

# The frameworks that every source of Documentation/EntryPoints.md has a row for.
FRAMEWORKS = ("UIKit", "SwiftUI")

# Where the sources are listed, and those of them that are no entry points of the system.
SOURCES = "Sources/LinkRouting/Links/LinkSource.swift"
NO_ENTRY_POINTS = {"content", "other"}

# The kinds of behaviours, and how many there are of each.
BEHAVIOURS = {"A": 6, "B": 7, "C": 9, "D": 4, "E": 6}

# File, its rows with the first and the last cell, rows that must be there, rows that a test is
# named after.
TABLES = (
    ("SECURITY.md", r"^\|\s*((?:MASTG|CWE)-[^|]*)\|.*\|([^|]*)\|\s*$", (), ""),
    ("Documentation/HandlingRules.md", r"^\|\s*([^|]*[.:])\s*\|([^|]*)\|\s*$", (), ""),
    (
        "Documentation/Behaviours.md",
        r"^\|\s*([A-E]\d?)\s*\|.*\|([^|]*)\|\s*$",
        [f"{kind}{row}" for kind, rows in BEHAVIOURS.items() for row in range(1, rows + 1)],
        "BCDE",
    ),
    (
        "Documentation/EntryPoints.md",
        rf"^\|\s*([^|]*, (?:{'|'.join(FRAMEWORKS)}))\s*\|.*\|([^|]*)\|\s*$", (), "",
    ),
    # A belief or a finding without a test says why; its row is not looked up.
    (
        "Documentation/ApplePlatforms.md",
        r"^\|\s*([^|]+?)\s*\|.*\|([^|]*`\w+Tests\.\w+`[^|]*)\|\s*$", (), "",
    ),
)
TEST = re.compile(r"@Test(?:\(.*?\n?\s*\))?\s*(?:@\w+\s+)*func\s+(\w+)", re.DOTALL)
NAME = re.compile(r"`(\w+)\.(\w+)`")


def tests(root):
    """The names `Suite.function` of all tests: those below Tests/, and those of the samples."""
    samples, found = glob.glob(os.path.join(root, "Examples/*/Tests")), set()
    for _, text in swift_source.sources(root, ["Tests", *samples]):
        suites = re.findall(r"@Suite[^{]*?\b(?:struct|class|actor)\s+(\w+)", text)
        functions = TEST.findall(text)
        found |= {f"{suite}.{function}" for suite in suites for function in functions}
    return found


def findings_in(root, known, table):
    """Yields what is wrong with the rows of a table."""
    file, pattern, wanted, named = table
    path = os.path.join(root, file)
    text = swift_source.read(path) if os.path.exists(path) else ""
    cells = re.findall(pattern, text, re.MULTILINE)
    rows = [(row.strip(), NAME.findall(cell)) for row, cell in cells]
    if not rows:
        yield f"{file}: has no table of tests"
        return
    named_sources = (row.rpartition(", ") for row, _ in rows)
    sources = [source for source, _, framework in named_sources if source and framework in FRAMEWORKS]
    wanted = [*wanted, *(f"{source}, {name}" for source in sources for name in FRAMEWORKS)]
    yield from (f"{file}: {row}: has no row" for row in dict.fromkeys(wanted)
                if row not in dict(rows))
    for row, names in rows:
        if not names:
            yield f"{file}: {row}: names no test"
        elif row[0] in named and not any(
            row in test or test.startswith(row.lower()) for _, test in names
        ):
            yield f"{file}: {row}: no test has the row in its name"
        for name in map(".".join, names):
            if name not in known:
                yield f"{file}: {row}: there is no test {name}"


def sources_without_rows(root):
    """Yields the sources of the system that no row of Documentation/EntryPoints.md is about."""
    file, (pattern, *_) = next((name, rest) for name, *rest in TABLES if "EntryPoints" in name)
    listed = re.search(r"ofTheSystem: \[LinkSource\] = \[(.*?)\]",
                       swift_source.read(os.path.join(root, SOURCES)), re.DOTALL)
    if not listed:
        yield f"{SOURCES}: lists no sources of the system"
        return
    text = swift_source.read(os.path.join(root, file))
    rows = " ".join(row.lower() for row, _ in re.findall(pattern, text, re.MULTILINE))
    for source in re.findall(r"\.(\w+)", listed[1]):
        words = re.sub("([A-Z])", r" \1", source).lower()
        if source not in NO_ENTRY_POINTS and words not in rows:
            yield f"{file}: {source}: a source of the system has no row"


def findings(root):
    """Yields what is wrong with all tables."""
    known = tests(root)
    for table in TABLES:
        yield from findings_in(root, known, table)
    yield from sources_without_rows(root)


if __name__ == "__main__":
    swift_source.check(findings, "against the tests")
