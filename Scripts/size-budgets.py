#!/usr/bin/env python3
"""Finds files, types and functions over the budgets of lines, and control statements over the budget of nesting.

Prints the ten largest of each. A line `// swift-size: reason` among the first ten of a file, or in the comment of a
declaration, is the exception for the lines of that file or declaration; for nesting there is none.

usage: size-budgets.py [ROOT]
"""

import os
import re
import sys

import swift_source

BUDGETS = {"file": 400, "type": 250, "function": 60, "nesting": 3}
TYPES = ("struct", "class", "enum", "actor", "protocol", "extension")
DECLARATION = re.compile(
    r"(?<![.\w`])(struct|class|enum|actor|protocol|extension|func|init|deinit|subscript|var)\b(?!\s*:)"
)
# A control statement, or a bracket. `while` behind a brace ends a `repeat`.
CONTROL = re.compile(
    r"(?<![.\w`#])(if|for|(?<!\} )while|switch|guard|do|repeat|else|catch)\b(?!`|\s*:)|[{}()\[\]]"
)
EXCEPTION = re.compile(r"//\s*swift-size:\s*\S")


def body(code, start, keyword):
    """The offsets of the braces of a declaration that starts at an offset, or None."""
    depth, open_brace = 0, None
    for at in range(start, len(code)):
        mark = code[at]
        if mark in "([":
            depth += 1
        elif mark in ")]":
            depth -= 1
        elif mark == "{" and depth == 0:
            open_brace = at
            break
        elif depth < 0 or (depth == 0 and mark == "}"):
            return None
        elif depth == 0 and mark == "\n":
            rest = code[at:].lstrip()
            if keyword == "var" or re.match(r"(@|(\w+\s+)*(func|init|var|let|case|subscript)\b)", rest):
                if not rest.startswith("{"):
                    return None
    if open_brace is None:
        return None
    for at in range(open_brace, len(code)):
        depth += (code[at] == "{") - (code[at] == "}")
        if depth == 0:
            return open_brace, at
    return None


def control_blocks(code):
    """Yields (depth, offset) for the block of each control statement; a closure around it adds no depth."""
    # For each open bracket, whether it is the block of a statement, and whether one waits for its block in there.
    levels = [[False, False]]
    for found in CONTROL.finditer(code):
        if found.group(1):
            levels[-1][1] = True
        elif found.group() in "([":
            levels.append([False, False])
        elif found.group() == "{":
            is_control, levels[-1][1] = levels[-1][1], False
            levels.append([is_control, False])
            if is_control:
                yield sum(level[0] for level in levels), found.start()
        elif len(levels) > 1:
            levels.pop()


def is_excepted(lines, first):
    """Whether the comment above a line, which is counted from 1, names an exception."""
    above = first - 2
    while above >= 0 and lines[above].strip().startswith(("//", "@")):
        if EXCEPTION.search(lines[above]):
            return True
        above -= 1
    return False


def measure(path, shown):
    """Yields (kind, count, place, is excepted) for a file, its declarations and its control statements."""
    text = swift_source.read(path)
    code, lines = swift_source.mask(text).code, text.splitlines()
    head = any(EXCEPTION.search(line) for line in lines[:10])
    yield "file", len(lines), f"{shown}:1", head
    for depth, at in control_blocks(code):
        line = swift_source.line_of(code, at)
        yield "nesting", depth, f"{shown}:{line}: {lines[line - 1].strip()[:60]}", False
    for found in DECLARATION.finditer(code):
        keyword = found.group(1)
        if keyword == "class" and re.match(r"\s+(func|var|subscript|init)\b", code[found.end() :]):
            continue
        if keyword in ("init", "subscript") and not re.match(r"[?!]?\s*[(<]", code[found.end() :]):
            continue
        braces = body(code, found.end(), keyword)
        if braces is None:
            continue
        first, last = (swift_source.line_of(code, at) for at in (found.start(), braces[1]))
        name = " ".join(code[found.start() : braces[0]].split())[:60]
        kind = "type" if keyword in TYPES else "function"
        yield kind, last - first + 1, f"{shown}:{first}: {name}", is_excepted(lines, first)


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else swift_source.REPOSITORY
    measured = []
    for path in swift_source.files(root, swift_source.source_folders(root)):
        measured += measure(path, os.path.relpath(path, root))
    for kind in BUDGETS:
        print(f"largest, {kind} (budget {BUDGETS[kind]}):")
        for row in sorted((row for row in measured if row[0] == kind), key=lambda row: -row[1])[:10]:
            print(f"  {row[1]:4}  {row[2]}")
    print()
    findings = []
    for kind, count, place, excepted in measured:
        if count > BUDGETS[kind] and not excepted:
            unit = "statements" if kind == "nesting" else "lines"
            findings.append(f"{place}: {kind} of {count} {unit}, and the budget is {BUDGETS[kind]}")
    swift_source.report(findings, "over budget: split by idea, or give a reason: // swift-size: …")


if __name__ == "__main__":
    main()
