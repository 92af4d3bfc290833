#!/usr/bin/env python3
"""Plants defects into the adapters, one at a time, and shows that each is caught by the tests.

The defects are rows of Scripts/defects/*.json: a file, an exact text that occurs in it once, its
replacement, the filter of the tests that must fail, and what is wrong with it. Everything happens
in a copy of the tree under .build-defects; the tree itself is never changed.

usage: planted-defects.py [--some N] [NAME…]
  NAME       a file of Scripts/defects, without .json; all of them without a name
  --some N   only N rows of each table, evenly spread over it
exit codes: 0 all caught · 1 some not caught · 65 a row does not fit · 75 could not build
"""

import argparse
import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLES = os.path.join(ROOT, "Scripts", "defects")
WORK = os.path.join(ROOT, ".build-defects")
TREE = os.path.join(WORK, "tree")
COPIED = ("Package.swift", "Sources", "Tests", "Examples", "Snippets")
SUITES = ("LinkSwiftUITests", "LinkUIKitTests", "LinkWebKitTests")  # what is built of the tests
TIME_LIMIT = 60  # seconds for one run of the tests: a defect may make them hang


def rows(names):
    """The rows of the tables, each with the name of its table."""
    for name in names or sorted(file[:-5] for file in os.listdir(TABLES) if file.endswith(".json")):
        with open(os.path.join(TABLES, name + ".json"), encoding="utf-8") as file:
            for row in json.load(file):
                yield {"table": name, **row}


def spread(table, count):
    """At most `count` rows of each table, evenly spread over it."""
    chosen = []
    for name in dict.fromkeys(row["table"] for row in table):
        own = [row for row in table if row["table"] == name]
        step = max(1, len(own) / count)
        chosen += [own[int(index * step)] for index in range(min(count, len(own)))]
    return chosen


def copy_tree():
    """Copies what is built. Unchanged files keep their times, so that little is built again."""
    os.makedirs(TREE, exist_ok=True)
    for name in COPIED:
        source, target = os.path.join(ROOT, name), os.path.join(TREE, name)
        if os.path.isdir(source):
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(source, target, ignore=shutil.ignore_patterns(".build*"))
        elif os.path.exists(source):
            shutil.copy2(source, target)
    with open(os.path.join(TREE, "Package.swift"), "a", encoding="utf-8") as manifest:
        suites = ", ".join(f'"{suite}"' for suite in SUITES)
        manifest.write(f"package.targets.removeAll {{ $0.type == .test && ![{suites}].contains($0.name) }}\n")


def descendants(pid):
    """The processes that a process started, and those that they started."""
    table = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True)
    pairs = [tuple(map(int, line.split())) for line in table.stdout.splitlines()]
    found = [pid]
    for parent in found:
        found += [child for child, of in pairs if of == parent]
    return found[1:]


def swift(*arguments, limit=None):
    """Runs swift in the copy: its exit code and output, or None for the code when it hangs."""
    command = ["swift", *arguments, "--scratch-path", os.path.join(WORK, "scratch")]
    environment = {**os.environ, "DEEPLINK_STANDINS": "1"}
    process = subprocess.Popen(
        command, cwd=TREE, env=environment, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )
    try:
        output, _ = process.communicate(timeout=limit)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        # The tests run in a group of their own, and would go on without the one that started them.
        for pid in [process.pid, *descendants(process.pid)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        return None, process.communicate()[0]


def test(row):
    """Runs the tests of a row."""
    return swift("test", "--skip-build", "--filter", row["tests"], limit=TIME_LIMIT)


class Clock:
    """Gives every written file a later time than the one before, which builds compare."""

    def __init__(self):
        self.now = time.time()

    def write(self, path, text):
        """Writes a file with the next time."""
        self.now = max(self.now + 3, time.time())
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        os.utime(path, (self.now, self.now))


def verdict(row, clock):
    """What became of one defect: `caught`, or why not."""
    path = os.path.join(TREE, row["file"])
    with open(path, encoding="utf-8") as file:
        original = file.read()
    clock.write(path, original.replace(row["text"], row["replacement"]))
    try:
        code, output = swift("build", "--build-tests")
        if code != 0:
            return "does not build:\n" + "\n".join(
                line for line in output.splitlines() if "error:" in line
            )
        code, output = test(row)
        if code is None:
            return "caught: hangs"
        return "NOT CAUGHT" if code == 0 else "caught"
    finally:
        clock.write(path, original)


def main(arguments):
    """Plants the defects of the tables."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--some", type=int)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args(arguments)
    table = list(rows(options.names))
    for row in table:
        with open(os.path.join(ROOT, row["file"]), encoding="utf-8") as file:
            count = file.read().count(row["text"])
        if count != 1:
            print(f"{row['table']}: {row['wrong']}: its text occurs {count} times in {row['file']}")
            return 65
    copy_tree()
    code, output = swift("build", "--build-tests")
    if code != 0:
        print(output)
        return 75
    for filter_ in sorted({row["tests"] for row in table}):
        code, output = test({"tests": filter_})
        if code != 0 or "Test run with 0 tests" in output:
            print(f"without a defect, {filter_} does not pass or finds no test:\n{output}")
            return 65
    if options.some:
        table = spread(table, options.some)
    clock, failures = Clock(), 0
    for row in table:
        result = verdict(row, clock)
        failures += not result.startswith("caught")
        print(f"{row['table']}: {row['wrong']}: {result}", flush=True)
    print(f"{len(table) - failures} of {len(table)} planted defects were caught")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
