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
            75 could not build
"""

import argparse
import json
import os
import re
import signal
import sys

import swift_source
import tree_copies

ROOT = swift_source.REPOSITORY
TABLES = os.path.join(ROOT, "Scripts", "defects")
COPIED = ("Sources", "Tests", "Examples", "Snippets")
TIME_LIMIT = 60  # seconds for one run of the tests: a defect may make them hang
# The tests alone: programs of samples and snippets take longer to link than a defect to be caught.
BUILD = ["build", "--product", "{}PackageTests", "-debug-info-format", "none"]
BUILD += [] if sys.platform == "darwin" else ["-Xswiftc", "-use-ld=lld"]
ONLY_TESTS = "package.targets.removeAll {{ $0.type == .test && !{}.contains($0.name) }}\n"


def rows(names):
    """The rows of the tables, each with the name of its table."""
    for name in names or sorted(file[:-5] for file in os.listdir(TABLES) if file.endswith(".json")):
        with open(os.path.join(TABLES, name + ".json"), encoding="utf-8") as file:
            for path, changes in json.load(file).items():
                yield from ({"table": name, "file": path, **change} for change in changes)


def matches(row, pattern):
    """Whether a regular expression matches something that a row says."""
    return any(re.search(pattern, row[key]) for key in ("file", "tests", "wrong"))


def spread(table, count):
    """At most `count` rows of each table, evenly spread over it."""
    chosen = []
    for name in dict.fromkeys(row["table"] for row in table):
        own = [row for row in table if row["table"] == name]
        step = max(1, len(own) / count)
        chosen += [own[int(index * step)] for index in range(min(count, len(own)))]
    return chosen


class Copy(tree_copies.Copy):
    """A copy of what is built, with some of the tests."""

    def __init__(self, number, suites):
        manifest = swift_source.read(os.path.join(ROOT, "Package.swift"))
        manifest += ONLY_TESTS.format(json.dumps(suites))
        wanted = {"Package.swift": manifest.encode(), **tree_copies.files(ROOT, COPIED)}
        self.package = re.search(r'^  name: "(.*)"', manifest, re.MULTILINE).group(1)
        super().__init__(os.path.join(ROOT, ".build-defects", str(number)), wanted)

    def swift(self, *arguments, limit=None):
        """Runs swift here, with the models of Apple's frameworks."""
        return self.run("swift", *arguments, limit=limit, DEEPLINK_STANDINS="1")

    def build(self):
        """Builds the tests."""
        return self.swift(*(part.format(self.package) for part in BUILD))

    def test(self, *arguments):
        """Runs some tests, or all."""
        return self.swift("test", "--skip-build", *arguments, limit=TIME_LIMIT)

    def verdict(self, row):
        """What became of one defect: `caught`, or why not."""
        original = swift_source.read(os.path.join(ROOT, row["file"]))
        with self.changed(row["file"], original.replace(row["text"], row["replacement"]), original):
            build = self.build()
            if build.returncode != 0:
                return f"does not build:\n{tree_copies.errors(build.stdout)}"
            code = self.test("--filter", row["tests"]).returncode
        return {0: "NOT CAUGHT", -signal.SIGALRM: "caught: hangs"}.get(code, "caught")


def misfit(table):
    """Why a row does not fit the tree; None when all do."""
    for row in table:
        count = swift_source.read(os.path.join(ROOT, row["file"])).count(row["text"])
        if count != 1:
            return f"{row['table']}: {row['wrong']}: its text occurs {count} times in {row['file']}"
    return None


def unfit_without_defects(copy, table):
    """Why the tests do not tell anything: they fail by themselves, or there is no such test."""
    listed = copy.swift("test", "list", "--skip-build")
    tests = [line for line in listed.stdout.splitlines() if "/" in line]
    for row in table:
        if listed.returncode != 0 or not any(re.search(row["tests"], test) for test in tests):
            return f"{row['table']}: {row['wrong']}: no test {row['tests']}"
    run = copy.test()
    if run.returncode != 0:
        return f"without a defect, the tests do not pass:\n{run.stdout}"
    return None


def main(arguments):
    """Plants the defects of the tables."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.error = swift_source.refuse
    parser.add_argument("--some", type=int)
    parser.add_argument("--matching", default="")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args(arguments)
    table = [row for row in rows(options.names) if matches(row, options.matching)]
    if problem := misfit(table) if table else f"no row matches '{options.matching}'":
        print(problem)
        return 65
    suites = sorted({row["tests"].split(".")[0] for row in table})
    copies = [Copy(number, suites) for number in range(max(1, options.jobs))]
    for copy in copies:
        build = copy.build()
        if build.returncode != 0:
            print(build.stdout)
            return 75
    if problem := unfit_without_defects(copies[0], table):
        print(problem)
        return 65
    table, caught = spread(table, options.some) if options.some else table, 0
    for row, result in zip(table, tree_copies.side_by_side(Copy.verdict, copies, table)):
        caught += result.startswith("caught")
        print(f"{row['table']}: {row['wrong']}: {result}", flush=True)
    print(f"{caught} of {len(table)} planted defects were caught")
    return 0 if caught == len(table) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
