#!/usr/bin/env python3
"""Prints the bytes of code that a link costs an app, for each form of declaration.

Sources with few and with 100 more links of the usual kinds (no parameter, a number, a text, two numbers, a
text with an optional query item) are compiled with -Osize; the difference of code and constants,
divided by 100, is what a link costs. The enum with its conformances is part of it.

usage: link-bytes.py FOLDER_OF_MODULES [GREATEST [FEW]]

FOLDER_OF_MODULES has LinkRouting built for release; FEW is 1 where it is left out. Exit codes: 0 a constructor route has at most GREATEST
bytes (300) · 1 it has more · 75 could not be compiled.
"""

import os
import re
import subprocess
import sys
import tempfile

GREATEST = 300
MORE = 100
SECTIONS = re.compile(r"^(\.text|\.rodata|__text|__const|__cstring)")

# A kind of link: its case, its route by constructor, its route by closures.
KINDS = [
    (
        "case c{n}",
        'LinkRoute(.c{n}, "/c{n}")',
        'LinkRoute(.c{n}, "/c{n}")',
    ),
    (
        "case c{n}(id: Int)",
        'LinkRoute(Link.c{n}, "/c{n}/:id")',
        'LinkRoute("/c{n}/:id", .int("id")) {{ .c{n}(id: $0) }} '
        "print: {{ if case .c{n}(let id) = $0 {{ id }} else {{ nil }} }}",
    ),
    (
        "case c{n}(name: String)",
        'LinkRoute(Link.c{n}, "/c{n}/:name")',
        'LinkRoute("/c{n}/:name", .string("name")) {{ .c{n}(name: $0) }} '
        "print: {{ if case .c{n}(let name) = $0 {{ name }} else {{ nil }} }}",
    ),
    (
        "case c{n}(a: Int, b: Int)",
        'LinkRoute(Link.c{n}, "/c{n}/:a/:b")',
        'LinkRoute("/c{n}/:a/:b", .int("a"), .int("b")) {{ .c{n}(a: $0, b: $1) }} '
        "print: {{ if case .c{n}(let a, let b) = $0 {{ (a, b) }} else {{ nil }} }}",
    ),
    (
        "case c{n}(q: String, page: Int?)",
        'LinkRoute(Link.c{n}, "/c{n}?q=:q&page=:page")',
        'LinkRoute("/c{n}?q=:q&page=:page", .string("q"), .optional(.int("page"))) '
        "{{ .c{n}(q: $0, page: $1) }} "
        "print: {{ if case .c{n}(let q, let page) = $0 {{ (q, page) }} else {{ nil }} }}",
    ),
]
FORMS = ("constructor", "closures")


def source(form, count):
    """The source of a router over so many links."""
    cases, routes = [], []
    for number in range(count):
        case, *declarations = KINDS[number % len(KINDS)]
        cases.append("  " + case.format(n=number))
        routes.append("  " + declarations[FORMS.index(form)].format(n=number))
    lines = ["import LinkPatterns", "import LinkRouting", ""]
    lines += ["enum Link: DeepLink {", *cases, "}", ""]
    lines += ["let routes: [LinkRoute<Link>] = [", *(f"{route}," for route in routes), "]"]
    lines += ['print(LinkRouter<Link>(prefixes: [.scheme("a")], routes: routes).routes.count)', ""]
    return "\n".join(lines)


def size(modules, form, count, scratch):
    """The bytes of code and constants of an object file."""
    path = tempfile.mkdtemp(dir=scratch)
    name = os.path.join(path, "main.swift")
    with open(name, "w", encoding="utf-8") as file:
        file.write(source(form, count))
    command = ["swiftc", "-c", "-Osize", "-wmo", "-swift-version", "6", "-module-name", "Probe"]
    run = subprocess.run(
        [*command, "-I", modules, name, "-o", name + ".o"], capture_output=True, text=True, check=False
    )
    if run.returncode != 0:
        sys.stderr.write(run.stderr)
        sys.exit(75)
    table = subprocess.run(["size", "-A", name + ".o"], capture_output=True, text=True, check=True)
    rows = [line.split() for line in table.stdout.splitlines()]
    return sum(int(row[1]) for row in rows if len(row) >= 2 and SECTIONS.match(row[0]))


def main():
    if len(sys.argv) not in (2, 3, 4):
        sys.stderr.write(__doc__)
        sys.exit(64)
    greatest = int(sys.argv[2]) if len(sys.argv) > 2 else GREATEST
    first = int(sys.argv[3]) if len(sys.argv) == 4 else 1
    costs = {}
    with tempfile.TemporaryDirectory() as scratch:
        for form in FORMS:
            few, many = (size(sys.argv[1], form, count, scratch) for count in (first, first + MORE))
            costs[form] = (many - few) / MORE
            print(f"a link of the {form} form, from {first} to {first + MORE}: {costs[form]:.0f} bytes of code and constants")
    if costs["constructor"] > greatest:
        print(f"a link of the constructor form has more than {greatest} bytes")
        sys.exit(1)


if __name__ == "__main__":
    main()
