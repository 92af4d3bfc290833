#!/usr/bin/env python3
"""Runs the availability lint over every target of the manifest, at its oldest iOS.

The manifest comes from standard input, as `swift package dump-package` prints it. The modules that
the targets import must have been built in the scratch path.

usage: availability.py LINT SCRATCH_PATH [ROOT]
"""

import concurrent.futures
import json
import os
import re
import subprocess
import sys
import tempfile

import swift_source

MODULES = (
    "Swift",
    "_Concurrency",
    "_StringProcessing",
    "Synchronization",
    "Observation",
    "FoundationEssentials",
    "FoundationInternationalization",
    "Foundation",
)


def output(*command):
    """What a command prints; its failure ends the script."""
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def introduced(symbol):
    """The iOS that brought a symbol, or None when it is as old as the platform."""
    for entry in symbol.get("availability", []):
        if entry.get("domain") == "iOS" and "introduced" in entry:
            return entry["introduced"]["major"], entry["introduced"].get("minor", 0)
    return None


def newer_symbols(symbols):
    """The symbols that some iOS brought, with what the lint reads of them.

    A symbol that has an older twin with the same declaration is left out: on the older system the
    compiler takes the twin. `FixedWidthInteger.&*` is one; it became a requirement in iOS 18.
    """
    def declaration(symbol):
        fragments = symbol.get("declarationFragments", [])
        return (*symbol["pathComponents"], "".join(fragment["spelling"] for fragment in fragments))

    always = {declaration(symbol) for symbol in symbols if introduced(symbol) is None}
    return [
        {key: symbol[key] for key in ("identifier", "pathComponents", "kind", "availability")}
        for symbol in symbols
        if introduced(symbol) is not None and declaration(symbol) not in always
    ]


def symbol_graphs(scratch):
    """A folder with the symbols of the toolchain's modules that know Apple's versions.

    It is made once for a toolchain.
    """
    info = json.loads(output("swift", "-print-target-info"))
    folder = os.path.join(scratch, "toolchain-symbols", info["swiftCompilerTag"])
    if os.path.isdir(folder):
        return folder
    os.makedirs(scratch, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=scratch) as parent:
        raw, slim = os.path.join(parent, "raw"), os.path.join(parent, "slim")
        os.makedirs(raw)
        os.makedirs(slim)
        for module in MODULES:
            output("swift", "symbolgraph-extract", "-module-name", module, "-output-dir", raw,
                   "-target", info["target"]["triple"], "-minimum-access-level", "public")
        for name in os.listdir(raw):
            graph = json.loads(swift_source.read(os.path.join(raw, name)))
            kept = {"module": graph["module"], "symbols": newer_symbols(graph["symbols"])}
            with open(os.path.join(slim, name), "w", encoding="utf-8") as file:
                json.dump(kept, file)
        os.makedirs(os.path.dirname(folder), exist_ok=True)
        os.rename(slim, folder)
    return folder


def flags(target, root, scratch):
    """The compiler flags with which SwiftPM builds a target, as far as they matter here."""
    result = ["-module-name", target["name"], "-parse-as-library", "-wmo", "-swift-version", "6",
              "-I", os.path.join(scratch, "debug", "Modules"),
              "-package-name", re.sub(r"\W", "_", os.path.basename(os.path.realpath(root)).lower())]
    for setting in target["settings"]:
        feature = setting["kind"].get("enableUpcomingFeature")
        if feature:
            result += ["-enable-upcoming-feature", feature["_0"]]
        # Those of the stand-ins: without them an adapter is empty here.
        result += setting["kind"].get("unsafeFlags", {}).get("_0", [])
    return result


def folder(target):
    """Where the sources of a target are."""
    return target.get("path") or os.path.join("Sources", target["name"])


def main():
    lint, scratch = sys.argv[1:3]
    root = sys.argv[3] if len(sys.argv) > 3 else swift_source.REPOSITORY
    manifest = json.load(sys.stdin)
    versions = {entry["platformName"]: entry["version"] for entry in manifest["platforms"]}
    graphs = symbol_graphs(scratch)
    def check(target):
        """The files of a target, and what the lint says of them."""
        sources = swift_source.files(root, [folder(target)])
        command = [sys.executable, lint, versions["ios"], graphs, *sources, "--"]
        command += flags(target, root, scratch)
        return len(sources), subprocess.run(command, capture_output=True, text=True)

    targets = [
        target for target in manifest["targets"]
        if target["type"] == "regular" and not folder(target).startswith("Tests/")
    ]
    failed = 0
    # The lint is a process of its own, so threads suffice.
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for target, (count, run) in zip(targets, pool.map(check, targets)):
            print(f"{target['name']}: {count} files at iOS {versions['ios']}")
            print(run.stdout + run.stderr, end="")
            failed += run.returncode != 0
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
