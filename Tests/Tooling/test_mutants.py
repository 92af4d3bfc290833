"""Which changes the mutation test makes, and what it says of those that nothing notices."""

import os
import sys

from planted import SCRIPTS, Planted

sys.path.insert(0, SCRIPTS)

import swift_mutations  # noqa: E402

# Stands for a build: refuses some code, and writes the tests.
SWIFT = """#!/bin/bash
! grep -q "$REFUSED" Sources/LinkPatterns/A.swift || { echo 'error: refused'; exit 1; }
mkdir -p .build/debug
printf '#!/bin/bash\\n%s\\n' "$TESTS" > .build/debug/mutantsPackageTests.xctest
chmod +x .build/debug/mutantsPackageTests.xctest
"""
TESTS = (
    "grep -q 'b < 7' Sources/LinkPatterns/A.swift || "
    "{ echo 'Test finds() recorded an issue'; exit 1; }"
)
CODE = "func a(b: Int) -> Bool {\n  return b < 7\n}\n"


class MutationTests(Planted):
    def changes(self, code):
        """The pairs of what is there and what is put there, for a line of code in a function."""
        text = f"func f() -> Int? {{\n  {code}\n}}\n"
        found = [mutation for _, mutation in swift_mutations.mutations("A.swift", text, 1)]
        for mutation in found:
            self.assertEqual(mutation.apply(text).count("\n"), text.count("\n"))
        return [(mutation.old, mutation.new) for mutation in found]

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
            "b(c)": ("b(c)", ""),
            "b += c": ("b += c", ""),
        }.items():
            with self.subTest(code):
                self.assertIn(change, self.changes(code))

    def test_moves_a_bound_or_turns_the_comparison(self):
        text = "let a = b < c\n"
        found = [swift_mutations.mutations("A", text, seed)[0] for seed in range(20)]
        self.assertEqual({mutation.new for _, mutation in found}, {"<=", ">="})

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

    def test_changes_code_in_interpolations(self):
        self.assertEqual(len(self.changes('let a = "1 + 1: \\(b + c)"')), 1)

    def test_gives_the_same_order_for_the_same_seed(self):
        files = [("A.swift", "let a = 1 + 2 * 3 - 4\n"), ("B.swift", "let a = b && c || d\n")]
        self.assertEqual(swift_mutations.sample(files, 1), swift_mutations.sample(files, 1))
        self.assertNotEqual(swift_mutations.sample(files, 1), swift_mutations.sample(files, 2))

    def test_keeps_the_order_when_another_line_changes(self):
        before = "let a = 1 + 2 * 3 - 4\nlet b = c && d\n"
        changes = [
            [(mutation.old, mutation.new) for mutation in swift_mutations.sample(files, 1)]
            for files in ([("A.swift", before)], [("A.swift", "let e = f()\n" + before)])
        ]
        self.assertEqual(changes[0], changes[1])


class RunTests(Planted):
    def setUp(self):
        super().setUp()
        self.root = os.path.join(self.root, "repository")
        self.plant("Package.swift", "let strict: [SwiftSetting] = [\n]\n")
        self.source = self.plant("Sources/LinkPatterns/A.swift", CODE)
        self.plant("path/swift", SWIFT, executable=True)

    def mutants(self, *arguments, tests=TESTS, refused="no such code"):
        path = os.path.join(self.root, "path") + os.pathsep + os.environ["PATH"]
        script = os.path.join(SCRIPTS, "mutants.py")
        command = [sys.executable, script, "--root", self.root, *arguments]
        return self.run_command(*command, path=path, TESTS=tests, REFUSED=refused)

    def test_counts_what_the_tests_notice(self):
        run = self.mutants("Sources/LinkPatterns")
        self.assert_passes(run)
        self.assertIn("tests: finds", run.stdout)
        self.assertIn("2 of 2 mutants killed (100 %)", run.stdout)

    def test_lists_survivors_and_fails_under_the_rate(self):
        tests = "grep -q ' < ' Sources/LinkPatterns/A.swift"
        run = self.mutants("Sources/LinkPatterns", tests=tests)
        self.assert_finds(run, "A.swift:2: 7 →", "  - return b < 7", "1 of 2 mutants killed (50 %)")
        self.assert_passes(self.mutants("--rate", "50", "Sources/LinkPatterns", tests=tests))

    def test_replaces_what_does_not_compile(self):
        run = self.mutants("--count", "1", "Sources/LinkPatterns", refused="< [68]")
        self.assert_passes(run)
        self.assertIn("1 of 1 mutants killed", run.stdout)

    def test_leaves_the_sources_as_they_are(self):
        self.mutants("--jobs", "2", "Sources/LinkPatterns")
        with open(self.source, encoding="utf-8") as file:
            self.assertEqual(file.read(), CODE)

    def test_takes_too_much_time_for_a_kill(self):
        run = self.mutants("Sources/LinkPatterns", tests=TESTS.replace("exit 1", "kill -XCPU $$"))
        self.assertIn("tests: time", run.stdout)

    def test_wants_the_unchanged_sources_to_pass(self):
        run = self.mutants("Sources/LinkPatterns", tests="exit 1")
        self.assertEqual(run.returncode, 75)
        self.assertIn("the unchanged sources do not pass", run.stderr)

    def test_refuses_files_that_it_cannot_test(self):
        self.assertEqual(self.mutants("path/swift").returncode, 64)
        self.assertEqual(self.mutants("Sources/None").returncode, 64)
        self.assertEqual(self.mutants().returncode, 64)
