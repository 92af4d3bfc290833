#!/usr/bin/env python3
"""Weighs the library: machine code of two apps, by module, and lines of code, by target.

Both apps are built for release with -Osize, a section a function, and sections that nothing refers
to left out; what counts is .text. Nothing may weigh more than Tests/SizeTest/weight.json says,
which is written anew with --update and only ever goes down.

usage: weight.py [--update] SCRATCH [ARGUMENT OF SWIFT BUILD...]

Exit codes: 0 nothing weighs more than before · 1 something does · 75 could not be built.
"""

import json
import os
import re
import sys

import floors
import swift_source

ROOT = swift_source.REPOSITORY
RECORD = os.path.join(ROOT, "Tests/SizeTest/weight.json")
APPS = {
    "LinkRouting alone": ("Tests/SizeTest", "links"),
    "contract client": ("Tests/ContractClient", "ClientInMode6"),
}
SMALL = ["-Xswiftc", "-Osize", "-Xswiftc", "-Xfrontend", "-Xswiftc", "-function-sections"]
SMALL += ["-Xlinker", "--gc-sections"]
# What a linker and a compiler of another patch release may add.
TOLERANCE = 1.01


def build(package, product, scratch, arguments):
    """The program of a package, built small."""
    path = os.path.join(scratch, "size")
    swift_source.run(
        "swift", "build", "-c", "release", "--package-path", os.path.join(ROOT, package),
        "--scratch-path", path, "--product", product, *SMALL, *arguments,
        env={key: value for key, value in os.environ.items() if key != "DEEPLINK_STANDINS"},
    )
    return os.path.join(path, "release", product)


def code(program, modules):
    """The bytes of .text, in all and by module: a symbol belongs to the highest module that it
    names."""
    sections = swift_source.run("size", "-A", program)
    sums = {"all": int(re.search(r"^\.text\s+(\d+)", sections, re.M)[1])}
    for line in swift_source.run("nm", "--defined-only", "--print-size", program).splitlines():
        fields = line.split()
        if len(fields) == 4 and fields[2] in "tTwW":
            if module := next((m for m in modules if f"{len(m)}{m}" in fields[3]), None):
                sums[module] = sums.get(module, 0) + int(fields[1], 16)
    return sums


def lines():
    """The lines of code of every target, comments and blank lines aside."""
    return {
        target: sum(
            len(re.findall(r"^[ \t]*(?!//)\S", text, re.M))
            for _, text in swift_source.sources(ROOT, [os.path.join("Sources", target)])
        )
        for target in sorted(os.listdir(os.path.join(ROOT, "Sources")))
    }


def excesses(weight, record, path=()):
    """What weighs more than the record says, or is not in it."""
    for name, value in weight.items():
        known = record.get(name)
        if isinstance(value, dict):
            yield from excesses(value, known or {}, (*path, name))
        elif known is None or value > known * TOLERANCE:
            yield f"{' · '.join((*path, name))}: {value:,}, and the record is {known or 0:,}"


def main(arguments):
    update = "--update" in arguments
    scratch, *rest = [argument for argument in arguments if argument != "--update"]
    weight = {"lines": lines(), "text": {}}
    rows = floors.ROW.findall(swift_source.read(os.path.join(ROOT, floors.TABLE)))
    modules = [module for _, module, _ in reversed(rows)]
    for name, (package, product) in APPS.items():
        weight["text"][name] = code(build(package, product, scratch, rest), modules)
    for name, sizes in weight["text"].items():
        print(f"{name}: " + ", ".join(f"{module} {size:,}" for module, size in sizes.items()))
    if update:
        swift_source.write(RECORD, json.dumps(weight, indent=2, sort_keys=True) + "\n")
        return
    record = json.loads(swift_source.read(RECORD))
    swift_source.report(list(excesses(weight, record)), "more than before")


if __name__ == "__main__":
    main(sys.argv[1:])
