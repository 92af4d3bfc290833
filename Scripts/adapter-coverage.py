#!/usr/bin/env python3
"""Shows that the tests execute every line of the adapters but fallbacks of `#available`.

Off Apple's systems `#available` is always true, so what stands in its `else` never runs; these
lines are listed. Initial values of wrapped properties are not counted where Swift makes the initializer. It reads what the tests counted when they ran on the stand-ins, for coverage.

usage: adapter-coverage.py PRODUCTS [ROOT]
  PRODUCTS   the folder of what was built, with the tests and their codecov/default.profdata
exit codes: 0 everything is executed · 1 some lines are not · 75 the counts could not be read
"""

import os
import re
import shutil
import sys

import swift_source

ADAPTERS = ("Sources/LinkUIKit/", "Sources/LinkSwiftUI/", "Sources/LinkWebKit/")
WRAPPED = re.compile(r"@State private var \w+ = [\w.]+(<\w+>)?\(.*\)$")
CONDITION = re.compile(r"\b(if|guard)\b[^{}]*#available\(")


def fallback_lines(text):
    """The lines that run only where `#available` is false: its `else`, or what is after a branch that leaves.

    A block is what is moved in below a line: every source is formatted.
    """
    found, code = set(), swift_source.mask(text).splitlines()
    for start, line in enumerate(code):
        if not CONDITION.search(line):
            continue
        own = len(line) - len(line.lstrip())
        beside = [at for at in range(start, len(code)) if code[at][: own + 1].strip()]
        closing = next(at for at in beside if re.match(r"\s*(\}|else\b|guard\b.* else \{)", code[at]))
        if "else" in code[closing]:
            last = closing if code[closing].endswith("}") else next(at for at in beside if at > closing)
            found.update(range(closing + 1, last + 2))
        elif re.match(r"\s*(return|throw)\b", code[closing - 1]):
            last = next(at for at in beside if code[at][:own].strip())
            found.update(range(closing + 2, last + 2))
    return found


def executed(root, products):
    """How often each line of each adapter file ran: {file: {line: count}}."""
    bundle = next(name for name in os.listdir(products) if name.endswith(".xctest"))
    # The one of the toolchain: others read other versions of the format.
    toolchain = os.path.dirname(os.path.realpath(shutil.which("swift")))
    report = swift_source.run(
        os.path.join(toolchain, "llvm-cov"), "export", "-format=lcov",
        "-instr-profile", os.path.join(products, "codecov", "default.profdata"),
        os.path.join(products, bundle),
    )
    counts, lines = {}, {}
    for row in report.splitlines():
        if row.startswith("SF:"):
            path = os.path.relpath(row[3:], root)
            lines = counts.setdefault(path, {}) if path.startswith(ADAPTERS) else {}
        elif row.startswith("DA:"):
            line, count = row[3:].split(",")[:2]
            lines[int(line)] = int(count)
    return counts


def main(products, root=swift_source.REPOSITORY):
    """Prints what is not executed."""
    total, missed = 0, []
    for path, lines in sorted(executed(root, products).items()):
        text = swift_source.read(os.path.join(root, path))
        source, allowed = text.splitlines(), fallback_lines(text)
        total += len(lines)
        for line in sorted(line for line, count in lines.items() if count == 0):
            text = source[line - 1].strip()
            if line in allowed:
                print(f"{path}:{line}: fallback: {text}")
            elif not WRAPPED.match(text):
                missed.append(f"{path}:{line}: NOT EXECUTED: {text}")
    print(f"{total} lines of the adapters")
    swift_source.report(missed if total else ["nothing was counted"], "lines that no test executes")


if __name__ == "__main__":
    main(*map(os.path.abspath, sys.argv[1:]))
