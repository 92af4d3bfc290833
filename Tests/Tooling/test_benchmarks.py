"""What bin/benchmark does around the program that it builds, and when the check of it fails."""

import os

from planted import Planted

# Stands for a build: writes the program, or fails where it is told to.
SWIFT = """#!/bin/bash
[ "$1" != "${BROKEN-}" ] || { echo "$1 is broken"; exit 1; }
[ "$1" = build ] || exit 0
folder="$ROOT/Benchmarks/.build/release"
case " $* " in *" --show-bin-path "*) echo "$folder"; exit 0 ;; esac
mkdir -p "$folder"
printf '#!/bin/bash\\necho "ran $*"\\nexit ${PROGRAM_CODE-0}\\n' > "$folder/benchmark"
chmod +x "$folder/benchmark"
"""

# Installs nothing, and fails when it is asked for what is missing.
SETUP = """#!/bin/bash
[ -z "${NO_VALGRIND-}" ] || [ "$*" != '--for benchmark' ] || exit 75
"""


class BenchmarksTests(Planted):
    def setUp(self):
        super().setUp()
        # The data lies beside the repository's folder.
        self.root = os.path.join(self.root, "clone")
        for path in ["bin/benchmark", "bin/lib", "Scripts/check"]:
            self.copy(path)
        self.plant("Benchmarks/Package.swift")
        self.plant("bin/setup", SETUP, executable=True)
        self.plant("path/swift", SWIFT, executable=True)

    def run_here(self, *command, **environment):
        return self.run_command(*command, path=self.own_programs, ROOT=self.root, **environment)

    def benchmark(self, *arguments, **environment):
        return self.run_here(os.path.join(self.root, "bin", "benchmark"), *arguments, **environment)

    def check(self, **environment):
        self.plant("../shared/data/routes/w3.urls", "a:b\n")
        step = os.path.join(self.root, "Scripts", "check", "39-benchmarks.sh")
        return self.run_here(step, **environment)

    def test_the_command_runs_the_program_with_every_argument_and_its_exit_code(self):
        run = self.benchmark("split", "a b", PROGRAM_CODE="66")
        self.assertEqual((run.returncode, run.stdout), (66, "ran split a b\n"))

    def test_the_command_goes_on_without_valgrind_and_says_so(self):
        run = self.benchmark("split", NO_VALGRIND="1")
        self.assert_passes(run)
        self.assertEqual(run.stdout, "ran split\n")
        self.assertIn("without valgrind", run.stderr)

    def test_the_check_runs_the_gate(self):
        run = self.check()
        self.assert_passes(run)
        self.assertIn("ran gate\n", run.stdout)
        self.assert_finds(self.check(PROGRAM_CODE="1"), "ran gate")
        run = self.check(BROKEN="build")
        self.assertEqual((run.returncode, run.stderr), (1, "build is broken\n"))
