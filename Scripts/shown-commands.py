#!/usr/bin/env python3
"""Runs the commands that the samples' documentation shows, and compares what they print.

Two places show commands:

  Examples/*/README.md       a fenced block with one line that begins with `bin/`; when the next one
                             does not, it is what the command prints, to the letter
  Documentation/Internals/Behaviours.md  in a row of a table, `bin/… ` → `text`: what the command prints has
                             the text, whatever white space is in it

Each command runs with bash in an empty folder with `bin/` in it, and with a data folder of its own.
One that is shown without what it prints succeeds; the others may show a refusal.

usage: shown-commands.py ROOT BIN

BIN is the folder with the programs, by the names they have in bin/.
"""

import glob
import os
import re
import subprocess
import sys
import tempfile

import swift_source

FENCE = re.compile(r"^```.*\n((?:(?!```).*\n)*)```[ \t]*$", re.MULTILINE)
ROW = re.compile(r"^\|\s*([A-E]\d?)\s*\|(.*)$", re.MULTILINE)
SHOWN = re.compile(r"`(bin/[^`]+)` → `([^`]+)`")
LIMIT = 60  # seconds


def run(command, programs):
    """What a command prints on standard output, and its exit code."""
    with tempfile.TemporaryDirectory(prefix="shown-") as folder:
        os.symlink(os.path.abspath(programs), os.path.join(folder, "bin"))
        variables = {**os.environ, "HOME": folder, "XDG_DATA_HOME": os.path.join(folder, "data")}
        done = subprocess.run(
            ["bash", "-c", command], cwd=folder, env=variables, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=LIMIT,
        )
    return done.stdout, done.returncode


def readme_findings(text, programs):
    """Yields what the commands of a README do else than it shows."""
    blocks = FENCE.findall(text)
    commands = [at for at, block in enumerate(blocks) if re.fullmatch("bin/.*\n", block)]
    # What `swift run` starts is a server, which the sample's own tests start and ask.
    if not commands and not any(block.startswith("swift run ") for block in blocks):
        yield "shows no command"
    for at in commands:
        command, shown = blocks[at].strip(), (blocks + ["bin/"])[at + 1]
        printed, code = run(command, programs)
        if shown.startswith("bin/") and code != 0:
            yield f"{command}: ends with {code}"
        elif not shown.startswith("bin/") and printed != shown:
            yield f"{command}: prints\n{printed}where the README has\n{shown}"


def table_findings(text, programs):
    """Yields what the commands of a table do else than it shows; every row shows one."""
    for row, cells in ROW.findall(text):
        shown = SHOWN.findall(cells)
        if not shown:
            yield f"{row}: shows no command"
        for command, expected in shown:
            printed, _ = run(command.replace("\\|", "|"), programs)
            if " ".join(expected.split()) not in " ".join(printed.split()):
                yield f"{row}: {command}: prints no '{expected}', but\n{printed}"


def findings(root, programs):
    """Yields what all commands do else than the documentation shows."""
    table = "Documentation/Internals/Behaviours.md"
    for finding in table_findings(swift_source.read(os.path.join(root, table)), programs):
        yield f"{table}: {finding}"
    for path in sorted(glob.glob(os.path.join(root, "Examples/*/README.md"))):
        # Without a package there is no program; those commands are run by the tests of Tools.
        if os.path.exists(os.path.join(os.path.dirname(path), "Package.swift")):
            for finding in readme_findings(swift_source.read(path), programs):
                yield f"{os.path.relpath(path, root)}: {finding}"


if __name__ == "__main__":
    swift_source.report(list(findings(*sys.argv[1:])), "against what commands print")
