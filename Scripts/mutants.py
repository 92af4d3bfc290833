#!/usr/bin/env python3
"""Changes one token of the sources at a time, and tells which changes no test notices.

Takes Swift files of LinkPatterns and LinkAnalysis at random places, as the seed fixes them. A
mutant that does not compile is replaced by the next. What can notice one: the conformance suites
against their floors (with the data beside the repository), and the tests of both targets and of
the router. They run in copies of the sources in .build-mutants, which keep their builds for the
next time; nothing is changed in place.

A mutant is killed when a suite or test fails, the process dies, or it uses more processor time or
memory than the limits below; the unchanged sources have to pass within them first.

usage: mutants.py [--seed N] [--count N] [--jobs N] [--rate PERCENT] [--list] [--root DIR] PATH…

  --seed N        fixes the order of the mutants (1)
  --count N       how many that compile (100)
  --only N,N      of these, by number
  --jobs N        copies that work side by side (1)
  --rate PERCENT  of these, how many are to be killed (90)
  --list          shows the changes, and tries none

Exit codes: 0 enough were killed · 1 fewer · 64 wrong usage · 75 the unchanged sources do not build
or pass.
"""

import argparse
import json
import os
import re
import resource
import signal
import sys
import time
from dataclasses import dataclass

import swift_mutations
import swift_source
import tree_copies

# Where the copies are, within the repository.
WORK = ".build-mutants"
TARGETS = ("LinkPatterns", "LinkAnalysis")
# Their tests; those of catalogs are with the router's.
TESTS = ("LinkPatternsTests", "LinkAnalysisTests", "LinkRoutingTests")
# What these, and LinkTesting for their tests, stand on.
BELOW = ("LinkActions", "LinkHandling", "LinkNavigation", "LinkPlaces", "LinkRouting")
FOLDERS = [f"Sources/{target}" for target in (*TARGETS, *BELOW, "LinkTesting")]
FOLDERS += [f"Tests/{tests}" for tests in TESTS]
CONFORMANCE = "Tests/Conformance/Sources"
FLOORS = "Tests/Conformance/floors.json"
STRICT = re.compile(r"^let strict: \[SwiftSetting\] = \[$.*?^\]$", re.MULTILINE | re.DOTALL)
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

{strict}

let tested: [Target.Dependency] = ["LinkTesting"]
let package = Package(
  name: "mutants",
  targets: [
    .target(name: "LinkPatterns"),
    .target(name: "LinkPlaces"),
    .target(name: "LinkNavigation", dependencies: ["LinkPlaces"]),
    .target(name: "LinkRouting", dependencies: ["LinkPatterns", "LinkPlaces"]),
    .target(name: "LinkAnalysis", dependencies: ["LinkNavigation", "LinkRouting"]),
    .target(name: "LinkHandling", dependencies: ["LinkNavigation", "LinkRouting"]),
    .target(name: "LinkActions", dependencies: ["LinkHandling"]),
    .target(name: "LinkTesting", dependencies: ["LinkActions", "LinkAnalysis"]),
    .target(name: "ConformanceSuites", path: "{conformance}/ConformanceSuites"),
    .executableTarget(
      name: "conformance",
      dependencies: ["ConformanceSuites", "LinkPatterns", "LinkRouting"],
      path: "{conformance}/conformance"
    ),
  ] + {tests}.map {{ .testTarget(name: $0, dependencies: tested) }},
  swiftLanguageModes: [.v6]
)

