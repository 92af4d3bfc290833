#!/usr/bin/env python3
"""Prints what a clean release build costs: an app over LinkRouting alone, the contract client, and,
to compare with, the tool over swift-argument-parser that SwiftPM makes.

usage: build-cost.py SCRATCH

Seconds are those of all processors together, of one run. Exit codes: 0 measured · 75 could not be
built.
"""

import os
import resource
import shutil
import sys

import swift_source
from weight import APPS

PEER = "swift-argument-parser"


def seconds(package, product, scratch):
    """The processor seconds of a clean build; dependencies are fetched before."""
    places = ["--package-path", package, "--scratch-path", scratch]
    swift_source.run("swift", "package", *places, "resolve")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    swift_source.run("swift", "build", "-c", "release", *places, "--product", product)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main(scratch):
    scratch = os.path.join(scratch, "build-cost")
    shutil.rmtree(scratch, ignore_errors=True)
    peer = os.path.join(scratch, "peer")
    os.makedirs(peer)
    swift_source.run("swift", "package", "--package-path", peer, "init", "--type", "tool", "--name", "peer")
    compared = seconds(peer, "peer", os.path.join(scratch, PEER))
    print(f"{PEER}: {compared:.0f} processor seconds")
    for name, (package, product) in APPS.items():
        package = os.path.join(swift_source.REPOSITORY, package)
        cost = seconds(package, product, os.path.join(scratch, product))
        print(f"{name}: {cost:.0f} processor seconds, {cost / compared:.2f} of those of {PEER}")


if __name__ == "__main__":
    main(*sys.argv[1:])
