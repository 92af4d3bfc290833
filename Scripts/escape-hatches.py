#!/usr/bin/env python3
"""Finds ways around the compiler in the sources that have no proof beside them.

A proof is a comment that begins with `proof:` on the same line or on the line above. For `!`, `try!` and `as!` there is
none: `swift format lint` refuses them, and what would silence it is found here.

usage: escape-hatches.py [ROOT]
"""

import re

import swift_source

HATCHES = {
    "fatalError": r"\bfatalError\b",
    "preconditionFailure": r"\bpreconditionFailure\b",
    "assertionFailure": r"\bassertionFailure\b",
    "@unchecked Sendable": r"@unchecked\b",
    "nonisolated(unsafe)": r"\b(nonisolated|unowned)\s*\(\s*unsafe\s*\)",
    "implicitly unwrapped type": r"[\w)\]>]!(?=\s*(?:[,)={]|->|$))",
    "unsafe cast": r"\bunsafe(BitCast|Downcast)\b",
}
UNFINISHED = re.compile(r"//.*\b(TODO|FIXME|XXX|HACK)\b")
PROOF = re.compile(r"//+\s*proof:\s*\S", re.IGNORECASE)


def findings(root):
    """Yields a line for every hatch without a proof, and for every unfinished place."""
    for shown, text in swift_source.sources(root, swift_source.source_folders(root)):
        above = ""
        for number, (line, code) in enumerate(zip(text.splitlines(), swift_source.mask(text).splitlines()), start=1):
            if "swift-format-ignore" in line and not shown.startswith("Examples/"):
                yield f"{shown}:{number}: silences the formatter: {line.strip()}"
            if UNFINISHED.search(line):
                yield f"{shown}:{number}: unfinished: {line.strip()}"
            for name, pattern in HATCHES.items():
                if re.search(pattern, code) and not PROOF.search(f"{above}\n{line}"):
                    yield f"{shown}:{number}: {name} without a proof: {line.strip()}"
            above = line


if __name__ == "__main__":
    swift_source.check(findings, "to prove (// proof: …), or better to write in another way")
