"""What the scripts share that plant changes into the sources: a copy of the package, one change at a time, and what
its tests say of it.

The copy is below the repository and keeps its build for the next time; nothing is changed in place.
"""

import json
import os
import re
import resource
import signal
import subprocess
import sys
import time

import swift_source

ROOT = swift_source.REPOSITORY
COPIED = ("Sources", "Tests", "Examples", "Snippets")
# What is added to the manifest: the tests that are wanted, and no others.
ONLY_TESTS = "\npackage.targets.removeAll {{ $0.type == .test && !{}.contains($0.name) }}\n"
# The tests alone: programs of samples and snippets take longer to link than a defect to be caught.
BUILD = ["swift", "build", "--product", "{}PackageTests", "-debug-info-format", "none"]
BUILD += [] if sys.platform == "darwin" else ["-Xswiftc", "-use-ld=lld"]
# For one run of the tests: processor time and memory.
PROCESSOR_SECONDS, MEMORY_BYTES = 180, 6 << 30
FAILED_TEST = re.compile(r'Test (\w+(?=\()|"[^"]+").*? (?:recorded an issue|failed)')


class Copy:
    """A copy of the package with some of its tests, which run for so many seconds at most.

    Where they do not pass without a change, it ends the script.
    """

    def __init__(self, folder, suites, seconds, manifest="", **environment):
        self.folder, self.seconds, self.written = os.path.join(ROOT, folder), seconds, 0
        self.environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", **environment}
        text = swift_source.read(os.path.join(ROOT, "Package.swift"))
        self.package = re.search(r'^  name: "(.*)"', text, re.MULTILINE).group(1)
        wanted = {"Package.swift": text + manifest + ONLY_TESTS.format(json.dumps(suites))}
        for path in swift_source.files(ROOT, COPIED, ""):
            wanted[os.path.relpath(path, ROOT)] = swift_source.read(path)
        for path in swift_source.files(self.folder, ["."], ""):
            if os.path.relpath(path, self.folder) not in wanted:
                os.remove(path)
        for path, contents in wanted.items():
            self.write(path, contents)
        if problem := self.problem():
            print(f"without a change, the tests do not pass: {problem}", file=sys.stderr)
            sys.exit(75)

    def write(self, path, text):
        """Writes a file unless it has this text, with a later date than the last one.

        A build takes files of the same second for unchanged.
        """
        full = os.path.join(self.folder, path)
        if os.path.exists(full) and swift_source.read(full) == text:
            return
        swift_source.write(full, text)
        self.written = max(time.time(), self.written + 3)
        os.utime(full, (self.written, self.written))

    def run(self, *command, **options):
        """Runs a command here; all its output is in one text."""
        return subprocess.run(
            command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace", env=self.environment, **options,
        )

    def problem(self, tests=""):
        """What the tests say of the copy as it is; nothing is an empty text."""
        build = self.run(*(part.format(self.package) for part in BUILD))
        if build.returncode != 0:
            lines = [line for line in build.stdout.splitlines() if re.search(r"\berror:", line)]
            return "\n".join(["does not build:", *(lines or [build.stdout])])
        program = os.path.join(self.folder, ".build", "debug", f"{self.package}PackageTests.xctest")
        only = ["--filter", tests] if tests else []
        try:
            run = self.run(program, "--testing-library", "swift-testing", *only,
                           timeout=self.seconds, preexec_fn=limit)
        except subprocess.TimeoutExpired:
            return "caught: hangs"
        if run.returncode == 0:
            return "there is no such test" if "with 0 tests" in run.stdout else ""
        if run.returncode < 0:
            return f"caught: {signal.Signals(-run.returncode).name}"
        found = FAILED_TEST.search(run.stdout)
        return f"caught: {found.group(1) if found else run.returncode}"

    def attempt(self, file, text, shown, tests=""):
        """Gives a file another text, prints and returns what became of the change, and takes it back.

        `shown` is what is said of the change; `tests`, a regular expression, names those that are to notice.
        """
        self.write(file, text)
        try:
            verdict = self.problem(tests) or "NOT CAUGHT"
        finally:
            self.write(file, swift_source.read(os.path.join(ROOT, file)))
        print(f"{shown}: {verdict}", flush=True)
        return verdict


def limit():
    """Limits what this process may use."""
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

