#!/usr/bin/env python3
"""Checks which tests run on Apple's systems, and that the project of the host app is up to date.

A test target that imports a modelled module (`appleUI` in Package.swift) has its files in three kinds:

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
import sys

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


def hosted(project):
    """The test targets that the project takes files of."""
    return re.findall(r"^  (\w+):\n    templates: \[HostedTests\]$", project, re.MULTILINE)


def kind_of(path):
    """The folder that a file belongs into by its name; None when it is to run with both."""
    return next((kind for kind, end in KINDS.items() if path.endswith(end)), None)


def files_of(root, target):
    """The files of a test target: the path below the target, and the code."""
    folder = os.path.join(root, "Tests", target)
    for path in swift_source.files(root, [os.path.join("Tests", target)]):
        yield os.path.relpath(path, folder), swift_source.mask(swift_source.read(path)).code


def file_findings(target, path, code, linked):
    """What is wrong with a file of a hosted test target."""
    kind, shown = kind_of(path), f"Tests/{target}/{path}"
    folders = path.split(os.sep)[:-1]
    if kind != next((name for name in KINDS if name in folders), None):
        yield f"{shown}: " + (
            f"named {KINDS[kind]}, so it belongs into the folder {kind} of its target"
            if kind
            else f"in the folder {folders[0]}, so it is to be named …{KINDS[folders[0]]}"
        )
    if kind == "StandIns":
        return
    if model := MODEL.search(code):
        line = swift_source.line_of(code, model.start())
        yield f"{shown}:{line}: {model.group()}: what needs the models is named …+StandIns.swift"
    for found in IMPORT.finditer(code):
        if found.group(1) not in GIVEN | linked:
            line = swift_source.line_of(code, found.start(1))
            yield f"{shown}:{line}: import {found.group(1)}: {PROJECT} does not link it into the app"


def project_findings(project, manifest, targets, linked):
    """What the project says otherwise than the manifest."""
    wanted = set(re.findall(r'enableUpcomingFeature\("(\w+)"\)', manifest))
    features = set(re.findall(r"-enable-upcoming-feature (\w+)", project))
    for feature in sorted(wanted ^ features):
        one, other = (PROJECT, "Package.swift") if feature in features else ("Package.swift", PROJECT)
        yield f"{one}: turns on {feature}, and {other} does not"
    products = set(re.findall(r'\.library\(name: "(\w+)"', manifest))
    for product in sorted(linked - products):
        yield f"{PROJECT}: links {product}, which is no product of Package.swift"
    tested = set(re.findall(r"^        - (\w+Tests)$", project, re.MULTILINE))
    for target in sorted(set(targets) ^ tested):
        yield f"{PROJECT}: {target} is " + ("not tested" if target in targets else "no target")
    for target in targets:
        if f'name: "{target}"' not in manifest:
            yield f"{PROJECT}: {target} is no test target of Package.swift"


def delivery_findings(root, project):
    """What the files of the host app say otherwise than the script that delivers URLs to it."""
    deliver = swift_source.read(os.path.join(root, DELIVER))
    with open(os.path.join(root, PROPERTIES), "rb") as file:
        properties = plistlib.load(file)
    yield from scene_findings(root, properties)
    types = properties.get("CFBundleURLTypes", [])
    schemes = {scheme for each in types for scheme in each.get("CFBundleURLSchemes", [])}
    delivered = {line.split()[1].split(":")[0] for line in lines(root, EXPECTED)}
    for scheme in sorted(schemes ^ delivered):
        one, other = (PROPERTIES, EXPECTED) if scheme in schemes else (EXPECTED, PROPERTIES)
        yield f"{one}: has the scheme {scheme}, and {other} has not"
    for name, values in (
        ("scheme", sorted(schemes)),
        ("bundle", re.findall(r"PRODUCT_BUNDLE_IDENTIFIER: (\S+)", project)),
    ):
        if (said := re.findall(rf"^{name}=(\S+)$", deliver, re.MULTILINE)) != values:
            yield f"{DELIVER}: {name} is {' '.join(said) or 'nothing'}, and not {' '.join(values)}"


def scene_findings(root, properties):
    """The delegates of scenes that the properties name and the app has not."""
    scenes = properties.get("UIApplicationSceneManifest", {}).get("UISceneConfigurations", {})
    named = {
        each.get("UISceneDelegateClassName", "").rpartition(".")[2] for role in scenes.values() for each in role
    }
    code = "".join(swift_source.read(path) for path in swift_source.files(root, [SOURCES]))
    for name in sorted(named) or ["of no name"]:
        if not re.search(rf"\bclass {re.escape(name)}\b", code):
            yield f"{PROPERTIES}: a scene delegate {name}, which is no class in {SOURCES}"


def lines(root, path):
    """The lines of a file."""
    return swift_source.read(os.path.join(root, path)).splitlines()


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else swift_source.REPOSITORY
    project = swift_source.read(os.path.join(root, PROJECT))
    manifest = swift_source.read(os.path.join(root, "Package.swift"))
    targets = hosted(project)
    linked = set(re.findall(r"^          - (\w+)$", project, re.MULTILINE))
    findings = [] if targets else [f"{PROJECT}: no target has the template HostedTests"]
    findings += project_findings(project, manifest, targets, linked)
    findings += delivery_findings(root, project)
    for target in targets:
        files = list(files_of(root, target))
        if not any(kind_of(path) != "StandIns" for path, _ in files):
            findings.append(f"Tests/{target}: has no file that runs on Apple's systems")
        for path, code in files:
            findings += file_findings(target, path, code, linked)
    swift_source.report(findings, "about tests on Apple's systems (Documentation/Decisions/0025-host-app.md)")


if __name__ == "__main__":
    main()
