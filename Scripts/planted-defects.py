#!/usr/bin/env python3
"""Plants defects into the adapters, one at a time, and shows that each is caught by the tests.

The defects are rows of Scripts/defects/*.json, by the file that they change: an exact text that
occurs in it once, its replacement, the tests that must fail as `Target.Suite` or
`Target.Suite/test`, and what is wrong with it. Everything happens in a copy of the tree under
.build-defects; the tree itself is never changed.

usage: planted-defects.py [--some N] [--matching TEXT] [--jobs N] [NAME…]
  NAME             a file of Scripts/defects, without .json; all of them without a name
  --some N         only N rows of each table, evenly spread over it
  --matching TEXT  only rows of which file, tests or description match this regular expression
  --jobs N         copies of the tree that work side by side (1)
exit codes: 0 all caught · 1 some not caught · 64 wrong usage · 65 a row does not fit
            75 the tests do not pass without a defect
"""

import argparse
import json
import os
import re
import sys

import planted_changes
import swift_source

ROOT = swift_source.REPOSITORY
TIME_LIMIT = 60  # seconds for one run of the tests: a defect may make them hang


def rows(name):
    """The rows of a table, each with the file that it changes."""
    table = json.loads(swift_source.read(os.path.join(ROOT, "Scripts", "defects", f"{name}.json")))
    return [{"file": path, **change} for path, changes in table.items() for change in changes]


def matches(row, pattern):
    """Whether a regular expression matches something that a row says."""
    return any(re.search(pattern, row[key]) for key in ("file", "tests", "wrong"))


def spread(table, count):
    """At most `count` rows, evenly spread over a table."""
    count = min(count or len(table), len(table))
    return [table[index * len(table) // count] for index in range(count)]


def change(name, row):
    """The change that a row says; ends the script when it does not fit the tree."""
    text = swift_source.read(os.path.join(ROOT, row["file"]))
    if (count := text.count(row["text"])) != 1:
        print(f"{name}: {row['wrong']}: its text occurs {count} times in {row['file']}")
        sys.exit(65)
    text = text.replace(row["text"], row["replacement"])
    return planted_changes.Change(row["file"], text, f"{name}: {row['wrong']}", row["tests"])


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1])
    parser.error = swift_source.refuse
    parser.add_argument("--some", type=int)
    parser.add_argument("--matching", default="")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    tables = swift_source.files(ROOT, ["Scripts/defects"], ".json")
    changes = []
    for name in options.names or [os.path.basename(path)[:-5] for path in tables]:
        fitting = [change(name, row) for row in rows(name) if matches(row, options.matching)]
        changes += spread(fitting, options.some)
    if not changes:
        print(f"no row matches '{options.matching}'")
        sys.exit(65)
    suites = sorted({change.tests.split(".")[0] for change in changes})
    copies = planted_changes.copies(
        ".build-defects", options.jobs, suites, TIME_LIMIT, DEEPLINK_STANDINS="1")
    caught = sum(change.is_caught for change in planted_changes.attempted(changes, copies))
    print(f"{caught} of {len(changes)} planted defects were caught")
    sys.exit(0 if caught == len(changes) else 1)


if __name__ == "__main__":
    main()
