#!/usr/bin/env python3
"""Finds Swift examples in the documentation that nothing compiles.

Every fenced block marked `swift`, in Markdown files and in `///` comments of sources, must stand in
a file of Snippets/ or Examples/Snippets/, which are compiled: its lines, without their common
indentation and without empty lines at both ends, follow one another in that file, also without
their common indentation. Markers (`// snippet.hide` … `// snippet.show`, `// snippet.name`,
`// snippet.end`) and what they hide do not count.

A block of a Markdown file may come from another compiled file. The line before it names that file,
whose markers may be left out too:

    <!-- excerpt: Examples/Prophets/Sources/Prophets/ProphetsLink.swift -->

The Swift files of tutorials, in `*.docc`, stand as a whole in Snippets/, in a quick start of
Examples/, or in Tests/DeepLinkingTests.

usage: snippets.py [ROOT]
"""

import glob
import os
import re
import textwrap

import swift_source

FENCE = re.compile(r"^(\s*)(`{3,}|~{3,})\s*([^`]*)$")
# Those that are a program each, and those of apps, which are a module together.
HOMES = ("Snippets", "Examples/Snippets")
EXCERPT = re.compile(r"<!--\s*excerpt:\s*(\S+)\s*-->")
MARKER = re.compile(r"^\s*//\s*snippet\.(\S+)\s*$")


def blocks(lines):
    """Yields (line of the fence, lines) for the Swift blocks among lines; None ends a block too."""
    fence, start, block = None, 0, []
    for number, line in enumerate([*lines, None], start=1):
        found = FENCE.match(line) if line is not None else None
        if fence is None:
            fence, start, block = found, number, []
        elif line is None or found and found[2].startswith(fence[2]) and not found[3].strip():
            if fence[3].split()[:1] == ["swift"]:
                yield start, block
            fence = None
        else:
            block.append(line)


def documentation(text):
    """The lines of a Swift text: what its documentation comments say, and None for all others."""
    comments = (re.match(r"\s*/// ?(.*)", line) for line in text.splitlines())
    return [comment and comment[1] for comment in comments]


def normalized(lines):
    """Lines without common indentation, trailing spaces, and empty lines at both ends."""
    return textwrap.dedent("\n".join(line.rstrip() for line in lines)).strip("\n").split("\n")


def shown_lines(path):
    """The lines of a snippet without markers and hidden parts."""
    result, hidden = [], False
    for line in swift_source.read(path).splitlines():
        if marker := MARKER.match(line):
            hidden = {"hide": True, "show": False}.get(marker.group(1), hidden)
        elif not hidden:
            result.append(line.rstrip())
    return result


def contains(lines, block):
    """Whether a normalized block stands in lines, at any indentation."""
    size = len(block)
    starts = (at for at, line in enumerate(lines) if line.strip() == block[0].strip())
    return any(normalized(lines[at : at + size]) == block for at in starts)


def shown_blocks(root):
    """Yields (path, line, block, homes, their name) for every block that needs a home."""
    snippets = [shown_lines(path) for path in swift_source.files(root, HOMES)]
    for path in swift_source.files(root, ["."], ".md"):
        lines = swift_source.read(path).splitlines()
        for number, block in blocks(lines):
            excerpt = EXCERPT.search(lines[number - 2]) if number > 1 else None
            if excerpt is None:
                yield path, number, block, snippets, "a file of Snippets/"
                continue
            home = os.path.join(root, excerpt.group(1))
            is_file = os.path.isfile(home)
            homes = [swift_source.read(home).splitlines(), shown_lines(home)] if is_file else []
            yield path, number, block, homes, excerpt.group(1)
    others = ["Examples/QuickStart", "Examples/QuickStart.swiftpm", "Tests/DeepLinkingTests"]
    homes = snippets + [shown_lines(path) for path in swift_source.files(root, others)]
    where = "a file of Snippets/, of a quick start or of Tests/DeepLinkingTests"
    steps = os.path.join(root, "Sources/*/*.docc/**/*.swift")
    for path in sorted(glob.glob(steps, recursive=True)):
        yield path, 1, swift_source.read(path).splitlines(), homes, where
    for path in swift_source.files(root, ["."]):
        if not os.path.relpath(path, root).startswith(("Tests/", *(home + "/" for home in HOMES))):
            for number, block in blocks(documentation(swift_source.read(path))):
                yield path, number, block, snippets, "a file of Snippets/"


def findings(root):
    """Yields a line for every block without a compiled home, and for snippets that Apple's systems can't compile."""
    for path in swift_source.files(root, ["Snippets"]):
        if os.path.dirname(path) != os.path.join(root, "Snippets"):
            yield f"{os.path.relpath(path, root)}: SwiftPM makes a program of it; move it to {HOMES[1]}"
    for path, line, block, homes, where in shown_blocks(root):
        if not any(contains(lines, normalized(block)) for lines in homes):
            yield f"{os.path.relpath(path, root)}:{line}: this block is not in {where}"


if __name__ == "__main__":
    swift_source.check(findings, "without a compiled home")
