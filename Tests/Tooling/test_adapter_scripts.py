"""The scripts that show what the tests of the adapters do."""

import importlib.util
import json
import os
import sys
import unittest

from planted import SCRIPTS, Planted

sys.path.insert(0, SCRIPTS)


def load(name):
    """A script whose name is not that of a module."""
    path = os.path.join(SCRIPTS, name)
    spec = importlib.util.spec_from_file_location(name.replace("-", "_")[:-3], path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class FallbackTests(unittest.TestCase):
    def assert_fallback(self, text, *lines):
        self.assertEqual(load("adapter-coverage.py").fallback_lines(text), set(lines))

    def test_knows_the_other_branch(self):
        self.assert_fallback("if #available(iOS 26, *) {\n  new()\n} else {\n  old()\n}\nlast()\n",
                             3, 4, 5)

    def test_knows_the_way_out_of_a_guard(self):
        self.assert_fallback("guard #available(iOS 26, *) else {\n  return { old() }\n}\nnew()\n",
                             1, 2, 3)

    def test_knows_further_conditions(self):
        self.assert_fallback("if let a, #available(iOS 26, *), b {\n  new()\n} else { old() }\n", 3)

    def test_knows_what_follows_a_branch_that_leaves(self):
        self.assert_fallback("{\n  if #available(iOS 26, *) {\n    return a\n  }\n  return b\n}\n",
                             5)

    def test_allows_nothing_else(self):
        self.assert_fallback("if #available(iOS 26, *) {\n  new()\n}\nif a {\n} else {\n  b()\n}\n")
        self.assert_fallback("// guard #available(iOS 26, *) else {\n  a()\n// }\n")


# Stands for builds and tests: refuses some code, and wants other code.
SWIFT = """#!/bin/bash
case "$*" in
  "build --product tablesPackageTests"*)
    ! grep -q refused Sources/A.swift || { echo 'A.swift:1: error: refused'; exit 1; } ;;
  "test list --skip-build") echo T.Suite/holds ;;
  *) grep -q one Sources/A.swift ;;
esac
"""


class DefectTests(Planted):
    def plant_defects(self, *changes, options=()):
        """Plants the script with a table of defects, and runs it."""
        for name in ("planted-defects", "swift_source", "tree_copies"):
            self.copy(f"Scripts/{name}.py")
        self.plant("Package.swift", 'let package = Package(\n  name: "tables",\n)\n')
        self.plant("Sources/A.swift", "one two two\n")
        self.plant("path/swift", SWIFT, executable=True)
        rows = [
            {"text": text, "replacement": new, "tests": "T", "wrong": text + new}
            for text, new in changes
        ]
        self.plant("Scripts/defects/a.json", json.dumps({"Sources/A.swift": rows}))
        script = os.path.join(self.root, "Scripts", "planted-defects.py")
        return self.run_command(sys.executable, script, *options, path=self.own_programs)

    def test_tells_what_is_caught_and_leaves_the_sources_as_they_are(self):
        self.assert_passes(self.plant_defects(("one", "1"), ("one two", "1")))
        run = self.plant_defects(("one", "1"), ("one", "one more"), ("one", "refused"))
        self.assert_finds(
            run, "a: one1: caught\n", "a: oneone more: NOT CAUGHT\n",
            "does not build:\nA.swift:1: error",
            "1 of 3 planted defects were caught",
        )
        self.assertEqual(self.text("Sources/A.swift"), "one two two\n")
        self.assertEqual(self.text(".build-defects/0/Sources/A.swift"), "one two two\n")

    def test_takes_the_rows_that_match(self):
        matches = load("planted-defects.py").matches
        row = {"file": "Model/Path.swift", "tests": "T.PathTests", "wrong": "loses the way back"}
        for pattern in ("", "Path", "PathTests$", "^loses"):
            self.assertTrue(matches(row, pattern), pattern)
        self.assertFalse(matches(row, "finds"))

    def test_spreads_a_few_rows_over_each_table(self):
        table = [{"table": name, "n": n} for name in "ab" for n in range(10)]
        chosen = [(row["table"], row["n"]) for row in load("planted-defects.py").spread(table, 3)]
        self.assertEqual(chosen, [(name, n) for name in "ab" for n in (0, 3, 6)])
        self.assertEqual(load("planted-defects.py").spread(table, 99), table)

    def test_refuses_what_does_not_fit(self):
        for run, message in (
            (self.plant_defects(("one", ""), options=("--matching", "x+")), "no row matches 'x+'"),
            (self.plant_defects(("three", "")), "occurs 0 times in Sources/A.swift"),
            (self.plant_defects(("two", "")), "occurs 2 times in Sources/A.swift"),
        ):
            self.assertEqual(run.returncode, 65, run.stdout + run.stderr)
            self.assertIn(message, run.stdout)
