#!/usr/bin/env python3
"""Checks which tests run on Apple's systems, and that the project of the host app is up to date.

A test target that imports a modelled module (`appleUI` in Package.swift) has files of three kinds:

  StandIns/…+StandIns.swift   need the models of UIKit, SwiftUI, UserNotifications or WebKit
  Apple/…+Apple.swift         need Apple's frameworks
  all others                  run with both: they neither drive a model nor ask whether it is there

The hosted ones (Tests/HostApp/project.yml) run in an app: there, the project has to name what
Package.swift says (the features that are on, the products that tests import), and the script that
delivers URLs the scheme and the identifier of the app. What the page of beliefs cites of the first run on a Mac is in its
list, and the other way round.

usage: hosted-tests.py [ROOT]
"""

import os
import re

import swift_source

PROJECT = "Tests/HostApp/project.yml"
PROPERTIES = "Tests/HostApp/Info.plist"
SOURCES = "Tests/HostApp/App"
DELIVER = "Tests/HostApp/deliver"
EXPECTED = "Tests/HostApp/deliveries.txt"
# What a person runs and looks at on a Mac, and the page that says which belief each item decides.
FIRST_RUN, BELIEFS = "Tests/HostApp/first-run.txt", "Documentation/ApplePlatforms.md"
CITED = re.compile(r"first-run\s((?:`[\w-]+`(?:,\s)?)+)")

# What the SDK has, and the app itself.
GIVEN = {"Foundation", "SwiftUI", "Testing", "UIKit", "UserNotifications", "WebKit", "HostApp"}
MODEL = re.compile(r"@_spi\(Driving\)|\bimport\s+\w+StandIn\b|\bSTANDINS\b")
KINDS = {"StandIns": "+StandIns.swift", "Apple": "+Apple.swift"}


def kind_of(path):
    """The folder that a file belongs into by its name; None when it is to run with both."""
    return next((kind for kind, end in KINDS.items() if path.endswith(end)), None)


def file_findings(shown, code, linked):
    """What is wrong with a file of a hosted test target."""
    kind, folders = kind_of(shown), shown.split(os.sep)[2:-1]
    folder = next((name for name in KINDS if name in folders), None)
    if kind and kind != folder:
        yield f"{shown}: named {KINDS[kind]}, so it belongs into the folder {kind} of its target"
    elif kind != folder:
        yield f"{shown}: in the folder {folder}, so it is to be named …{KINDS[folder]}"
    if kind == "StandIns":
        return
    if model := MODEL.search(code):
        line = swift_source.line_of(code, model.start())
        yield f"{shown}:{line}: {model.group()}: what needs the models is named …+StandIns.swift"
    for found in swift_source.IMPORT.finditer(code):
        if found.group(1) not in GIVEN | linked:
            line = swift_source.line_of(code, found.start(1))
            name = found.group(1)
            yield f"{shown}:{line}: import {name}: {PROJECT} does not link it into the app"


def modules_of(products, manifest):
    """The modules that products of a manifest bring, which are named in its list of products."""
    brought = re.findall(r'\.library\(name: "(\w+)", targets: \[(.*)\]\)', manifest)
    return {name for product, targets in brought if product in products for name in re.findall(r"\w+", targets)}


def names(pattern, text):
    """What the group of a regular expression matches in the lines of a text."""
    return set(re.findall(pattern, text, re.MULTILINE))


def findings(root):
    """Yields what is wrong with the project, and with the files of its targets."""
    def text(path):
        return swift_source.read(os.path.join(root, path))

    project, manifest, deliver, properties = map(text, (PROJECT, "Package.swift", DELIVER, PROPERTIES))
    schemes = names(r"<key>CFBundleURLSchemes</key>\s*<array>\s*<string>(.*)</string>\s*</array>", properties)
    delegates = names(r"<key>UISceneDelegateClassName</key>\s*<string>.*\.(\w+)</string>", properties)
    app = "".join(code for _, code in swift_source.sources(root, [SOURCES]))
    linked = names(r"^          - (\w+)$", project)
    # The test targets that the project takes files of.
    targets = names(r"^  (\w+):\n    templates: \[HostedTests\]$", project)
    # What names, a place with such names, and a place that has to have them; `=` in front: the same ones.
    for what, place, own, other, others in (
        ("=feature", PROJECT, names(r"-enable-upcoming-feature (\w+)", project),
         "Package.swift", names(r'enableUpcomingFeature\("(\w+)"\)', manifest)),
        ("product", PROJECT, linked, "Package.swift", names(r'\.library\(name: "(\w+)"', manifest)),
        ("test target", PROJECT, targets, "Package.swift", names(r'name: "(\w+)"', manifest)),
        ("=test target", PROJECT, targets, f"the scheme of {PROJECT}", names(r"^        - (\w+Tests)$", project)),
        ("=scheme", PROPERTIES, schemes, EXPECTED, names(r"^\S+ ([^:]+):", text(EXPECTED))),
        ("=scheme", PROPERTIES, schemes, DELIVER, names(r"^scheme=(\S+)$", deliver)),
        ("=bundle", PROJECT, names(r"PRODUCT_BUNDLE_IDENTIFIER: (\S+)", project),
         DELIVER, names(r"^bundle=(\S+)$", deliver)),
        ("=item of the first run", FIRST_RUN, names(r"^(?:run|look) ([\w-]+): ", text(FIRST_RUN)),
         BELIEFS, set(re.findall(r"`([\w-]+)`", " ".join(CITED.findall(text(BELIEFS)))))),
        ("scene delegate", PROPERTIES, delegates, SOURCES, names(r"\bclass (\w+)", app)),
    ):
        if not own:
            yield f"{place}: has no {what.lstrip('=')}"
        yield from (f"{other}: has no {what.lstrip('=')} {name}, and {place} has"
                    for name in sorted(own - others))
        if what.startswith("="):
            yield from (f"{place}: has no {what[1:]} {name}, and {other} has"
                        for name in sorted(others - own))
    for target in sorted(targets):
        files = swift_source.sources(root, [os.path.join("Tests", target)])
        if all(kind_of(shown) == "StandIns" for shown, _ in files):
            yield f"Tests/{target}: has no file that runs on Apple's systems"
        for shown, code in files:
            yield from file_findings(shown, swift_source.mask(code), modules_of(linked, manifest))


if __name__ == "__main__":
    swift_source.check(findings, "about tests on Apple's systems: see decision 0030")
