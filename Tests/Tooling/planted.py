"""What the tests of the commands and checks share: a folder with planted files, and runs in it."""

import os
import runpy
import shutil
import subprocess
import sys
import tempfile
import unittest

REPOSITORY = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SCRIPTS = os.path.join(REPOSITORY, "Scripts")


class Planted(unittest.TestCase):
    """A test with an empty folder of its own."""

    def setUp(self):
        self.root = os.path.realpath(tempfile.mkdtemp(prefix="planted-"))
        self.addCleanup(shutil.rmtree, self.root)

    def plant(self, path, text="", executable=False):
        """Writes a file below the folder, and returns its path."""
        full = os.path.join(self.root, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "w", encoding="utf-8") as file:
            file.write(text)
        if executable:
            os.chmod(full, 0o755)
        return full

    def copy(self, path):
        """Copies a file or folder of the repository to the same place below the folder."""
        source, target = os.path.join(REPOSITORY, path), os.path.join(self.root, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copytree(source, target) if os.path.isdir(source) else shutil.copy2(source, target)
        return target

    def run_command(self, *command, path=None, stdin="", cwd=None, **environment):
        """Runs a command; `path` replaces the search path for programs."""
        variables = {**os.environ, **environment}
        if path is not None:
            variables["PATH"] = path
        return subprocess.run(
            command, cwd=cwd or self.root, env=variables, input=stdin, capture_output=True, text=True
        )

    def script(self, name, *arguments, stdin=""):
        """Runs a Python script of Scripts/."""
        return self.run_command(sys.executable, os.path.join(SCRIPTS, name), *arguments, stdin=stdin)

    def assert_passes(self, run):
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)

    def assert_finds(self, run, *findings):
        """Asserts that a check failed, and said each of the findings."""
        self.assertEqual(run.returncode, 1, run.stdout + run.stderr)
        for finding in findings:
            self.assertIn(finding, run.stdout)


def programs(folder, *names):
    """Links programs of this machine into a folder, so that it can be the whole search path."""
    os.makedirs(folder, exist_ok=True)
    for name in names:
        os.symlink(shutil.which(name), os.path.join(folder, name))
    return folder


def entry_points(cell):
    """A table with a row for every source and framework, each of which names the tests of a cell."""
    sys.path.insert(0, SCRIPTS)
    sources = runpy.run_path(os.path.join(SCRIPTS, "named-tests.py"))["SOURCES"]
    return "".join(f"| {source}, {kind} | x | {cell} |\n" for source in sources for kind in ("UIKit", "SwiftUI"))
