"""Which changes are planted into the sources, and what is said of those that nothing notices."""

import glob
import json
import os
import unittest

from planted import REPOSITORY, Planted

import swift_mutations
import swift_source

FILE = "Sources/LinkPatterns/A.swift"
CODE = "func a(b: Int) -> Bool {\n  return b < 7\n}\n"
# Stands for a build: refuses some code, and writes the tests.
SWIFT = f"""#!/bin/bash
! grep -q "$REFUSED" {FILE} || {{ echo 'A.swift:1: error: refused'; exit 1; }}
mkdir -p .build/debug
printf '#!/bin/bash\\n%s\\n' "$TESTS" > .build/debug/tablesPackageTests.xctest
chmod +x .build/debug/tablesPackageTests.xctest
"""
# Stands for the tests: they notice any change of the condition.
TESTS = f"""case "$*" in *Absent*) echo 'Test run with 0 tests'; exit ;; esac
grep -q 'b < 7' {FILE} || {{ echo 'Test finds() recorded an issue'; exit 1; }}
"""


class MutationTests(unittest.TestCase):
    def changes(self, code):
        """The pairs of what is there and what is put there, for a line of code in a function."""
        text = f"func f() -> Int? {{\n  {code}\n}}\n"
        found = [mutation for _, mutation in swift_mutations.mutations("A.swift", text, 1)]
        return [(text[mutation.start : mutation.end], mutation.new) for mutation in found]

    def test_changes_operators_words_and_numbers(self):
        for code, change in {
            "let a = b == c": ("==", "!="),
            "let a = b + c": ("+", "-"),
            "let a = b && c": ("&&", "||"),
            "let a = b..<c": ("..<", "..."),
            "let a = !b": ("!", ""),
            "let a = true": ("true", "false"),
            "let a = b.first": ("first", "last"),
            "let a = 0": ("0", "1"),
            "return b": ("return b", "return nil"),
            "let a = b ? c : d": (" ? c : d", " ? d : c"),
            "let a = b ? c.map { $0 } : d": (" ? c.map { $0 } : d", " ? d : c.map { $0 }"),
            'let a = b ? "c" : "d"': (' ? "c" : "d"', ' ? "d" : "c"'),
            "b(c)": ("b(c)", ""),
            "b += c": ("b += c", ""),
        }.items():
            with self.subTest(code):
                self.assertIn(change, self.changes(code))

    def test_moves_a_bound_or_turns_the_comparison(self):
        text = "let a = b < c\n"
        found = [swift_mutations.sample([("A.swift", text)], seed)[0].new for seed in range(20)]
        self.assertEqual(set(found), {"<=", ">="})

    def test_keeps_the_base_of_a_number(self):
        self.assertIn(self.changes("let a = 0x7F")[0][1], ("0x80", "0x7E"))

    def test_leaves_comments_strings_and_generics_alone(self):
        for code in [
            "// b == 1",
            "/// True when `b == 1 && c`.",
            'let a = "b == 1 && !c"',
            "let a: Array<Int>",
            "let a = $0.1",
            "#if swift(>=6)",
            "f(first: a,",
            "a.reserveCapacity(b + 1)",
        ]:
            with self.subTest(code):
                self.assertEqual(self.changes(code), [])

    def test_fixes_the_order_by_the_seed_and_each_line_alone(self):
        text = "let a = 1 + 2 * 3 - 4\nlet b = c && d\n"
        before, after, other = (
            [mutation.new for mutation in swift_mutations.sample([("A.swift", each)], seed)]
            for each, seed in ((text, 1), ("let e = f()\n" + text, 1), (text, 2)))
        self.assertEqual(before, after)
        self.assertNotEqual(before, other)


class RowTests(unittest.TestCase):
    def test_each_defect_fits_the_tree(self):
        unfit = []
        for table in glob.glob(os.path.join(REPOSITORY, "Scripts/defects/*.json")):
            for path, rows in json.loads(swift_source.read(table)).items():
                full = os.path.join(REPOSITORY, path)
                text = swift_source.read(full) if os.path.exists(full) else ""
                unfit += [(path, row["wrong"]) for row in rows if text.count(row["text"]) != 1]
        self.assertEqual(unfit, [])


