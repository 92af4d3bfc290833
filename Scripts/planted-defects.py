#!/usr/bin/env python3
"""Plants defects into the adapters, one at a time, and shows that each is caught by the tests.

The defects are rows of Scripts/defects/*.json, by the file that they change: an exact text that
occurs in it once, its replacement, the tests that must fail as `Target.Suite` or
`Target.Suite/test`, and what is wrong with it. Everything happens in a copy of the tree under
.build-defects; the tree itself is never changed.

usage: planted-defects.py [PATTERN]

With PATTERN, a regular expression, only the rows of which file, tests or description match it.
Exit codes: 0 all caught · 1 some not caught · 65 a row does not fit · 75 the tests do not pass
without a defect.
"""

import json
import os
import re
import sys

import planted_changes
import swift_source

ROOT = swift_source.REPOSITORY
TIME_LIMIT = 60  # seconds for one run of the tests: a defect may make them hang


def rows(pattern):
    """The rows of all tables that match a regular expression, each with the file that it changes."""
    for table in swift_source.files(ROOT, ["Scripts/defects"], ".json"):
        for path, changes in json.loads(swift_source.read(table)).items():
            yield from ({"file": path, **row} for row in changes
                        if re.search(pattern, "\n".join([path, row["tests"], row["wrong"]]), re.MULTILINE))


def change(row):
    """The change that a row says, as Copy.attempt takes it; ends the script when it does not fit the tree."""
    text = swift_source.read(os.path.join(ROOT, row["file"]))
    if (count := text.count(row["text"])) != 1:
        print(f"{row['wrong']}: its text occurs {count} times in {row['file']}")
        sys.exit(65)
    text = text.replace(row["text"], row["replacement"])
    shown = f"{row['file'].removeprefix('Sources/')}: {row['wrong']}"
    return row["file"], text, shown, row["tests"]


def main(pattern=""):
    changes = [change(row) for row in rows(pattern)]
    if not changes:
        print(f"no row matches '{pattern}'")
        sys.exit(65)
    suites = sorted({tests.split(".")[0] for *_, tests in changes})
    copy = planted_changes.Copy(".build-defects/copy", suites, TIME_LIMIT, DEEPLINK_STANDINS="1")
    caught = sum(copy.attempt(*change).startswith("caught") for change in changes)
    print(f"{caught} of {len(changes)} planted defects were caught")
    sys.exit(0 if caught == len(changes) else 1)


if __name__ == "__main__":
    main(*sys.argv[1:])
