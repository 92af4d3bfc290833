#!/usr/bin/env python3
"""Prints the bytes of code that a link costs an app, for each form of declaration.

Sources with few and with 100 more links of the usual kinds (no parameter, a number, a text, two
numbers, a text with an optional query item) are compiled with -Osize; the difference of code and
constants, divided by 100, is what a link costs. The enum with its conformances is part of it.

usage: link-bytes.py FOLDER_OF_MODULES [GREATEST [FEW]]

FOLDER_OF_MODULES has LinkRouting built for release; FEW is 1 where it is left out. Exit codes: 0 a
constructor route has at most GREATEST bytes (300) · 1 it has more · 75 could not be compiled.
"""

import os
import re
import sys
import tempfile

import swift_source

MORE = 100
SECTIONS = re.compile(r"^(\.text|\.rodata|__text|__const|__cstring)")

# A kind of link: the values of its case, the rest of its pattern, and its parameters.
KINDS = [
    ("", "", ""),
    ("id: Int", "/:id", '.int("id")'),
    ("name: String", "/:name", '.string("name")'),
    ("a: Int, b: Int", "/:a/:b", '.int("a"), .int("b")'),
    ("q: String, page: Int?", "?q=:q&page=:page", '.string("q"), .optional(.int("page"))'),
]
FORMS = ("constructor", "closures")


def declarations(form, number):
    """The case of a link, and its route."""
    values, pattern, parameters = KINDS[number % len(KINDS)]
    name = f"c{number}"
    if not values:
        return f"case {name}", f'LinkRoute(.{name}, "/{name}")'
    case, pattern = f"case {name}({values})", f'"/{name}{pattern}"'
    if form == "constructor":
        return case, f"LinkRoute(Link.{name}, {pattern})"
    labels = [value.split(":")[0] for value in values.split(", ")]
    made = ", ".join(f"{label}: ${index}" for index, label in enumerate(labels))
    bound = ", ".join(f"let {label}" for label in labels)
    taken = ", ".join(labels) if len(labels) == 1 else f"({', '.join(labels)})"
    return case, (
        f"LinkRoute({pattern}, {parameters}) {{ .{name}({made}) }} "
        f"print: {{ if case .{name}({bound}) = $0 {{ {taken} }} else {{ nil }} }}"
    )


def source(form, count):
    """The source of a router over so many links."""
    cases, routes = zip(*(declarations(form, number) for number in range(count)))
    lines = ["import LinkPatterns", "import LinkRouting", ""]
    lines += ["enum Link: DeepLink {", *(f"  {case}" for case in cases), "}", ""]
    lines += ["let routes: [LinkRoute<Link>] = [", *(f"  {route}," for route in routes), "]"]
    lines += ['print(LinkRouter<Link>(prefixes: [.scheme("a")], routes: routes).routes.count)', ""]
    return "\n".join(lines)


def size(modules, form, count, scratch):
    """The bytes of code and constants of an object file."""
    name = os.path.join(scratch, f"{form}-{count}", "main.swift")
    swift_source.write(name, source(form, count))
    swift_source.run(
        "swiftc", "-c", "-Osize", "-wmo", "-swift-version", "6", "-module-name", "Probe",
        "-I", modules, name, "-o", name + ".o",
    )
    rows = [line.split() for line in swift_source.run("size", "-A", name + ".o").splitlines()]
    return sum(int(row[1]) for row in rows if len(row) >= 2 and SECTIONS.match(row[0]))


def main(modules, greatest=300, first=1):
    """Prints the bytes of each form; ends with 1 when a constructor route has too many."""
    costs = {}
    with tempfile.TemporaryDirectory() as scratch:
        for form in FORMS:
            counts = (int(first), int(first) + MORE)
            few, many = (size(modules, form, count, scratch) for count in counts)
            costs[form] = (many - few) / MORE
            print(f"a link of the {form} form, from {first} on: {costs[form]:.0f} bytes")
    if costs["constructor"] > int(greatest):
        sys.exit(f"a link of the constructor form has more than {greatest} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
