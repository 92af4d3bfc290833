#!/usr/bin/env python3
"""Follows a URL through a running UIKit app, and counts what a reader of its way opens.

README's app over the models (Tests/TraceTest) is built for debugging, with a call at the entry of every function. It
runs, receives `quiz://leagues/7/questions/2`, and pushes two screens. What counts are the functions of Sources/ that
are entered between the arrival of the URL and the last screen, and are at least five lines long, each at its first
entry: the order in which a reader meets them. A closure belongs to the function around it, and a task that goes on
after a wait is no new entry. A switch is a function that is in another module than the one before it.

The trace is the same each time, but for tasks that may overtake each other: the switches may differ by some.

usage: trace-way.py [--list] [SCRATCH]

  --list   print the functions too, in order
  SCRATCH  the folder of the build; .build-trace by default

Exit codes: 0 the way was followed · 75 the app could not be built, or shows something else.
"""

import itertools
import json
import os
import re
import struct
import sys

import swift_source

ROOT = swift_source.REPOSITORY
PROGRAM, SHOWN = "TracedUIKitApp", "home / league(id: 7) / question(league: 7, id: 2)"
LEAST_LINES = 5
# Calls at entries come with a sanitizer; this one adds nothing else to Swift code.
FLAGS = ["-sanitize=undefined", "-sanitize-coverage=func,trace-pc-guard"]
FUNCTION = re.compile(r"(?:[@\w]+(?:\([^)]*\))? )*?(?:func|init|deinit|subscript|var)\b")
# What a line begins with that belongs to the declaration above it.
GOES_ON = re.compile(r"[)\]}{>\"#]|(where|throws|async)\b|->")


def build(scratch):
    """The program, which writes the functions that it enters to the file that TRACE names."""
    entries = os.path.join(scratch, "trace.o")
    os.makedirs(scratch, exist_ok=True)
    swift_source.run("clang", "-c", os.path.join(ROOT, "Tests/TraceTest/trace.c"), "-o", entries)
    flags = [word for flag in FLAGS for word in ("-Xswiftc", "-Xfrontend", "-Xswiftc", flag)]
    swift_source.run(
        "swift", "build", "--package-path", ROOT, "--scratch-path", scratch, "--product", PROGRAM,
        *flags, "-Xlinker", entries, env={**os.environ, "DEEPLINK_STANDINS": "1"},
    )
    return os.path.join(scratch, "debug", PROGRAM)


def trace(program, scratch):
    """The addresses of the functions that the program enters, in order."""
    path = os.path.join(scratch, "trace.bin")
    shown = swift_source.run(program, env={**os.environ, "TRACE": path}).strip()
    if shown != SHOWN:
        print(f"trace-way: the app shows {shown!r} in place of {SHOWN!r}", file=sys.stderr)
        sys.exit(75)
    with open(path, "rb") as file:
        return [address for address, in struct.iter_unpack("<Q", file.read())]


def symbols(program, addresses):
    """For each address, the name of its function, with its file and line."""
    asked = "".join(f"{address - 1:#x}\n" for address in addresses)
    command = ["llvm-symbolizer", f"--obj={program}", "--output-style=JSON", "--no-inlines"]
    lines = swift_source.run(*command, input=asked).splitlines()
    frames = [(json.loads(line).get("Symbol") or [{}])[0] for line in lines]
    keys = ("FunctionName", "FileName", "Line")
    return {address: tuple(map(frame.get, keys)) for address, frame in zip(addresses, frames)}


def functions(text):
    """The functions of a Swift text, accessors and initializers included: first and last line, and head.

    A function is what is moved in below a line, up to its brace: every source is formatted.
    """
    found, around = [], []
    for number, line in enumerate(swift_source.mask(text).splitlines(), start=1):
        code, indent = line.strip(), len(line) - len(line.lstrip())
        while code and around and around[-1][0] >= indent and not (
            around[-1][0] == indent and GOES_ON.match(code)
        ):
            around.pop()
        if code.startswith("}") and around and around[-1][0] == indent:
            _, first, head = around.pop()
            found.append((first, number, head))
        elif FUNCTION.match(code):
            around.append((indent, number, code))
    return found


class Sources:
    """The functions in which lines of Sources/ are."""

    def __init__(self):
        self.functions = {}

    def function(self, path, line):
        """The innermost function around a line, as its file, first line, last line and head; `None` elsewhere."""
        shown = os.path.relpath(path or "/", ROOT)
        if not shown.startswith("Sources/") or not os.path.exists(path):
            return None
        if shown not in self.functions:
            self.functions[shown] = functions(swift_source.read(path))
        around = [found for found in self.functions[shown] if found[0] <= line <= found[1]]
        return (shown, *max(around)) if around else None


def way(entries):
    """The functions of at least so many lines between the marks of the program, each at its first entry."""
    begins, ends = (
        next(index for index, (name, *_) in enumerate(entries) if mark in (name or ""))
        for mark in ("wayBegins", "wayEnds")
    )
    sources, seen = Sources(), {}
    for _, path, line in entries[begins:ends]:
        function = sources.function(path, line)
        if function and function[2] - function[1] + 1 >= LEAST_LINES:
            seen.setdefault(function, None)
    return list(seen)


def main(arguments):
    lists = "--list" in arguments
    rest = [argument for argument in arguments if argument != "--list"]
    if len(rest) > 1 or any(argument.startswith("-") for argument in rest):
        swift_source.refuse("usage: trace-way.py [--list] [SCRATCH]")
    scratch = os.path.abspath(rest[0] if rest else os.path.join(ROOT, ".build-trace"))
    program = build(scratch)
    addresses = trace(program, scratch)
    known = symbols(program, sorted(set(addresses)))
    found = way([known[address] for address in addresses])
    if lists:
        for path, first, _, head in found:
            print(f"{path}:{first}: {head.split(' {')[0]}")
    runs = [(module, len(list(run))) for module, run in itertools.groupby(path.split("/")[1] for path, *_ in found)]
    print(" ".join(f"{module.removeprefix('Link')} {count}" for module, count in runs))
    files, modules = {path for path, *_ in found}, {module for module, _ in runs}
    print(f"{len(found)} functions in {len(files)} files; {len(runs) - 1} switches between {len(modules)} modules")


if __name__ == "__main__":
    main(sys.argv[1:])
