#!/usr/bin/env python3
"""Plants defects into the adapters, one at a time, and shows that each is caught by the tests.

The defects are rows of Scripts/defects/*.json: a file, an exact text that occurs in it once, its
replacement, the tests that must fail as `Target.Suite` or `Target.Suite/test`, and what is wrong with it.
Everything happens in a copy of the tree under .build-defects; the tree itself is never changed.

usage: planted-defects.py [--some N] [--matching TEXT] [--jobs N] [NAME…]
  NAME             a file of Scripts/defects, without .json; all of them without a name
  --some N         only N rows of each table, evenly spread over it
  --matching TEXT  only rows of which file, tests or description match this regular expression
  --jobs N         copies of the tree that work side by side (1)
exit codes: 0 all caught · 1 some not caught · 64 wrong usage · 65 a row does not fit · 75 could not build
"""

import argparse
import concurrent.futures
import contextlib
import json
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLES = os.path.join(ROOT, "Scripts", "defects")
WORK = os.path.join(ROOT, ".build-defects")
COPIED = ("Package.swift", "Sources", "Tests", "Examples", "Snippets")
TIME_LIMIT = 60  # seconds for one run of the tests: a defect may make them hang


def rows(names):
    """The rows of the tables, each with the name of its table."""
    for name in names or sorted(file[:-5] for file in os.listdir(TABLES) if file.endswith(".json")):
        with open(os.path.join(TABLES, name + ".json"), encoding="utf-8") as file:
            for row in json.load(file):
                yield {"table": name, **row}


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


def descendants(pid):
    """The processes that a process started, and those that they started."""
    table = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True)
    pairs = [tuple(map(int, line.split())) for line in table.stdout.splitlines()]
    found = [pid]
    for parent in found:
        found += [child for child, of in pairs if of == parent]
    return found[1:]


class Copy:
    """A copy of what is built, with a build of its own."""

    def __init__(self, number, suites):
        folder = os.path.join(WORK, str(number))
        self.tree, self.scratch = os.path.join(folder, "tree"), os.path.join(folder, "scratch")
        self.written = time.time()
        self.fill(suites)

    def fill(self, suites):
        """Copies what is built. Unchanged files keep their times, so that little is built again."""
        os.makedirs(self.tree, exist_ok=True)
        for name in COPIED:
            source, target = os.path.join(ROOT, name), os.path.join(self.tree, name)
            if os.path.isdir(source):
                shutil.rmtree(target, ignore_errors=True)
                shutil.copytree(source, target, ignore=shutil.ignore_patterns(".build*"))
            elif os.path.exists(source):
                shutil.copy2(source, target)
        with open(os.path.join(self.tree, "Package.swift"), "a", encoding="utf-8") as manifest:
            names = ", ".join(f'"{suite}"' for suite in suites)
            manifest.write(f"package.targets.removeAll {{ $0.type == .test && ![{names}].contains($0.name) }}\n")

    def swift(self, *arguments, limit=None):
        """Runs swift here: its exit code and output, or None for the code when it hangs."""
        process = subprocess.Popen(
            ["swift", *arguments, "--scratch-path", self.scratch],
            cwd=self.tree,
            env={**os.environ, "DEEPLINK_STANDINS": "1"},
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
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

    def build(self):
        """Builds everything with its tests: the exit code and the output."""
        return self.swift("build", "--build-tests")

    def test(self, *filters):
        """Runs the tests that a filter names, or all: as `swift` does."""
        chosen = [argument for name in filters for argument in ("--filter", name)]
        return self.swift("test", "--skip-build", *chosen, limit=TIME_LIMIT)

    def write(self, path, text):
        """Writes a file, with a later time than the one before, which builds compare."""
        self.written = max(self.written + 3, time.time())
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        os.utime(path, (self.written, self.written))

    def verdict(self, row):
        """What became of one defect: `caught`, or why not."""
        path = os.path.join(self.tree, row["file"])
        with open(path, encoding="utf-8") as file:
            original = file.read()
        self.write(path, original.replace(row["text"], row["replacement"]))
        try:
            code, output = self.build()
            if code != 0:
                return "does not build:\n" + "\n".join(
                    line for line in output.splitlines() if "error:" in line
                )
            code, output = self.test(row["tests"])
            if code is None:
                return "caught: hangs"
            return "NOT CAUGHT" if code == 0 else "caught"
        finally:
            self.write(path, original)


def misfit(table):
    """Why a row does not fit the tree; None when all do."""
    for row in table:
        with open(os.path.join(ROOT, row["file"]), encoding="utf-8") as file:
            count = file.read().count(row["text"])
        if count != 1:
            return f"{row['table']}: {row['wrong']}: its text occurs {count} times in {row['file']}"
    return None


def unfit_without_defects(copy, table):
    """Why the tests do not tell anything: they fail by themselves, or there is no such test."""
    code, output = copy.swift("test", "list", "--skip-build")
    tests = [line for line in output.splitlines() if "/" in line]
    for row in table:
        if code != 0 or not any(re.search(row["tests"], test) for test in tests):
            return f"{row['table']}: {row['wrong']}: no test {row['tests']}"
    code, output = copy.test()
    return None if code == 0 else f"without a defect, the tests do not pass:\n{output}"


def plant(table, copies):
    """Plants the defects, each in a copy that is free, and prints what became of them: how many were caught."""
    free = queue.SimpleQueue()
    for copy in copies:
        free.put(copy)

    def attempt(row):
        copy = free.get()
        try:
            return copy.verdict(row)
        finally:
            free.put(copy)

    caught = 0
    with concurrent.futures.ThreadPoolExecutor(len(copies)) as pool:
        for row, result in zip(table, pool.map(attempt, table)):
            caught += result.startswith("caught")
            print(f"{row['table']}: {row['wrong']}: {result}", flush=True)
    return caught


def main(arguments):
    """Plants the defects of the tables."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.error = lambda message: (print(f"planted-defects: {message}", file=sys.stderr), sys.exit(64))
    parser.add_argument("--some", type=int)
    parser.add_argument("--matching", default="")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args(arguments)
    table = [row for row in rows(options.names) if matches(row, options.matching)]
    if not table:
        print(f"no row matches '{options.matching}'")
        return 65
    if problem := misfit(table):
        print(problem)
        return 65
    suites = sorted({row["tests"].split(".")[0] for row in table})
    copies = [Copy(number, suites) for number in range(max(1, options.jobs))]
    for copy in copies:
        code, output = copy.build()
        if code != 0:
            print(output)
            return 75
    if problem := unfit_without_defects(copies[0], table):
        print(problem)
        return 65
    if options.some:
        table = spread(table, options.some)
    caught = plant(table, copies)
    print(f"{caught} of {len(table)} planted defects were caught")
    return 0 if caught == len(table) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
