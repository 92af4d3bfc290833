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

A block that nothing here can compile has a line before it with the reason, and the text around it says so to readers:

    <!-- not compiled: there is no model of AppIntents -->

Every fenced block of a Markdown file names its language (`text` for what is none), so that none is passed over.

In a table whose columns begin with `there` or `service`, and `here`, which compares another package with this one, each code
of the second is in a compiled file too, at any spaces, with any text in place of an ellipsis.

An example has one import of this package: none that another of its imports exports, and beside another
only what is for tools.

The Swift files of tutorials, in `*.docc`, stand as a whole in Snippets/, in a quick start of
Examples/, or in Tests/DeepLinkingTests.

usage: snippets.py [ROOT]
"""

import glob
import os
import re
import textwrap

import swift_source

# A fenced block, which a line of other text ends too, and what the line before it says: the file that it is from, or
# why nothing compiles it.
BLOCK = re.compile(
    r"(?:^[^\n]*<!--\s*(?:excerpt:\s*(?P<home>\S+)|not compiled:\s*(?P<reason>\S[^\n]*?))\s*-->[^\n]*\n)?"
    r"^[ \t]*(?P<fence>`{3,}|~{3,})[ \t]*(?P<language>[^`\s]*)[^`\n]*\n(?P<block>.*?)"
    r"(?:^[ \t]*(?P=fence)[`~]*[ \t]*$|^\0|\Z)",
    re.MULTILINE | re.DOTALL,
)
# Those that are a program each, and those of apps, which are a module together.
HOMES = ("Snippets", "Examples/Snippets")
NOT_SHOWN = ("Tests/", "Snippets/", "Examples/Snippets/")
APPS = ("Examples/QuickStart", "Examples/QuickStart.swiftpm")
STEP_HOMES = (*HOMES, *APPS, "Tests/DeepLinkingTests")
# What tools and servers import beside another module; an app, a widget and a test have one import.
FOR_TOOLS = {"LinkAnalysis", "LinkAssociation", "LinkPatterns"}
COLUMNS = re.compile(r"^\| (?:there|service) \| here \|.*\n\|.*\n((?:\|.*\n)+)", re.MULTILINE)
CELL = re.compile(r"(?<!\\)\|")
CODE = re.compile(r"`([^`]+)`")
EXPORT = re.compile(r"^@_exported public import (\w+)$", re.MULTILINE)
HIDDEN = re.compile(r"^[ \t]*// snippet\.hide\n.*?(?:^[ \t]*// snippet\.show\n|\Z)", re.MULTILINE | re.DOTALL)
MARKER = re.compile(r"^[ \t]*// snippet\.\S+\n", re.MULTILINE)


def documentation(text):
    """What the documentation comments of a Swift text say; other lines are marked as none."""
    comments = (re.match(r"\s*/// ?(.*)", line) for line in text.splitlines())
    return "\n".join(comment[1] if comment else "\0" for comment in comments)


def shown(paths):
    """What files show, without markers and hidden parts."""
    return "\0\n".join(MARKER.sub("", HIDDEN.sub("", swift_source.read(path))) for path in paths)


def contains(text, block):
    """Whether the lines of a block follow one another in a text, at any indentation."""
    first, *rest = textwrap.dedent(re.sub(r"[ \t]+$", "", block, flags=re.MULTILINE)).strip("\n").split("\n")
    lines = [rf"^([ \t]*){re.escape(first)}", *(r"\1" + re.escape(line) if line else "" for line in rest)]
    return bool(re.search("\n".join(lines) + "$", text, re.MULTILINE))


def shown_blocks(root):
    """Yields (path, line, block, text of its homes, their name) for every block that needs a home."""
    snippets = shown(swift_source.files(root, HOMES))
    for path in swift_source.files(root, ["."], ".md") + swift_source.files(root, ["."]):
        is_page = path.endswith(".md")
        if not is_page and os.path.relpath(path, root).startswith(NOT_SHOWN):
            continue
        text = swift_source.read(path) if is_page else documentation(swift_source.read(path))
        for found in BLOCK.finditer(text):
            homes, where = snippets, found["home"] or "a file of Snippets/"
            if home := found["home"] and os.path.join(root, found["home"]):
                homes = swift_source.read(home) + "\0\n" + shown([home]) if os.path.isfile(home) else ""
            if found["language"] == "swift" and not found["reason"]:
                yield path, swift_source.line_of(text, found.start("fence")), found["block"], homes, where
    homes = shown(swift_source.files(root, STEP_HOMES))
    where = "a file of Snippets/, of a quick start or of Tests/DeepLinkingTests"
    for path in sorted(glob.glob(os.path.join(root, "Sources/*/*.docc/**/*.swift"), recursive=True)):
        yield path, 1, swift_source.read(path), homes, where


def unnamed_languages(root):
    """Yields a line for every fenced block of a Markdown file that does not say its language."""
    for path in swift_source.files(root, ["."], ".md"):
        text = swift_source.read(path)
        for found in BLOCK.finditer(text):
            if not found["language"]:
                line = swift_source.line_of(text, found.start("fence"))
                yield f"{os.path.relpath(path, root)}:{line}: this block names no language; write text for none"


def uncompiled_columns(root):
    """Yields a line for every code of a column `here` that is in no compiled file."""
    compiled = re.sub(r"\s+", "", "".join(map(swift_source.read, swift_source.files(root, STEP_HOMES))))
    for path in swift_source.files(root, ["."], ".md"):
        text = swift_source.read(path)
        for table in COLUMNS.finditer(text):
            for number, row in enumerate(table[1].splitlines()):
                for code in CODE.findall(CELL.split(row)[2]):
                    if any(part not in compiled for part in re.sub(r"\s+", "", code).split("…")):
                        line = swift_source.line_of(text, table.start(1)) + number
                        yield f"{os.path.relpath(path, root)}:{line}: `{code}` is in no compiled file"


def exports(root):
    """The modules of the package, and for each what it exports, over others too."""
    modules = {os.path.basename(folder): set() for folder in glob.glob(os.path.join(root, "Sources/*"))}
    for module, exported in modules.items():
        for _, text in swift_source.sources(root, [f"Sources/{module}"]):
            exported |= set(EXPORT.findall(text)) & set(modules)
    for _ in modules:
        for exported in modules.values():
            exported |= {name for other in exported for name in modules[other]}
    return modules


def second_imports(root):
    """Yields a line for every example with a second import of the package, where one is enough."""
    modules = exports(root)
    for shown_path, text in swift_source.sources(root, (*HOMES, *APPS)):
        found = list(swift_source.IMPORT.finditer(swift_source.mask(text)))
        own = [name for name in (each[1] for each in found) if name in modules]
        seen = {name for other in own for name in modules[other]}
        for each in found:
            if each[1] in seen or each[1] in own and len(own) > 1 and not set(own) <= FOR_TOOLS:
                line = swift_source.line_of(text, each.start(1))
                yield f"{shown_path}:{line}: import {each[1]}: one of {', '.join(own)} is enough"


def findings(root):
    """Yields a line for every block without a compiled home or a language, for second imports, and for snippets that
    Apple's systems can't compile."""
    yield from second_imports(root)
    yield from unnamed_languages(root)
    yield from uncompiled_columns(root)
    for path in swift_source.files(root, ["Snippets"]):
        if os.path.dirname(path) != os.path.join(root, "Snippets"):
            yield f"{os.path.relpath(path, root)}: SwiftPM makes a program of it; move it to {HOMES[1]}"
    for path, line, block, homes, where in shown_blocks(root):
        if not contains(homes, block):
            yield f"{os.path.relpath(path, root)}:{line}: this block is not in {where}"


if __name__ == "__main__":
    swift_source.check(findings, "without a compiled home")
