#!/usr/bin/env python3
"""Prints the bytes of code that a link costs an app, for each form of declaration.

Sources with few and with 100 more links of the usual kinds (no parameter, a number, a text, two
numbers, a text with an optional query item) are compiled with -Osize; the difference of code and
constants, divided by 100, is what a link costs. The enum with its conformances is part of it.

usage: link-bytes.py FOLDER_OF_MODULES [GREATEST [FEW]]

FOLDER_OF_MODULES has LinkForms built for release; FEW is 1 where it is left out. Exit codes: 0 a
constructor route has at most GREATEST bytes (300) · 1 it has more · 75 could not be compiled.
"""

import os
import re
import sys
import tempfile

import swift_source

MORE = 100
SECTIONS = re.compile(r"^(\.text|\.rodata|__text|__const|__cstring)")

FORMS = ("constructor", "closures")
# A kind of link, with its number for #: its case, and its route in each form.
KINDS = [
    ("c#", 'LinkRoute(.c#, "/c#")', 'LinkRoute(.c#, "/c#")'),
    ("c#(id: Int)", 'LinkRoute(Link.c#, "/c#/:id")',
     'LinkRoute("/c#/:id", .int("id")) { .c#(id: $0) } '
     "print: { if case .c#(let id) = $0 { id } else { nil } }"),
    ("c#(name: String)", 'LinkRoute(Link.c#, "/c#/:name")',
     'LinkRoute("/c#/:name", .string("name")) { .c#(name: $0) } '
     "print: { if case .c#(let name) = $0 { name } else { nil } }"),
    ("c#(a: Int, b: Int)", 'LinkRoute(Link.c#, "/c#/:a/:b")',
     'LinkRoute("/c#/:a/:b", .int("a"), .int("b")) { .c#(a: $0, b: $1) } '
     "print: { if case .c#(let a, let b) = $0 { (a, b) } else { nil } }"),
    ("c#(q: String, page: Int?)", 'LinkRoute(Link.c#, "/c#?q=:q&page=:page")',
     'LinkRoute("/c#?q=:q&page=:page", .string("q"), .optional(.int("page"))) { .c#(q: $0, page: $1) } '
     "print: { if case .c#(let q, let page) = $0 { (q, page) } else { nil } }"),
]


def source(form, count):
    """The source of a router over so many links."""
    kinds = [[part.replace("#", str(number)) for part in KINDS[number % len(KINDS)]] for number in range(count)]
    lines = ["import LinkForms", "import LinkPatterns", "import LinkRouting", "", "enum Link: DeepLink {"]
    lines += [*(f"  case {kind[0]}" for kind in kinds), "}", "", "let routes: [LinkRoute<Link>] = ["]
    lines += [*(f"  {kind[1 + FORMS.index(form)]}," for kind in kinds), "]"]
    return "\n".join([*lines, 'print(LinkRouter<Link>(prefixes: [.scheme("a")], routes: routes).routes.count)', ""])


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
