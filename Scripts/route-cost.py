#!/usr/bin/env python3
"""Prints what an app's own routes cost to compile: the processor's seconds of one file, by the builder and by an array.

Seconds move with the load of the machine, so nothing depends on them: compare the lines of one run.

usage: route-cost.py MODULES [ROUTES]

MODULES has the library's modules, as a release build leaves them: .build/release/Modules. ROUTES is 200.
"""

import os
import resource
import subprocess
import sys
import tempfile

# The five kinds of links that apps have most: the values of a case, and the pattern behind its name.
KINDS = [
    ("(id: Int)", "/:id"), ("", ""), ("(name: String)", "/:name"), ("(first: Int, second: Int)", "/:first/x/:second"),
    ("(text: String, page: Int?)", "?q=:text&page=:page"),
]
FORMS = {"a builder": ("(access: .everyone) {\n", "\n", "  }"), "an array": ("([\n", ",\n", "  ]).access(.everyone)")}


def source(count, form):
    """A file with the routes of an app, written in a form."""
    start, separator, end = FORMS[form]
    kinds = [KINDS[number % len(KINDS)] for number in range(count)]
    cases = "".join(f"  case c{number}{values}\n" for number, (values, _) in enumerate(kinds))
    routes = separator.join(
        f'    LinkRoute({"AppLink" if values else ""}.c{number}, "/r{number}{path}")'
        for number, (values, path) in enumerate(kinds)
    )
    return (
        f"import LinkRouting\n\nenum AppLink: DeepLink {{\n{cases}\n"
        f"  static let routes = LinkRoutes<AppLink>{start}{routes}\n{end}\n}}\n"
    )


def seconds(folder, modules, text, option):
    """The processor's seconds of compiling a text, all programs together."""
    path = os.path.join(folder, "Routes.swift")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    output = os.path.join(folder, "Routes.o")
    subprocess.run(
        ["swiftc", "-parse-as-library", "-wmo", option, "-I", modules, "-c", path, "-o", output], check=True,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime


def main(modules, count="200"):
    with tempfile.TemporaryDirectory() as folder:
        # What no route costs: reading the modules, and whatever the first run of a compiler does.
        for option in ("-Onone", "-O"):
            seconds(folder, modules, source(1, "an array"), option)
            for form in FORMS:
                one, many = (seconds(folder, modules, source(number, form), option) for number in (1, int(count)))
                print(f"{count} routes by {form}, {option}: {many:.1f} s, of which {one:.1f} s for the first")


if __name__ == "__main__":
    main(*sys.argv[1:])
