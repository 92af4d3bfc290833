#!/usr/bin/env python3
"""Checks that every test which SECURITY.md names exists.

In the table of requirements, the last cell of a row names tests as `Suite.function`; there is a suite
of that name with a test function of that name, in one file below Tests/.

usage: security-table.py [ROOT]
"""

import os
import re
import sys

import swift_source

ROW = re.compile(r"^\|\s*((?:MASTG|CWE)-[^|]*)\|.*\|([^|]*)\|\s*$", re.MULTILINE)
NAME = re.compile(r"`(\w+)\.(\w+)`")


def tests(root):
    """The names `Suite.function` of all tests."""
    found = set()
    for folder, folders, files in os.walk(os.path.join(root, "Tests")):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in files:
            if not name.endswith(".swift"):
                continue
            text = swift_source.read(os.path.join(folder, name))
            suites = re.findall(r"@Suite[^{]*?\b(?:struct|class|actor)\s+(\w+)", text)
            functions = re.findall(r"@Test(?:\(.*?\n?\s*\))?\s*(?:@\w+\s+)*func\s+(\w+)", text, re.DOTALL)
            found |= {f"{suite}.{function}" for suite in suites for function in functions}
    return found


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else swift_source.REPOSITORY
    rows = ROW.findall(swift_source.read(os.path.join(root, "SECURITY.md")))
    known, findings = tests(root), []
    if not rows:
        findings.append("SECURITY.md: has no table of requirements")
    for requirement, cell in rows:
        names = NAME.findall(cell)
        if not names:
            findings.append(f"SECURITY.md: {requirement.strip()}: names no test")
        for suite, function in names:
            if f"{suite}.{function}" not in known:
                findings.append(f"SECURITY.md: {requirement.strip()}: there is no test {suite}.{function}")
    swift_source.report(findings, f"against the tests, for {len(rows)} requirements")


if __name__ == "__main__":
    main()