for target in package.targets {{
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}}
"""
BUILD = ["swift", "build", "--build-tests", "-Xswiftc", "-gnone"]
BUILD += ["-Xswiftc", "-index-ignore-system-modules"]
BUILD += [] if sys.platform == "darwin" else ["-Xswiftc", "-use-ld=lld"]
BUILD_SECONDS = 900
# For one run: processor time of the suites and of the tests, time by the clock, and memory.
PROCESSOR_SECONDS = {"conformance": 15, "tests": 180}
CLOCK_SECONDS = 600
MEMORY_BYTES = 6 << 30
FAILED_TEST = re.compile(r'Test (\w+(?=\()|"[^"]+").*? (?:recorded an issue|failed)')
FAILED_SUITE = re.compile(r"^(\S+): .*UNDER the floor", re.MULTILINE)


@dataclass
class Result:
    """What became of a mutant."""

    mutation: swift_mutations.Mutation
    # Whether it compiled, and if so, what noticed it: nothing is an empty text.
    compiled: bool
    killer: str = ""
    seconds: float = 0


class Copy(tree_copies.Copy):
    """A copy of the sources and tests, with a manifest of its own."""

    def __init__(self, root, number):
        self.root = root
        wanted = {
            path: contents
            for path, contents in tree_copies.files(root, [*FOLDERS, CONFORMANCE]).items()
            if path.endswith(".swift") and ".docc" + os.sep not in path
        }
        strict = STRICT.search(swift_source.read(os.path.join(root, "Package.swift"))).group()
        manifest = MANIFEST.format(
            strict=strict, conformance=CONFORMANCE, tests=json.dumps(TESTS)
        )
        wanted["Package.swift"] = manifest.encode()
        super().__init__(os.path.join(root, WORK, str(number)), wanted)

    def build(self):
        """Builds everything; returns the output when that failed."""
        run = self.run(*BUILD, limit=BUILD_SECONDS)
        if run.returncode == 0:
            return None
        if "error:" not in run.stdout:
            raise RuntimeError(f"swift build ended with {run.returncode}\n{run.stdout}")
        return run.stdout

    def killer(self):
        """What notices something: a suite, a test, or a limit; nothing is an empty text."""
        binaries = os.path.join(self.folder, ".build", "debug")
        data, floors = conformance_data(self.root), os.path.join(self.root, FLOORS)
        suites = [os.path.join(binaries, "conformance"), "--floors", floors, data]
        tests = os.path.join(binaries, "mutantsPackageTests.xctest")
        tests = [tests, "--testing-library", "swift-testing"]
        return (data and self.noticed("conformance", suites)) or self.noticed("tests", tests)

    def noticed(self, name, command):
        """Why a run did not pass, in a few words; nothing is an empty text."""
        seconds = PROCESSOR_SECONDS[name]
        run = self.run(*command, limit=CLOCK_SECONDS, prepare=lambda: limit(seconds))
        if run.returncode == 0:
            return ""
        if run.returncode in (-signal.SIGXCPU, -signal.SIGALRM, -signal.SIGKILL):
            return f"{name}: time"
        if run.returncode < 0:
            return f"{name}: {signal.Signals(-run.returncode).name}"
        found = (FAILED_TEST if name == "tests" else FAILED_SUITE).search(run.stdout)
        return f"{name}: {found.group(1).strip() if found else f'exit code {run.returncode}'}"

    def attempt(self, mutation, text):
        """Tries one change of the text of a file, and takes it back."""
        began = time.monotonic()
        with self.changed(os.path.relpath(mutation.path, self.root), mutation.apply(text), text):
            if self.build() is not None:
                return Result(mutation, compiled=False)
            return Result(mutation, True, self.killer(), time.monotonic() - began)


def conformance_data(root):
    """The folder with the data of the conformance suites beside the repository, or None."""
    folder = os.path.join(os.path.dirname(root), "shared", "data", "wpt")
    return folder if os.path.isdir(folder) else None


def link_shared_data(root):
    """Makes the data beside the repository stand beside the copies too, for their tests."""
    link, folder = os.path.join(root, WORK, "shared"), os.path.join(os.path.dirname(root), "shared")
    os.makedirs(os.path.dirname(link), exist_ok=True)
    if os.path.islink(link):
        os.remove(link)
    os.symlink(folder, link)


def limit(seconds):
    """Limits what this process may use."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def prepared(root, number):
    """A copy in which the unchanged sources pass; ends the script when they do not."""
    copy = Copy(root, number)
    if problem := copy.build() or copy.killer():
        print(f"mutants: the unchanged sources do not pass\n{problem}", file=sys.stderr)
        sys.exit(75)
    return copy


