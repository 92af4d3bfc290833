#!/usr/bin/env python3
"""Prints what a clean release build costs: an app over LinkRouting alone, the contract client, and, to compare
with, an app that imports swift-argument-parser.

usage: build-cost.py SCRATCH

Seconds are those of all processors together, of one run. Exit codes: 0 measured · 75 could not be built.
"""

import os
import resource
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
APPS = {
    "LinkRouting alone": (os.path.join(ROOT, "Tests/SizeTest"), "links"),
    "contract client": (os.path.join(ROOT, "Tests/ContractClient"), "ClientInMode6"),
}
PEER = "swift-argument-parser"
PEER_MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "peer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: [
    .executableTarget(
      name: "peer",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]
    )
  ]
)
"""
PEER_APP = """import ArgumentParser

@main struct Peer: ParsableCommand {}
"""


def peer(scratch):
    """The folder of an app that imports the package to compare with."""
    sources = os.path.join(scratch, "peer", "Sources", "peer")
    os.makedirs(sources)
    with open(os.path.join(scratch, "peer", "Package.swift"), "w", encoding="utf-8") as file:
        file.write(PEER_MANIFEST)
    with open(os.path.join(sources, "Peer.swift"), "w", encoding="utf-8") as file:
        file.write(PEER_APP)
    return os.path.join(scratch, "peer")


def seconds(package, product, scratch):
    """The processor seconds of a clean build; dependencies are fetched before."""
    command = ["swift", "build", "-c", "release", "--package-path", package, "--scratch-path", scratch]
    for step in (["swift", "package", *command[4:], "resolve"], [*command, "--product", product]):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run = subprocess.run(step, capture_output=True, text=True, check=False)
        if run.returncode != 0:
            sys.stderr.write(f"{run.stdout}{run.stderr}\nbuild-cost: {product} could not be built\n")
            sys.exit(75)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    if len(sys.argv) != 2:
        sys.stderr.write(__doc__)
        sys.exit(64)
    scratch = os.path.join(sys.argv[1], "build-cost")
    shutil.rmtree(scratch, ignore_errors=True)
    compared = seconds(peer(scratch), "peer", os.path.join(scratch, PEER))
    print(f"{PEER}: {compared:.0f} processor seconds")
    for name, (package, product) in APPS.items():
        cost = seconds(package, product, os.path.join(scratch, product))
        print(f"{name}: {cost:.0f} processor seconds, {cost / compared:.2f} of those of {PEER}")


if __name__ == "__main__":
    main()
