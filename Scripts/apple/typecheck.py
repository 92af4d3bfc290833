#!/usr/bin/env python3
"""Type-checks the package for Apple's platforms on Linux, without Apple's SDK.

The modules of Swift come from the toolchain, retargeted. Foundation is a stub that declares what
the package uses (Scripts/apple/Foundation). UIKit, SwiftUI, UserNotifications and WebKit are the
models of Tests/StandIns. So every `#if os(…)` is compiled for the platforms of Package.swift, and
the compiler checks availability at their oldest versions. Nothing is linked.

For iOS, what uses SwiftUI is checked once more with `@State` as the macro that SDK 27 has (state_macro.py), and what uses
UIKit or WebKit alone once more with headers of Objective-C in place of the models (objc_importer.py).

What is checked comes from Package.swift: all libraries for every platform; for iOS also the code of
the samples that are targets, the snippets, the host app, the tests that need no models, and targets of language mode
5 in mode 6 too. A module is not checked again until its sources, what it imports or the toolchain
change.

usage: typecheck.py [--scratch FOLDER] [--platform NAME]… [--brief] [ROOT]
  --scratch FOLDER  where the modules are kept (ROOT/.build-check-apple)
  --platform NAME   ios, maccatalyst, macos, tvos, visionos or watchos (all of Package.swift)
  --brief           leave out tests, and check the bodies of functions for iOS alone in targets that
                    use Swift alone: its versions come to all platforms at once
exit codes: 0 everything compiles · 1 something does not · 64 wrong usage · 75 could not set up
"""

import argparse
import concurrent.futures
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]

import swift_source  # noqa: E402
from modules import FULL, PLATFORMS, Manifest  # noqa: E402
from objc_importer import Importer  # noqa: E402
from platforms import ERRORS, Platform, Toolchain  # noqa: E402
from state_macro import StateMacro  # noqa: E402


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1])
    parser.error = swift_source.refuse
    parser.add_argument("--scratch")
    parser.add_argument("--platform", action="append", default=[], choices=list(PLATFORMS))
    parser.add_argument("--brief", action="store_true")
    parser.add_argument("root", nargs="?", default=swift_source.REPOSITORY)
    options = parser.parse_args()
    root = os.path.realpath(options.root)
    scratch = os.path.realpath(options.scratch or os.path.join(root, ".build-check-apple"))
    manifest = Manifest(root, os.path.join(scratch, "package"), options.brief)
    toolchain = Toolchain(scratch)
    platforms = [
        Platform(name, manifest.versions[name], scratch, toolchain, options.brief)
        for name in options.platform or [name for name in PLATFORMS if name in manifest.versions]
    ]
    # The first has most to do.
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        states = pool.map(lambda each: check(each, list(manifest.modules(each.name))), platforms)
        return 1 if any(list(states)) else 0


def check(platform, modules):
    """Checks the modules of a platform in all ways, and tells whether any has errors."""
    states = [platform.check_all(modules)]
    if platform.name == FULL:
        states.append(StateMacro(platform).check_all(modules))
        states.append(Importer(platform).check_all(modules))
    return any(ERRORS in each for each in states)


if __name__ == "__main__":
    sys.exit(main())