def shown(root, mutation, texts):
    """A mutation in a line: its place, the change, and what kind it is."""
    line = swift_source.line_of(texts[mutation.path], mutation.start)
    place = f"{os.path.relpath(mutation.path, root)}:{line}"
    new = mutation.new.strip() or "(nothing)"
    return f"{place}: {mutation.old.strip()} → {new} [{mutation.kind}]"


def report(root, results, texts, rate):
    """Prints the survivors and the figures; returns whether enough were killed."""
    compiled = [result for result in results if result.compiled]
    survivors = [result.mutation for result in compiled if not result.killer]
    print(f"\nsurvivors: {len(survivors)}")
    for mutation in survivors:
        text = texts[mutation.path]
        line = swift_source.line_of(text, mutation.start) - 1
        before, after = (each.split("\n")[line].strip() for each in (text, mutation.apply(text)))
        print(f"{shown(root, mutation, texts)}\n  - {before}\n  + {after}")
    killed = len(compiled) - len(survivors)
    share = 100 * killed / len(compiled) if compiled else 0
    discarded = len(results) - len(compiled)
    print(f"\n{killed} of {len(compiled)} mutants killed ({share:.0f} %)", end="")
    print(f", {discarded} did not compile")
    return share >= rate


def parsed_arguments():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1])
    parser.error = swift_source.refuse
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--only", type=lambda text: {int(number) for number in text.split(",")})
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--rate", type=float, default=90)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--root", default=swift_source.REPOSITORY)
    parser.add_argument("paths", nargs="+")
    arguments = parser.parse_args()
    arguments.root = os.path.realpath(arguments.root)
    paths = [os.path.realpath(os.path.join(arguments.root, path)) for path in arguments.paths]
    sources = [os.path.join(arguments.root, "Sources", target) for target in TARGETS]
    for given, path in zip(arguments.paths, paths):
        if not os.path.exists(path):
            parser.error(f"no such file or folder: {given}")
        if not any(path == source or path.startswith(source + os.sep) for source in sources):
            parser.error(f"not of {' or '.join(TARGETS)}: {given}")
    arguments.paths = paths
    return arguments


def main():
    arguments = parsed_arguments()
    root = arguments.root
    files = [path for path in arguments.paths if os.path.isfile(path)]
    files += swift_source.files(root, [path for path in arguments.paths if os.path.isdir(path)])
    texts = {path: swift_source.read(path) for path in sorted(set(files))}
    mutations = swift_mutations.sample(texts.items(), arguments.seed)
    print(f"seed {arguments.seed}: {len(mutations)} places in {len(texts)} files")
    if arguments.list:
        for index, mutation in enumerate(mutations[: arguments.count]):
            print(f"{index:4}  {shown(root, mutation, texts)}")
        return
    if not conformance_data(root):
        print("skipped: the conformance suites, because ../shared/data/wpt is not there")
    link_shared_data(root)
    copies = [prepared(root, number) for number in range(max(1, arguments.jobs))]

    order = [index for index in range(len(mutations)) if index in (arguments.only or {index})]
    results, compiled = [], 0

    def attempt(copy, index):
        return copy.attempt(mutations[index], texts[mutations[index].path])

    for index, result in zip(order, tree_copies.side_by_side(attempt, copies, order)):
        state = (result.killer or "SURVIVED") if result.compiled else "does not compile"
        place = shown(root, result.mutation, texts)
        print(f"{index:4} {result.seconds:4.0f} s  {state:48}  {place}", flush=True)
        results.append(result)
        compiled += result.compiled
        if compiled == arguments.count:
            break
    sys.exit(0 if report(root, results, texts, arguments.rate) else 1)


if __name__ == "__main__":
    main()
