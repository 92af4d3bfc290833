#!/usr/bin/env python3
"""Finds files, types and functions over the budgets of lines, and control statements over the budget of nesting.

Prints the ten largest of each. A line `// swift-size: reason` among the first ten of a file, or in the comment of a
declaration, is the exception for the lines of that file or declaration; for nesting there is none.

A whole type is its declaration with its extensions in all modules and packages but the samples, which are apps. Its
lines of code and its files have budgets too. Extensions that add a conformance, or only static constants, don't count,
nor do nested types, which are types of their own.

usage: size-budgets.py [ROOT]
"""

import collections
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
# The head of a declaration or extension of a type: what precedes its kind, the kind, the name, and what follows.
TYPE = re.compile(
    r"((?:[@\w]+(?:\([^)]*\))? )*?)(struct|class(?! func| var| let)|enum|actor|protocol|extension) ([\w.]+)(.*)"
)
# What a line begins with that belongs to the declaration above it.
GOES_ON = re.compile(rf"}}|{REST.pattern}")
CONFORMANCE = re.compile(r"(<.*>)?:")
CONSTANT = re.compile(r"(?:[@\w]+(?:\([^)]*\))? )*?static (?:let|var)\b")
TYPE_LINES, TYPE_FILES = 600, 8
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


class Part:
    """A declaration or an extension of a type, without the types in it."""

    def __init__(self, shown, found, indent, around):
        before, self.kind, name, self.rest = found.groups()
        self.shown, self.indent, self.lines = shown, indent, []
        self.name = f"{around[-1].name}.{name}" if around else name
        self.is_private = "private" in before
        package, _, path = shown.rpartition("Sources/")
        # Where the name is looked for: in the file, the module, the package, the root.
        self.scopes = [shown, f"{package}{path.split('/')[0]}", package, ""]

    def counts(self):
        """Whether it adds more to the type than a conformance or static constants."""
        members = [code for indent, code in self.lines if indent == self.indent + 2 and not GOES_ON.match(code)]
        is_small = CONFORMANCE.match(self.rest) or all(map(CONSTANT.match, members))
        return not (self.kind == "extension" and is_small)


def parts(shown, text):
    """The declarations and extensions of types in a file, with their lines of code."""
    found, around = [], []
    for line, masked in zip(text.splitlines(), swift_source.mask(text).splitlines()):
        if not line.strip() or line.strip().startswith("//"):
            continue
        code, indent = masked.strip(), len(line) - len(line.lstrip())
        if code and not GOES_ON.match(code):
            around = [part for part in around if part.indent < indent]
            if head := TYPE.match(code):
                found.append(Part(shown, head, indent, around))
                around.append(found[-1])
        if around:
            around[-1].lines.append((indent, code))
    return found


def whole_types(files):
    """Each type, as its module or file and its name, with its lines of code in each of its files."""
    found = [part for shown, text in files for part in parts(shown, text)]
    homes = {}
    for part in found:
        if part.kind != "extension":
            for scope in part.scopes[:1] if part.is_private else part.scopes[1:3]:
                homes.setdefault((scope, part.name), (part.scopes[not part.is_private], part.name))
    types = collections.defaultdict(collections.Counter)
    for part in filter(Part.counts, found):
        # A type that is declared nowhere is not ours.
        home = next((homes[scope, part.name] for scope in part.scopes if (scope, part.name) in homes), None)
        if home:
            types[home][part.shown] += len(part.lines)
    return types


def whole_findings(types):
    """Prints the largest types, and yields a line for each that is over a budget or over what it may have."""
    measured = {home: (sum(files.values()), len(files)) for home, files in types.items()}
    share = {home: max(lines / TYPE_LINES, files / TYPE_FILES) for home, (lines, files) in measured.items()}
    print(f"largest, whole type (budget {TYPE_LINES} lines of code in {TYPE_FILES} files):")
    for home in sorted(share, key=lambda home: -share[home])[:10]:
        print("  {:4} in {:2}  {}: {}".format(*measured[home], *home))
    for (module, name), (lines, files) in sorted(measured.items()):
        place = f"{module}: {name}: whole type of {lines} lines in {files} files"
        if lines > TYPE_LINES or files > TYPE_FILES:
            yield f"{place}, and the budget is {TYPE_LINES} lines in {TYPE_FILES} files"


def findings(root):
    """Prints the largest, and yields a line for each that is over its budget."""
    files = swift_source.sources(root, swift_source.source_folders(root))
    measured = [row for shown, text in files for row in measure(shown, text)]
    for kind, budget in BUDGETS.items():
        own = sorted((row for row in measured if row[0] == kind), key=lambda row: -row[1])
        print(f"largest, {kind} (budget {budget}):")
        print("".join(f"  {count:4}  {place}\n" for _, count, place, _ in own[:10]), end="")
        for _, count, place, excepted in own:
            if count > budget and not excepted:
                unit = "statements" if kind == "nesting" else "lines"
                yield f"{place}: {kind} of {count} {unit}, and the budget is {budget}"
    yield from whole_findings(whole_types((shown, text) for shown, text in files if not shown.startswith("Examples/")))


if __name__ == "__main__":
    swift_source.check(findings, "over budget: split by idea, or give a reason: // swift-size: …")
