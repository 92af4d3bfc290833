#!/usr/bin/env python3
"""Changes one token of the sources at a time, and tells which changes no test notices.

Takes Swift files of LinkPatterns and LinkAnalysis at random places, as the seed fixes them. A
mutant that does not compile is replaced by the next. What can notice one: the tests of both targets and
of the router, and the conformance suites against their floors (with the data beside the repository).
They run in a copy of the sources in .build-mutants; nothing is changed in place.

usage: mutants.py [--seed N] [--count N] PATH…

  --seed N   fixes the order of the mutants (1)
  --count N  how many that compile (100)

Exit codes: 0 nine of ten were killed · 1 fewer · 64 wrong usage · 75 the unchanged sources do not
build or pass.
"""

import argparse
import os
import sys

import planted_changes
import swift_mutations
import swift_source

ROOT = swift_source.REPOSITORY
WORK = ".build-mutants"
TARGETS = ("Sources/LinkPatterns/", "Sources/LinkAnalysis/")
# Their tests; those of catalogs are with the router's.
TESTS = ("LinkPatternsTests", "LinkAnalysisTests", "LinkRoutingTests", "ConformanceTests")
# The suites of a package of its own.
CONFORMANCE = """
package.targets += [
  .executableTarget(
    name: "conformance", dependencies: ["LinkPatterns", "LinkRouting"],
    path: "Tests/Conformance/Sources/conformance"
  ),
  .testTarget(
    name: "ConformanceTests", dependencies: ["conformance"],
    path: "Tests/Conformance/Tests/ConformanceTests"
  ),
]
"""
CLOCK_SECONDS = 600  # for one run of the tests
RATE = 0.9


def change(mutation, text):
    """The file, its text with a mutation, and what is shown of it, with the lines before and after."""
    start, end, new = mutation.start, mutation.end, mutation.new
    changed = text[:start] + new + text[end:]
    line = swift_source.line_of(text, start)
    before, after = (each.split("\n")[line - 1].strip() for each in (text, changed))
    shown = f"{mutation.path}:{line}: {text[start:end].strip()} → {new.strip() or '(nothing)'}"
    return mutation.path, changed, f"{shown}\n  - {before}\n  + {after}\n "


def parsed_arguments():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1])
    parser.error = swift_source.refuse
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("paths", nargs="+")
    arguments = parser.parse_args()
    files = []
    for given in arguments.paths:
        path = os.path.relpath(os.path.realpath(given), ROOT)
        found = swift_source.files(ROOT, [path]) or [os.path.join(ROOT, path)]
        if not os.path.isfile(found[0]) or not f"{path}/".startswith(TARGETS):
            parser.error(f"no source of {' or '.join(TARGETS)}: {given}")
        files += found
    return arguments, [os.path.relpath(path, ROOT) for path in files]


def main():
    arguments, files = parsed_arguments()
    texts = {path: swift_source.read(os.path.join(ROOT, path)) for path in sorted(set(files))}
    mutations = swift_mutations.sample(texts.items(), arguments.seed)
    print(f"seed {arguments.seed}: {len(mutations)} places in {len(texts)} files")
    # The data beside the repository stands beside the copy too, for the tests.
    os.makedirs(os.path.join(ROOT, WORK), exist_ok=True)
    if not os.path.islink(link := os.path.join(ROOT, WORK, "shared")):
        os.symlink(os.path.join(os.path.dirname(ROOT), "shared"), link)
    copy = planted_changes.Copy(os.path.join(WORK, "copy"), TESTS, CLOCK_SECONDS, CONFORMANCE)
    verdicts = []
    for mutation in mutations:
        verdict = copy.attempt(*change(mutation, texts[mutation.path]))
        # One that does not compile is replaced by the next.
        verdicts += [] if verdict.startswith("does not build") else [verdict]
        if len(verdicts) == arguments.count:
            break
    killed = sum(verdict.startswith("caught") for verdict in verdicts)
    share = killed / len(verdicts) if verdicts else 0
    print(f"{killed} of {len(verdicts)} mutants killed ({share:.0%})")
    sys.exit(0 if share >= RATE else 1)


if __name__ == "__main__":
    main()
