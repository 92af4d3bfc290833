#!/usr/bin/env python3
"""Checks that every test which a table of the documentation names exists.

The tables: the requirements of SECURITY.md, the rules of Documentation/HandlingRules.md, the behaviours of
Documentation/Behaviours.md, the sources of Documentation/EntryPoints.md, and what Documentation/ApplePlatforms.md
has a test for. The last cell of a row
names tests as `Suite.function`; there is a suite of that name with a test function of that name, in one
file below Tests/ or Examples/*/Tests/.
Every behaviour A1 to E6 has a row, and from B1 on a test with the row in its name; every source has a row for
UIKit and one for SwiftUI.

usage: named-tests.py [ROOT]
"""

import os
import re
import sys

import swift_source

# What hands links to an app; each has a row for either framework in Documentation/EntryPoints.md.
SOURCES = (
    "Custom scheme", "Universal link", "Notification", "Button of a notification", "Quick action",
    "Widget", "Live Activity", "Handoff offered", "Handoff received", "Spotlight", "App intent",
    "App Clip", "Web view", "In the app", "Other senders",
)

# File, its rows with the first and the last cell, rows that must be there, rows that a test is named after.
TABLES = (
    ("SECURITY.md", r"^\|\s*((?:MASTG|CWE)-[^|]*)\|.*\|([^|]*)\|\s*$", (), ""),
    ("Documentation/HandlingRules.md", r"^\|\s*([^|]*[.:])\s*\|([^|]*)\|\s*$", (), ""),
    (
        "Documentation/Behaviours.md",
        r"^\|\s*([A-E]\d?)\s*\|.*\|([^|]*)\|\s*$",
        [f"{kind}{row}" for kind, rows in zip("ABCDE", (6, 7, 9, 4, 6)) for row in range(1, rows + 1)],
        "BCDE",
    ),
    (
        "Documentation/EntryPoints.md",
        r"^\|\s*([^|]*, (?:UIKit|SwiftUI))\s*\|.*\|([^|]*)\|\s*$",
        [f"{source}, {framework}" for source in SOURCES for framework in ("UIKit", "SwiftUI")],
        "",
    ),
    # A belief or a finding without a test says why; its row is not looked up.
    ("Documentation/ApplePlatforms.md", r"^\|\s*([^|]+?)\s*\|.*\|([^|]*`\w+Tests\.\w+`[^|]*)\|\s*$", (), ""),
)
NAME = re.compile(r"`(\w+)\.(\w+)`")


def test_folders(root):
    """Tests/, and that of each sample."""
    yield os.path.join(root, "Tests")
    samples = os.path.join(root, "Examples")
    for name in sorted(os.listdir(samples)) if os.path.isdir(samples) else []:
        yield os.path.join(samples, name, "Tests")


def tests(root):
    """The names `Suite.function` of all tests."""
    found = set()
    for start in test_folders(root):
        for folder, folders, files in os.walk(start):
            folders[:] = [name for name in folders if not name.startswith(".")]
            for name in files:
                if not name.endswith(".swift"):
                    continue
                text = swift_source.read(os.path.join(folder, name))
                suites = re.findall(r"@Suite[^{]*?\b(?:struct|class|actor)\s+(\w+)", text)
                functions = re.findall(
                    r"@Test(?:\(.*?\n?\s*\))?\s*(?:@\w+\s+)*func\s+(\w+)", text, re.DOTALL
                )
                found |= {f"{suite}.{function}" for suite in suites for function in functions}
    return found


def findings_in(root, known, table):
    """How many rows a table has, and what is wrong with them."""
    file, pattern, wanted, named = table
    path = os.path.join(root, file)
    text = swift_source.read(path) if os.path.exists(path) else ""
    rows = re.findall(pattern, text, re.MULTILINE)
    rows = [(row.strip(), NAME.findall(cell)) for row, cell in rows]
    findings = [] if rows else ["has no table of tests"]
    findings += [f"{row}: has no row" for row in wanted if row not in dict(rows)] if rows else []
    for row, names in rows:
        if not names:
            findings.append(f"{row}: names no test")
        elif row[0] in named and not any(
            row in test or test.startswith(row.lower()) for _, test in names
        ):
            findings.append(f"{row}: no test has the row in its name")
        for suite, function in names:
            if f"{suite}.{function}" not in known:
                findings.append(f"{row}: there is no test {suite}.{function}")
    return len(rows), [f"{file}: {finding}" for finding in findings]


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else swift_source.REPOSITORY
    known, findings, count = tests(root), [], 0
    for table in TABLES:
        rows, wrong = findings_in(root, known, table)
        count += rows
        findings += wrong
    swift_source.report(findings, f"against the tests, for {count} rows")


if __name__ == "__main__":
    main()
