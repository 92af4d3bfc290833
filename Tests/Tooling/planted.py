"""What the tests of the commands and checks share: a folder with planted files, and runs in it."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest

REPOSITORY = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SCRIPTS = os.path.join(REPOSITORY, "Scripts")
sys.path.insert(0, SCRIPTS)  # for the tests that import what the scripts share


class Planted(unittest.TestCase):
    """A test with a folder of its own, with files that are COPIED from the repository, and PLANTED ones.

    Programs in its folder `path` are found before all others.
    """

    COPIED, PLANTED = (), {}

    def setUp(self):
        self.root = os.path.realpath(tempfile.mkdtemp(prefix="planted-"))
        self.addCleanup(shutil.rmtree, self.root)
        for path in self.COPIED:
            self.copy(path)
        for path, text in self.PLANTED.items():
            self.plant(path, text)

    def plant(self, path, text=""):
        """Writes a file below the folder, which can be run when it says with what, and returns its path."""
        full = os.path.join(self.root, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(full, 0o755 if text.startswith("#!") else 0o644)
        return full

    def copy(self, path):
        """Copies a file or folder of the repository to the same place below the folder."""
        source, target = os.path.join(REPOSITORY, path), os.path.join(self.root, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copytree(source, target) if os.path.isdir(source) else shutil.copy2(source, target)

    def text(self, path):
        """The text of a file below the folder; nothing when there is none."""
        full = os.path.join(self.root, path)
        if not os.path.exists(full):
            return ""
        with open(full, encoding="utf-8") as file:
            return file.read()

    def run_command(self, command, *arguments, path=None, stdin="", cwd=None, **environment):
        """Runs a command, which may be in the folder; `path` replaces the search path for programs."""
        own = os.path.join(self.root, "path") + os.pathsep + os.environ["PATH"]
        return subprocess.run(
            [os.path.join(self.root, command), *arguments], cwd=cwd or self.root, input=stdin, text=True,
            capture_output=True, env={**os.environ, "ROOT": self.root, "PATH": path or own, **environment},
        )

    def script(self, name, *arguments, stdin=""):
        """Runs a script of Scripts/."""
        return self.run_command(os.path.join(SCRIPTS, name), *arguments, stdin=stdin)

    def assert_passes(self, run):
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)

    def assert_finds(self, run, *findings):
        """Asserts that a check failed, and said each of the findings."""
        self.assertEqual(run.returncode, 1, run.stdout + run.stderr)
        for finding in findings:
            self.assertIn(finding, run.stdout)


class Finder(Planted):
    """A script that finds what is wrong with planted files. Each row of CASES is a test.

    A row has the name of the test, the files that differ from FILES (a text alone is that of FILE,
    and None leaves a file out), and what is found; nothing is found without that.
    """

    SCRIPT, FILE, FILES, CASES = "", "", {}, ()

    def __init_subclass__(cls):
        for name, changed, *found in cls.CASES:
            test = f"test_{name.replace(' ', '_')}"
            assert not hasattr(cls, test), test
            setattr(cls, test, lambda self, changed=changed, found=found: self.case(changed, found))

    def case(self, changed, found):
        changed = changed if isinstance(changed, dict) else {self.FILE: changed}
        for path, text in {**self.FILES, **changed}.items():
            if text is not None:
                self.plant(path, text)
        run = self.check()
        self.assert_finds(run, *found) if found else self.assert_passes(run)

    def check(self):
        return self.script(self.SCRIPT, self.root)
