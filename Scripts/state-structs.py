#!/usr/bin/env python3
"""Finds structs with @State that SDK 27, in which it is a macro, would refuse to compile or to link.

Apple's page of the macro (swiftui/state(), read 2026-11-29) says that it makes accessors with an `init`. Apple's notes on
it (Xcode's skill swiftui-whats-new-27, in superagents-lab/xcode27-skills) say what follows: Swift makes no memberwise
initializer, and an initializer must not set what has a value already. An initializer in another file than the struct,
which sets the properties itself, does not link (swiftlang/swift issue 91700, 2026-09-10).

usage: state-structs.py [ROOT]
"""

import re

import swift_source

FOLDERS = ("Sources", "Examples", "Snippets", "Tests/HostApp")
TYPE = re.compile(r"\b(struct|extension)\s+([\w.]+)[^{}]*\{")
# A property of an instance: its attributes, its name, and what follows on the line.
PROPERTY = re.compile(
    r"^[ \t]*(?P<attributes>(?:@\w+(?:\([^()]*(?:\([^()]*\))?[^()]*\))?\s+)*)"
    r"(?:(?:public|package|internal|fileprivate|private|nonisolated)(?:\(set\))?\s+)*"
    r"(?:let|var)\s+`?(?P<name>\w+)`?(?P<rest>[^\n]*)",
    re.MULTILINE,
)
INITIALIZER = re.compile(r"\binit[?(<]")


def end(text, start):
    """Where the brace at a place is closed."""
    depth = 0
    for at in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        if depth == 0:
            return at
    return len(text)


def top(body):
    """A body without what its braces hold."""
    depth, shown = 0, []
    for letter in body:
        depth -= letter == "}"
        shown.append(letter if depth == 0 or letter == "\n" else " ")
        depth += letter == "{"
    return "".join(shown)


def has_value(found):
    """Whether a property needs no argument of a memberwise initializer."""
    is_given = "(" in found["attributes"]  # as @Environment(\.openURL)
    return is_given or re.search(r"[={]|\?\s*$", found["rest"]) is not None


def initializers(body):
    """The bodies of the initializers of a type, and where in its body they begin."""
    for found in INITIALIZER.finditer(top(body)):
        start = body.find("{", found.start())
        yield found.start(), body[start:end(body, start)]


def types(text):
    """The structs and extensions of a file: which of both, the name, where it begins, and its body."""
    for found in TYPE.finditer(text):
        kind, name = found.groups()
        yield kind, name.split(".")[-1], found.start(), text[found.end():end(text, found.end() - 1)]


def states(body):
    """The properties with @State of a struct."""
    return [found for found in PROPERTY.finditer(top(body)) if re.search(r"@State\b", found["attributes"])]


def set_twice(body, properties):
    """Yields the properties with a value that an initializer sets."""
    for _, code in initializers(body):
        for found in properties:
            name = found["name"]
            if "=" in found["rest"] and re.search(rf"(?<![\w.])(self\.)?_?{name}\s*=(?!=)", code):
                yield name


def findings(root):
    """Yields a line for every struct that relies on what a property wrapper alone has."""
    code = [(path, swift_source.mask(text)) for path, text in swift_source.sources(root, FOLDERS)]
    homes = {
        name: path for path, text in code for kind, name, _, body in types(text)
        if kind == "struct" and states(body)
    }
    for path, text in code:
        for kind, name, start, body in types(text):
            shown = f"{path}:{swift_source.line_of(text, start)}: {name}"
            if kind == "struct" and states(body):
                others = [found["name"] for found in PROPERTY.finditer(top(body)) if not has_value(found)]
                if others and not list(initializers(body)):
                    yield f"{shown}: write its initializer: SDK 27 makes none for {', '.join(others)}"
                for other in set_twice(body, states(body)):
                    yield f"{shown}: {other} has a value and is set in an initializer: leave out the value"
            elif kind == "extension" and homes.get(name, path) != path:
                if any("self.init(" not in own for _, own in initializers(body)):
                    yield f"{shown}: move the initializer to {homes[name]}, or call self.init(…) in it"


if __name__ == "__main__":
    swift_source.check(findings, "that SDK 27 would refuse")
