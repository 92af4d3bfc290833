#!/usr/bin/env python3
"""Checks which tests run on Apple's systems, and that the project of the host app is up to date.

A test target that imports a modelled module (`appleUI` in Package.swift) has files of three kinds:

  StandIns/…+StandIns.swift   need the models of UIKit, SwiftUI, UserNotifications or WebKit
  Apple/…+Apple.swift         need Apple's frameworks
  all others                  run with both: they neither drive a model nor ask whether it is there

The hosted ones (Tests/HostApp/project.yml) run in an app: there, the project has to name what
Package.swift says (the features that are on, the products that tests import), and the script that
delivers URLs the scheme and the identifier of the app.

usage: hosted-tests.py [ROOT]
"""

import os
import plistlib
import re

import swift_source
from floors import IMPORT

PROJECT = "Tests/HostApp/project.yml"
PROPERTIES = "Tests/HostApp/Info.plist"
SOURCES = "Tests/HostApp/App"
DELIVER = "Tests/HostApp/deliver"
EXPECTED = "Tests/HostApp/deliveries.txt"

# What the SDK has, and the app itself.
GIVEN = {"Foundation", "SwiftUI", "Testing", "UIKit", "UserNotifications", "WebKit", "HostApp"}
MODEL = re.compile(r"@_spi\(Driving\)|\bimport\s+\w+StandIn\b|\bSTANDINS\b")
KINDS = {"StandIns": "+StandIns.swift", "Apple": "+Apple.swift"}


def texts(root, *paths):
    """The texts of files below a root."""
    return [swift_source.read(os.path.join(root, path)) for path in paths]


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
    for found in IMPORT.finditer(code):
        if found.group(1) not in GIVEN | linked:
            line = swift_source.line_of(code, found.start(1))
            name = found.group(1)
            yield f"{shown}:{line}: import {name}: {PROJECT} does not link it into the app"


def differences(one, other, place, other_place):
    """Yields (place, other place, name) for every name that only one of two places has."""
    yield from ((place, other_place, name) for name in sorted(set(one) - set(other)))
    yield from ((other_place, place, name) for name in sorted(set(other) - set(one)))


def project_findings(project, manifest, targets, linked):
    """What the project says otherwise than the manifest."""
    wanted = re.findall(r'enableUpcomingFeature\("(\w+)"\)', manifest)
    features = re.findall(r"-enable-upcoming-feature (\w+)", project)
    for place, other, feature in differences(features, wanted, PROJECT, "Package.swift"):
        yield f"{place}: turns on {feature}, and {other} does not"
    for product in sorted(linked - set(re.findall(r'\.library\(name: "(\w+)"', manifest))):
        yield f"{PROJECT}: links {product}, which is no product of Package.swift"
    tested = re.findall(r"^        - (\w+Tests)$", project, re.MULTILINE)
    for _, missing, target in differences(targets, tested, "target", "tested"):
        yield f"{PROJECT}: {target} is " + ("not tested" if missing == "tested" else "no target")
    for target in targets:
        if f'name: "{target}"' not in manifest:
            yield f"{PROJECT}: {target} is no test target of Package.swift"


def delivery_findings(root, project):
    """What the files of the host app say otherwise than the script that delivers URLs to it."""
    deliver, expected = texts(root, DELIVER, EXPECTED)
    with open(os.path.join(root, PROPERTIES), "rb") as file:
        properties = plistlib.load(file)
    types = properties.get("CFBundleURLTypes", [])
    schemes = sorted({scheme for each in types for scheme in each.get("CFBundleURLSchemes", [])})
    delivered = {line.split()[1].split(":")[0] for line in expected.splitlines()}
    for place, other, scheme in differences(schemes, delivered, PROPERTIES, EXPECTED):
        yield f"{place}: has the scheme {scheme}, and {other} has not"
    bundles = re.findall(r"PRODUCT_BUNDLE_IDENTIFIER: (\S+)", project)
    for name, values in (("scheme", schemes), ("bundle", bundles)):
        if (said := re.findall(rf"^{name}=(\S+)$", deliver, re.MULTILINE)) != values:
            yield f"{DELIVER}: {name} is {' '.join(said) or 'nothing'}, and not {' '.join(values)}"
    scenes = properties.get("UIApplicationSceneManifest", {}).get("UISceneConfigurations", {})
    named = {
        each.get("UISceneDelegateClassName", "").rpartition(".")[2]
        for role in scenes.values() for each in role
    }
    code = "".join(text for _, text in swift_source.sources(root, [SOURCES]))
    for name in sorted(named) or ["of no name"]:
        if not re.search(rf"\bclass {re.escape(name)}\b", code):
            yield f"{PROPERTIES}: a scene delegate {name}, which is no class in {SOURCES}"


def findings(root):
    """Yields what is wrong with the project, and with the files of its targets."""
    project, manifest = texts(root, PROJECT, "Package.swift")
    # The test targets that the project takes files of.
    targets = re.findall(r"^  (\w+):\n    templates: \[HostedTests\]$", project, re.MULTILINE)
    linked = set(re.findall(r"^          - (\w+)$", project, re.MULTILINE))
    if not targets:
        yield f"{PROJECT}: no target has the template HostedTests"
    yield from project_findings(project, manifest, targets, linked)
    yield from delivery_findings(root, project)
    for target in targets:
        files = swift_source.sources(root, [os.path.join("Tests", target)])
        if all(kind_of(shown) == "StandIns" for shown, _ in files):
            yield f"Tests/{target}: has no file that runs on Apple's systems"
        for shown, text in files:
            yield from file_findings(shown, swift_source.mask(text).code, linked)


if __name__ == "__main__":
    swift_source.check(findings, "about tests on Apple's systems: see decision 0025")
