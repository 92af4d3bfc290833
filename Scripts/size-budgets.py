#!/usr/bin/env python3
"""Finds files, types and functions over the budgets of lines, and control statements over the budget of nesting.

Prints the ten largest of each. A line `// swift-size: reason` among the first ten of a file, or in the comment of a
declaration, is the exception for the lines of that file or declaration; for nesting there is none.

usage: size-budgets.py [ROOT]
"""

import itertools
import re

import swift_source

BUDGETS = {"file": 400, "type": 250, "function": 60, "nesting": 3}
TYPES = ("struct", "class", "enum", "actor", "protocol", "extension")
DECLARATION = re.compile(
    r"(?:[@\w]+(?:\([^)]*\))? )*?(struct|class(?! func| var)|enum|actor|protocol|extension|func|init|deinit|subscript|var)\b"
)
CONTROL = re.compile(r"(?:^|^} |= |return |: |{ (?:\S+ in )?)(if|for|while|switch|guard|do|repeat|else|catch)\b")
CASE = re.compile(r"(case|default)\b.*:")
# What a line begins with that goes on with what is above it.
REST = re.compile(r"[)\]{>\"#]|(where|throws|async)\b|->")
EXCEPTION = re.compile(r"//\s*swift-size:\s*\S")


def is_excepted(lines, first):
    """Whether the comment above a line, which is counted from 1, names an exception."""
    above = reversed(lines[: first - 1])
    comment = itertools.takewhile(lambda line: line.strip().startswith(("//", "@")), above)
    return any(map(EXCEPTION.search, comment))


def measure(shown, text):
    """Yields (kind, count, place, is excepted) for a file, its declarations and its control statements.

    A block is what is moved in below a line, up to its brace: every source is formatted.
    """
    lines, around = text.splitlines(), []
    yield "file", len(lines), f"{shown}:1", any(EXCEPTION.search(line) for line in lines[:10])
    for number, line in enumerate(swift_source.mask(text).splitlines(), start=1):
        code = line.strip()
        if not code or REST.match(code):
            continue
        indent = len(line) - len(line.lstrip())
        while around and around[-1][0] >= indent:
            _, first, head, _ = around.pop()
            if code.startswith("}") and (found := DECLARATION.match(head)):
                kind = "type" if found.group(1) in TYPES else "function"
                place = f"{shown}:{first}: {head.split(' {')[0][:60]}"
                yield kind, number - first + 1, place, is_excepted(lines, first)
        count, is_case = len(CONTROL.findall(code)), bool(CASE.match(code))
        if count:
            depth = count + is_case + sum(is_control for *_, is_control in around)
            yield "nesting", depth, f"{shown}:{number}: {lines[number - 1].strip()[:60]}", False
        # A case is not moved in below its switch, and stands for it.
        around.append((indent, number, code, count > 0 or is_case))


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
