#!/usr/bin/env python3
"""Finds files, types and functions over the budgets of lines, and control statements over the budget of nesting.

Prints the ten largest of each. A line `// swift-size: reason` among the first ten of a file, or in the comment of a
declaration, is the exception for the lines of that file or declaration; for nesting there is none.

usage: size-budgets.py [ROOT]
"""

import re

import swift_source

BUDGETS = {"file": 400, "type": 250, "function": 60, "nesting": 3}
TYPES = ("struct", "class", "enum", "actor", "protocol", "extension")
DECLARATION = re.compile(
    r"(?<![.\w`])(struct|class|enum|actor|protocol|extension|func|init|deinit|subscript|var)\b"
    r"(?!\s*:)"
)
NEXT = re.compile(r"(@|(\w+\s+)*(func|init|var|let|case|subscript)\b)")
# A control statement, or a bracket. `while` behind a brace ends a `repeat`.
CONTROL = re.compile(
    r"(?<![.\w`#])(if|for|(?<!\} )while|switch|guard|do|repeat|else|catch)\b(?!`|\s*:)|[{}()\[\]]"
)
EXCEPTION = re.compile(r"//\s*swift-size:\s*\S")


def body(code, start, keyword):
    """The offsets of the braces of a declaration that starts at an offset, or None."""
    depth = 0
    for at in range(start, len(code)):
        mark = code[at]
        if mark == "{" and depth == 0:
            return at, swift_source.closing(code, at)
        depth += (mark in "([") - (mark in ")]")
        if depth < 0 or (depth == 0 and mark == "}"):
            return None
        if depth == 0 and mark == "\n":
            rest = code[at:].lstrip()
            # A requirement has no body: another declaration follows.
            if (keyword == "var" or NEXT.match(rest)) and not rest.startswith("{"):
                return None
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


def measure(shown, text):
    """Yields (kind, count, place, is excepted) for a file, its declarations and its control statements."""
    code, lines = swift_source.mask(text).code, text.splitlines()
    yield "file", len(lines), f"{shown}:1", any(EXCEPTION.search(line) for line in lines[:10])
    for depth, at in control_blocks(code):
        line = swift_source.line_of(code, at)
        yield "nesting", depth, f"{shown}:{line}: {lines[line - 1].strip()[:60]}", False
    for found in DECLARATION.finditer(code):
        keyword, rest = found.group(1), code[found.end() : found.end() + 80]
        if keyword == "class" and re.match(r"\s+(func|var|subscript|init)\b", rest):
            continue
        if keyword in ("init", "subscript") and not re.match(r"[?!]?\s*[(<]", rest):
            continue
        if braces := body(code, found.end(), keyword):
            first, last = (swift_source.line_of(code, at) for at in (found.start(), braces[1]))
            name = " ".join(code[found.start() : braces[0]].split())[:60]
            kind = "type" if keyword in TYPES else "function"
            yield kind, last - first + 1, f"{shown}:{first}: {name}", is_excepted(lines, first)


def findings(root):
    """Prints the largest, and yields a line for each that is over its budget."""
    measured = []
    for shown, text in swift_source.sources(root, swift_source.source_folders(root)):
        measured += measure(shown, text)
    for kind, budget in BUDGETS.items():
        own = sorted((row for row in measured if row[0] == kind), key=lambda row: -row[1])
        print(f"largest, {kind} (budget {budget}):")
        print("".join(f"  {count:4}  {place}\n" for _, count, place, _ in own[:10]), end="")
        for _, count, place, excepted in own:
            if count > budget and not excepted:
                unit = "statements" if kind == "nesting" else "lines"
                yield f"{place}: {kind} of {count} {unit}, and the budget is {budget}"


if __name__ == "__main__":
    swift_source.check(findings, "over budget: split by idea, or give a reason: // swift-size: …")