class RunTests(Planted):
    COPIED = [f"Scripts/{name}.py" for name in (
        "mutants", "planted-defects", "planted_changes", "swift_mutations", "swift_source")]
    MANIFEST = 'let package = Package(\n  name: "tables",\n)\n'
    PLANTED = {"Package.swift": MANIFEST, FILE: CODE, "path/swift": SWIFT}

    def run_script(self, name, *arguments, tests=TESTS, refused="no such code"):
        run = self.run_command(f"Scripts/{name}", *arguments, TESTS=tests, REFUSED=refused)
        self.assertEqual(self.text(FILE), CODE)
        return run

    def mutants(self, *arguments, **options):
        return self.run_script("mutants.py", *arguments, "Sources/LinkPatterns", **options)

    def defects(self, *changes, matching="", tests="T.Suite", **others):
        """Runs the script with a table of defects."""
        rows = [{"text": old, "replacement": new, "tests": tests, "wrong": f"{old} to {new}"}
                for old, new in changes]
        self.plant("Scripts/defects/a.json", json.dumps({FILE: rows}))
        return self.run_script("planted-defects.py", matching, **others)

    def test_counts_the_mutants_that_tests_notice(self):
        run = self.mutants()
        self.assert_passes(run)
        self.assertIn("caught: finds", run.stdout)
        self.assertIn("2 of 2 mutants killed (100%)", run.stdout)

    def test_lists_survivors_and_fails_under_the_rate(self):
        self.assert_finds(self.mutants(tests=f"grep -q ' < ' {FILE}"), "A.swift:2: 7 →",
                          "  - return b < 7", "NOT CAUGHT", "1 of 2 mutants killed (50%)")

    def test_replaces_a_mutant_that_does_not_compile(self):
        run = self.mutants("--count", "1", refused="< [68]")
        self.assert_passes(run)
        self.assertIn("1 of 1 mutants killed", run.stdout)

    def test_takes_too_much_time_for_a_kill(self):
        run = self.mutants(tests=TESTS.replace("exit 1", "kill -XCPU $$"))
        self.assertIn("caught: SIGXCPU", run.stdout)

    def test_wants_the_unchanged_sources_to_pass(self):
        run = self.mutants(tests="exit 1")
        self.assertEqual(run.returncode, 75)
        self.assertIn("without a change, the tests do not pass", run.stderr)

    def test_refuses_files_that_it_cannot_test(self):
        for path in ("path/swift", "Sources/None", "Package.swift"):
            self.assertEqual(self.run_script("mutants.py", path).returncode, 64)

    def test_tells_which_defects_are_caught(self):
        self.assert_passes(self.defects(("b < 7", "b < 8"), ("<", ">")))
        run = self.defects(("b < 7", "b < 8"), ("func", "public func"), ("<", "%"), refused="%")
        self.assert_finds(run, "A.swift: b < 7 to b < 8: caught: finds\n",
                          "A.swift: func to public func: NOT CAUGHT\n",
                          "A.swift: < to %: does not build:\nA.swift:1: error", "1 of 3 planted defects")
        self.assert_finds(self.defects(("<", ">"), tests="Absent"), "there is no such test")

    def test_takes_the_defects_that_match(self):
        changes = [("b < 7", f"b < {number}") for number in range(15, 19)]
        run = self.defects(*changes, matching="< 1[67]$")
        self.assertIn("2 of 2 planted defects", run.stdout)

    def test_refuses_defects_that_do_not_fit(self):
        for run, message in (
            (self.defects(("b < 7", ""), matching="x+"), "no row matches 'x+'"),
            (self.defects(("three", "")), f"occurs 0 times in {FILE}"),
            (self.defects(("b", "")), f"occurs 2 times in {FILE}"),
        ):
            self.assertEqual(run.returncode, 65, run.stdout + run.stderr)
            self.assertIn(message, run.stdout)
