#!/usr/bin/env python3
"""Weighs two programs: the machine code of README's UIKit app, over the models, and of one that only parses links.

Both are built for release with -Osize, a section a function, and sections that nothing in the program refers to left
out, public ones too, as Apple's linker strips dead code. What counts is the code of the library. It is an alarm and not a goal: Tests/SizeTest/weight.json has for each program the
bytes at which the check fails, and those that somebody last looked at, which may grow by 5 % until somebody looks
again, and writes them anew with --update.

usage: weight.py [--update] SCRATCH [ARGUMENT OF SWIFT BUILD...]

Exit codes: 0 below the alarms · 1 above one · 75 could not be built.
"""

import json
import os
import sys

import swift_source

ROOT = swift_source.REPOSITORY
RECORD = os.path.join(ROOT, "Tests/SizeTest/weight.json")
# The package, the product, and whether it is built with the models.
PROGRAMS = {
    "UIKit app": (".", "WeighedUIKitApp", True),
    "parsing only": ("Tests/SizeTest", "links", False),
}
SMALL = ["-Xswiftc", "-Osize", "-Xswiftc", "-Xfrontend", "-Xswiftc", "-function-sections"]
SMALL += ["-Xswiftc", "-Xfrontend", "-Xswiftc", "-internalize-at-link", "-Xlinker", "--gc-sections"]
# How much a program may grow until somebody looks.
UNSEEN = 1.05


def build(package, product, has_models, scratch, arguments):
    """The program of a package, built small."""
    path = os.path.join(scratch, "size-models" if has_models else "size")
    environment = {key: value for key, value in os.environ.items() if key != "DEEPLINK_STANDINS"}
    if has_models:
        environment["DEEPLINK_STANDINS"] = "1"
    swift_source.run(
        "swift", "build", "-c", "release", "--package-path", os.path.join(ROOT, package),
        "--scratch-path", path, "--product", product, *SMALL, *arguments, env=environment,
    )
    return os.path.join(path, "release", product)


def code(symbols, modules):
    """The bytes of the functions whose names contain a module, from what `nm --print-size` lists."""
    total = 0
    for fields in (line.split() for line in symbols.splitlines()):
        if len(fields) == 4 and fields[2] in "tTwW":
            if any(f"{len(module)}{module}" in fields[3] for module in modules):
                total += int(fields[1], 16)
    return total


def alarms(weight, record):
    """What weighs more than an alarm allows, or grew since somebody last looked."""
    for name, size in weight.items():
        alarm, seen = record[name]["alarm"], record[name]["seen"]
        if size > alarm:
            yield f"{name}: {size:,} bytes of code, and the alarm is at {alarm:,}"
        elif size > seen * UNSEEN:
            yield (f"{name}: {size:,} bytes of code, {size / seen - 1:.1%} more than the {seen:,} that were last looked "
                   "at: see what grew, and write the record anew with --update")


def main(arguments):
    update = "--update" in arguments
    scratch, *rest = [argument for argument in arguments if argument != "--update"]
    modules = os.listdir(os.path.join(ROOT, "Sources"))
    weight = {}
    for name, (package, product, has_models) in PROGRAMS.items():
        program = build(package, product, has_models, scratch, rest)
        weight[name] = code(swift_source.run("nm", "--defined-only", "--print-size", program), modules)
        print(f"{name}: {weight[name]:,} bytes of code")
    record = json.loads(swift_source.read(RECORD))
    if update:
        for name, size in weight.items():
            record[name]["seen"] = size
        swift_source.write(RECORD, json.dumps(record, indent=2) + "\n")
    swift_source.report(list(alarms(weight, record)), "above an alarm")


if __name__ == "__main__":
    main(sys.argv[1:])
