"""The scripts that show what the tests of the adapters do."""

import importlib.util
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
        self.assert_fallback("if #available(iOS 26, *) {\n  new()\n} else {\n  old()\n}\nlast()\n", 3, 4, 5)

    def test_knows_the_way_out_of_a_guard(self):
        self.assert_fallback("guard #available(iOS 26, *) else {\n  return { old() }\n}\nnew()\n", 1, 2, 3)

    def test_knows_further_conditions(self):
        self.assert_fallback("if let a, #available(iOS 26, *), b {\n  new()\n} else { old() }\n", 3)

    def test_knows_what_follows_a_branch_that_leaves(self):
        self.assert_fallback("{\n  if #available(iOS 26, *) {\n    return a\n  }\n  return b\n}\n", 5)

    def test_allows_nothing_else(self):
        self.assert_fallback("if #available(iOS 26, *) {\n  new()\n}\nif a {\n} else {\n  b()\n}\n")
        self.assert_fallback("// guard #available(iOS 26, *) else {\n  a()\n// }\n")


class DefectTests(Planted):
    ROW = '[{"file": "A.swift", "text": "%s", "replacement": "", "tests": "T", "wrong": "w"}]'

    def plant_defect(self, text, *options):
        """Plants the script with a table of one defect, and runs it."""
        for name in ("planted-defects", "swift_source", "tree_copies"):
            self.copy(f"Scripts/{name}.py")
        self.plant("A.swift", "one two two\n")
        self.plant("Scripts/defects/a.json", self.ROW % text)
        script = os.path.join(self.root, "Scripts", "planted-defects.py")
        return self.run_command(sys.executable, script, *options)

    def test_takes_the_rows_that_match(self):
        matches = load("planted-defects.py").matches
        row = {"file": "Model/Path.swift", "tests": "T.PathTests", "wrong": "loses the way back"}
        for pattern in ("", "Path", "PathTests$", "^loses"):
            self.assertTrue(matches(row, pattern), pattern)
        self.assertFalse(matches(row, "finds"))

    def test_refuses_a_pattern_that_nothing_matches(self):
        run = self.plant_defect("one", "--matching", "x+")
        self.assertEqual(run.returncode, 65, run.stdout + run.stderr)
        self.assertIn("no row matches 'x+'", run.stdout)

    def test_spreads_a_few_rows_over_each_table(self):
        table = [{"table": name, "n": n} for name in "ab" for n in range(10)]
        chosen = [(row["table"], row["n"]) for row in load("planted-defects.py").spread(table, 3)]
        self.assertEqual(chosen, [(name, n) for name in "ab" for n in (0, 3, 6)])
        self.assertEqual(load("planted-defects.py").spread(table, 99), table)

    def test_refuses_a_text_that_is_not_there(self):
        run = self.plant_defect("three")
        self.assertEqual(run.returncode, 65, run.stdout + run.stderr)
        self.assertIn("occurs 0 times in A.swift", run.stdout)

    def test_refuses_a_text_that_is_there_twice(self):
        run = self.plant_defect("two")
        self.assertEqual(run.returncode, 65, run.stdout + run.stderr)
        self.assertIn("occurs 2 times in A.swift", run.stdout)
