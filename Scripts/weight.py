#!/usr/bin/env python3
"""Weighs the library: machine code of two apps, by module, and lines of code, by target.

Both apps are built for release with -Osize, a section a function, and sections that nothing refers to left
out; what counts is .text. Nothing may weigh more than Tests/SizeTest/weight.json says, which is written anew
with --update and only ever goes down.

usage: weight.py [--update] SCRATCH [ARGUMENT OF SWIFT BUILD...]

Exit codes: 0 nothing weighs more than before · 1 something does · 75 could not be built.
"""

import json
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
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
    command = ["swift", "build", "-c", "release", "--package-path", os.path.join(ROOT, package)]
    command += ["--scratch-path", path, "--product", product, *SMALL, *arguments]
    environment = {key: value for key, value in os.environ.items() if key != "DEEPLINK_STANDINS"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{result.stdout}{result.stderr}\nweight: {product} could not be built") or 75
    return os.path.join(path, "release", product)


def code(program, modules):
    """The bytes of .text, in all and by module: a symbol belongs to the highest module that it names."""
    sections = subprocess.run(["size", "-A", program], capture_output=True, text=True, check=True)
    total = int(re.search(r"^\.text\s+(\d+)", sections.stdout, re.M)[1])
    symbols = subprocess.run(
        ["nm", "--defined-only", "--print-size", program], capture_output=True, text=True, check=True
    )
    sums = dict.fromkeys(modules, 0)
    for line in symbols.stdout.splitlines():
        fields = line.split()
        if len(fields) != 4 or fields[2] not in "tTwW":
            continue
        module = next((m for m in modules if f"{len(m)}{m}" in fields[3]), None)
        if module:
            sums[module] += int(fields[1], 16)
    return {"all": total, **{module: size for module, size in sums.items() if size}}


def lines():
    """The lines of code of every target, comments and blank lines aside."""
    result = {}
    for target in sorted(os.listdir(os.path.join(ROOT, "Sources"))):
        count = 0
        for folder, _, files in os.walk(os.path.join(ROOT, "Sources", target)):
            for name in files:
                if name.endswith(".swift"):
                    with open(os.path.join(folder, name), encoding="utf-8") as file:
                        count += sum(1 for line in file if not re.match(r"\s*(//|$)", line))
        result[target] = count
    return result


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
    modules = list(reversed(list(weight["lines"])))
    modules.sort(key=["LinkPatterns", "LinkPlaces", "LinkNavigation", "LinkRouting", "LinkHandling"].count)
    for name, (package, product) in APPS.items():
        weight["text"][name] = code(build(package, product, scratch, rest), modules)
    for name, sizes in weight["text"].items():
        print(f"{name}: " + ", ".join(f"{module} {size:,}" for module, size in sizes.items()))
    if update:
        with open(RECORD, "w", encoding="utf-8") as file:
            json.dump(weight, file, indent=2, sort_keys=True)
            file.write("\n")
        return 0
    with open(RECORD, encoding="utf-8") as file:
        found = list(excesses(weight, json.load(file)))
    print("\n".join(found) if found else "nothing weighs more than before")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
