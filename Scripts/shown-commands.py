#!/usr/bin/env python3
"""Runs the commands that the samples' documentation shows, and compares what they print.

Two places show commands:

  Examples/*/README.md       a fenced block with one line that begins with `bin/`; when the next fenced block
                             does not, it is what the command prints, to the letter
  Documentation/Behaviours.md  in a row of a table, `bin/… ` → `text`: what the command prints contains the
                             text, whatever white space is in it

Each command runs with bash in an empty folder with `bin/` in it, and with a data folder of its own. One
that is shown without what it prints succeeds; the others may show a refusal.

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


def readme_findings(path, programs):
    """How many commands a README shows, and what they do else."""
    blocks = FENCE.findall(swift_source.read(path))
    count, findings = 0, []
    for index, block in enumerate(blocks):
        if not block.startswith("bin/") or block.count("\n") != 1:
            continue
        command, count = block.strip(), count + 1
        printed, code = run(command, programs)
        shown = blocks[index + 1] if index + 1 < len(blocks) else "bin/"
        if shown.startswith("bin/"):
            findings += [f"{command}: ends with {code}"] if code != 0 else []
        elif printed != shown:
            findings.append(f"{command}: prints\n{printed}where the README has\n{shown}")
    return count, findings


def table_findings(text, programs):
    """How many commands a table shows, and what they do else; every row shows one."""
    count, findings = 0, []
    for row, cells in ROW.findall(text):
        shown = SHOWN.findall(cells)
        if not shown:
            findings.append(f"{row}: shows no command")
        for command, expected in shown:
            count += 1
            printed, _ = run(command.replace("\\|", "|"), programs)
            if " ".join(expected.split()) not in " ".join(printed.split()):
                findings.append(f"{row}: {command}: prints no '{expected}', but\n{printed}")
    return count, findings


def main():
    root, programs = sys.argv[1:]
    table = os.path.join(root, "Documentation/Behaviours.md")
    count, findings = table_findings(swift_source.read(table), programs)
    findings = [f"Documentation/Behaviours.md: {finding}" for finding in findings]
    for path in sorted(glob.glob(os.path.join(root, "Examples/*/README.md"))):
        # Without a package there is no program; those commands are run by the tests of Tools.
        if os.path.exists(os.path.join(os.path.dirname(path), "Package.swift")):
            commands, wrong = readme_findings(path, programs)
            count += commands
            # What `swift run` starts is a server, which the sample's own tests start and ask.
            started = any(block.startswith("swift run ") for block in FENCE.findall(swift_source.read(path)))
            wrong = wrong if commands or started else ["shows no command"]
            findings += [f"{os.path.relpath(path, root)}: {finding}" for finding in wrong]
    swift_source.report(findings, f"against what {count} commands print")


if __name__ == "__main__":
    main()
