#!/usr/bin/env python3
"""Type-checks the package for Apple's platforms on Linux, without Apple's SDK.

The modules of Swift come from the toolchain, retargeted. Foundation is a stub that declares what
the package uses (Scripts/apple/Foundation). UIKit, SwiftUI, UserNotifications and WebKit are the
models of Tests/StandIns. So every `#if os(…)` is compiled for the platforms of Package.swift, and
the compiler checks availability at their oldest versions. Nothing is linked, and Objective-C's
rules are not checked.

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
import collections
import concurrent.futures
import glob
import hashlib
import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

import swift_source  # noqa: E402

# The triple of a platform, a triple of the same platform with the 24 characters of
# x86_64-unknown-linux-gnu, and the modelled modules that the platform lacks.
PLATFORMS = {
    "ios": ("x86_64-apple-ios{}-simulator", "x86_64--ios1.0-simulator", ()),
    "maccatalyst": ("x86_64-apple-ios{}-macabi", "x86_64-apple-ios9-macabi", ()),
    "macos": ("x86_64-apple-macosx{}", "x86_64-apple-macosx10.00", ("UIKit",)),
    "tvos": ("x86_64-apple-tvos{}-simulator", "x86_64--tvos16-simulator", ("WebKit",)),
    "visionos": ("x86_64-apple-xros{}-simulator", "x86_64--xros10-simulator", ()),
    "watchos": ("x86_64-apple-watchos{}-simulator", "amd64--watchos-simulator", ("WebKit",)),
}
FULL = "ios"  # the platform for which more than the libraries is checked
SHOWN = 20  # errors of one module that are printed
ERRORS = "with errors"
LINUX = "x86_64-unknown-linux-gnu"
# Which visionOS has what a version of iOS brought: the compiler reads it from the SDK.
SDK_SETTINGS = os.path.join(HERE, "SDKSettings.json")
# The modules of Apple that are stubs here, each in a folder of its name.
STUBS = ("Darwin", "Foundation", "os")
# What may be another on another platform.
CONDITION = re.compile(r"[#@](if|available|unavailable)\b")

TOOLCHAIN = (
    "SwiftOnoneSupport", "_Builtin_float", "_Concurrency", "_RegexParser", "_StringProcessing",
    "Observation", "_TestingInterop", "_TestDiscovery", "Testing",
)


@dataclass
class Module:
    """Something that one run of the compiler checks."""

    name: str
    files: list
    imports: list
    flags: list
    is_imported: bool
    is_strict: bool
    label: str  # what it is called in the output

    @property
    def is_same_everywhere(self):
        """Whether the files have no conditions and import nothing but other targets."""
        text = "".join(swift_source.read(path) for path in self.files)
        return not CONDITION.search(text) and set(swift_source.IMPORT.findall(text)) <= set(self.imports)


def is_text(path, text):
    """Whether a file is there and has a text."""
    return os.path.exists(path) and swift_source.read(path) == text


class Manifest:
    """What Package.swift says, with the models and without."""

    def __init__(self, root, scratch, is_brief):
        def dump(standins):
            return json.loads(swift_source.run(
                "swift", "package", "--package-path", root, "--scratch-path", scratch,
                "dump-package", env={**os.environ, "DEEPLINK_STANDINS": standins},
            ))

        self.root, self.is_brief = root, is_brief
        manifest = dump("1")
        self.targets = {target["name"]: target for target in manifest["targets"]}
        self.plain = {target["name"] for target in dump("0")["targets"]}
        self.package = re.sub(r"\W", "_", os.path.basename(os.path.realpath(root)).lower())
        self.versions = {entry["platformName"]: entry["version"] for entry in manifest["platforms"]}
        if FULL in self.versions:
            self.versions.setdefault("maccatalyst", self.versions[FULL])
        self.libraries = self.closure(
            name for product in manifest["products"] for name in product["targets"]
        )

    def imports(self, name):
        """The targets that a target depends on."""
        entries = (entry.get("byName") or entry.get("target") or [None]
                   for entry in self.targets[name]["dependencies"])
        return [entry[0] for entry in entries if entry[0] in self.targets]

    def closure(self, names):
        """The targets, and all that they depend on, each after those that it imports."""
        found = []
        for name in names:
            if name in self.targets and name not in found:
                below = self.closure(self.imports(name))
                found += [other for other in below if other not in found] + [name]
        return found

    def folder(self, name):
        """Where the sources of a target are."""
        target = self.targets[name]
        parent = "Tests" if target["type"] == "test" else "Sources"
        return os.path.join(self.root, target.get("path") or os.path.join(parent, name))

    def mode(self, name):
        """The language mode of a target."""
        kinds = [setting["kind"] for setting in self.targets[name]["settings"]]
        modes = [kind["swiftLanguageMode"]["_0"] for kind in kinds if "swiftLanguageMode" in kind]
        return modes[-1] if modes else "6"

    def flags(self, name, absent, mode):
        """The flags of the compiler for a target, where these modelled modules are absent."""
        result = ["-swift-version", mode, "-package-name", self.package]
        for setting in self.targets[name]["settings"]:
            kind = setting["kind"]
            if "enableUpcomingFeature" in kind:
                result += ["-enable-upcoming-feature", kind["enableUpcomingFeature"]["_0"]]
            if "define" in kind:
                result += ["-D", kind["define"]["_0"]]
            unsafe = iter(kind.get("unsafeFlags", {}).get("_0", []))
            for flag in unsafe:
                value = next(unsafe)
                if flag == "-Xfrontend":
                    result.append(value)
                elif value.split("=")[0] not in absent:
                    result += [flag, value]
        return result

    def modules(self, platform):
        """The modules to check for a platform, each after those that it imports."""
        absent = PLATFORMS[platform][2]
        missing = {f"{name}StandIn" for name in absent}
        chosen = self.libraries
        if platform == FULL:
            # A script such as the linkage test is a program of this machine.
            chosen = [
                name for name, target in self.targets.items()
                if target["type"] != "test"
                and not os.path.exists(os.path.join(self.folder(name), "main.swift"))
            ]
        chosen = [name for name in self.closure(sorted(chosen)) if name not in missing]
        yield from (self.module(name, absent) for name in chosen)
        if platform == FULL:
            yield from self.others()
            yield from (self.module(name, mode="6") for name in chosen if self.mode(name) == "5")

    def module(self, name, absent=(), mode=None):
        """The module of a target; in another mode than its own, one that nothing imports."""
        is_test, is_model = self.targets[name]["type"] == "test", name.endswith("StandIn")
        flags, folder = self.flags(name, absent, mode or self.mode(name)), self.folder(name)
        if is_model:
            # What models do inside is not what apps may do.
            flags.append("-disable-availability-checking")
        driving = os.path.join(folder, "StandIns") + os.sep
        files = swift_source.files(folder, ["."])
        files = [path for path in files if not (is_test and path.startswith(driving))]
        return Module(
            name, files, [other for other in self.imports(name) if other[:-7] not in absent], flags,
            mode is None and not is_test, not is_model, f"{name} (mode {mode})" if mode else name,
        )

    def others(self):
        """What nothing imports, and is checked: tests and snippets."""
        for name, target in self.targets.items():
            has_apple = os.path.isdir(os.path.join(self.folder(name), "Apple"))
            is_wanted = not self.is_brief and (name in self.plain or has_apple)
            if target["type"] == "test" and is_wanted:
                yield self.module(name)
        flags = ["-swift-version", "6", "-package-name", self.package]
        for path in sorted(glob.glob(os.path.join(self.root, "Snippets/*.swift"))):
            name = os.path.basename(path)[:-6]
            yield Module(name, [path], self.libraries, flags, False, True, f"Snippets/{name}")


class Platform:
    """Checks modules for one platform, in a folder of its own."""

    def __init__(self, name, version, scratch, toolchain, is_brief):
        triple, self.same_length, _ = PLATFORMS[name]
        self.name, self.triple, self.is_brief = name, triple.format(version), is_brief and name != FULL
        self.folder, self.library = os.path.join(scratch, self.triple), toolchain.library
        self.identity = toolchain.identity
        # What tells of each module that compiles whether it has to be checked again.
        self.stamps = {}
        self.common = [
            "-target", self.triple, "-resource-dir", toolchain.resources, "-disable-objc-interop",
            "-I", self.folder, "-I", os.path.join(toolchain.resources, "shims"),
            "-plugin-path", os.path.join(self.library, "host", "plugins"),
            "-diagnostic-style", "llvm",
        ]

    def prepare(self):
        """Makes the modules of Swift and Foundation, unless they are there."""
        if self.name == "visionos":
            sdk = os.path.join(self.folder, "sdk")
            swift_source.write(os.path.join(sdk, "SDKSettings.json"), swift_source.read(SDK_SETTINGS))
            self.common += ["-sdk", sdk]
        stamp = os.path.join(self.folder, "toolchain.stamp")
        if not is_text(stamp, self.identity):
            os.makedirs(self.folder, exist_ok=True)
            self.retarget_swift()
            for name in TOOLCHAIN:
                self.compile_interface(name)
            swift_source.write(stamp, self.identity)
        for name in STUBS:
            files = swift_source.files(HERE, [name])
            if self.check(Module(name, files, [], ["-swift-version", "5"], True, False, name)) == ERRORS:
                sys.exit(75)

    def retarget_swift(self):
        """Makes the module Swift: the one for Linux, with another target.

        It says nothing else that depends on the platform, and its interface takes half a minute to
        compile. That is done when the module has another form than expected.
        """
        source = os.path.join(self.library, "linux", "Swift.swiftmodule", f"{LINUX}.swiftmodule")
        with open(source, "rb") as file:
            module = file.read()
        if module.count(LINUX.encode()) != 1 or len(self.same_length) != len(LINUX):
            self.compile_interface("Swift", "-parse-stdlib")
            return
        with open(os.path.join(self.folder, "Swift.swiftmodule"), "wb") as file:
            file.write(module.replace(LINUX.encode(), self.same_length.encode()))

    def compile_interface(self, name, *flags):
        """Makes a module of the toolchain from its interface for Linux."""
        source = f"{self.library}/linux/{name}.swiftmodule/{LINUX}.swiftinterface"
        # Swift's own modules need newer systems inside than apps do.
        target = f"-target {self.triple} -disable-availability-checking"
        text = swift_source.read(source).replace(f"-target {LINUX}", target)
        text = re.sub(r"@backDeployed\(before:[^)]*\)", "", text)
        text = re.sub(r"^import Glibc\n", "", text, flags=re.MULTILINE)
        interface = os.path.join(self.folder, f"{name}.swiftinterface")
        swift_source.write(interface, text)
        module = os.path.join(self.folder, f"{name}.swiftmodule")
        swift_source.run(
            "swiftc", "-frontend", "-compile-module-from-interface", interface,
            "-module-name", name, "-o", module, *self.common, *flags,
        )

    def commands(self, module):
        """What the compiler does with a module: it makes what others import, and checks everything.

        What others import needs no bodies of functions; both together take half as long as one run
        that makes a whole module. Bodies of models and stubs are checked elsewhere or do nothing.
        """
        if module.is_imported:
            product = os.path.join(self.folder, f"{module.name}.swiftmodule")
            yield ["-emit-module", "-emit-module-path", product, "-enable-testing",
                   "-experimental-skip-all-function-bodies", "-suppress-warnings"]
        if module.is_strict and not (self.is_brief and module.is_same_everywhere):
            yield ["-typecheck", "-warnings-as-errors"]

    def check(self, module):
        """Checks a module, after those that it imports, and prints its errors; the state that it is in."""
        if any(name not in self.stamps for name in module.imports):
            return "not checked, since what they import has errors"
        flags = [*self.common, *module.flags, "-module-name", module.name]
        if len(module.files) > 1 or module.is_imported:
            flags.append("-parse-as-library")
        commands = [
            ["swiftc", "-frontend", *command, *flags, *module.files] for command in self.commands(module)]
        imported = [self.stamps[name] for name in (*STUBS, *module.imports) if name in self.stamps]
        said = [self.identity, *imported, *(part for command in commands for part in command)]
        said += [swift_source.read(path) for path in module.files]
        stamp = hashlib.sha256("\0".join(said).encode()).hexdigest()
        kept = os.path.join(self.folder, re.sub(r"\W", "_", module.label) + ".stamp")
        is_kept = is_text(kept, stamp)
        for command in () if is_kept else commands:
            run = subprocess.run(command, capture_output=True, text=True)
            if run.returncode != 0:
                found = errors(run.stdout + run.stderr)
                print(f"{module.label} does not compile for {self.triple}:\n{found}", flush=True)
                return ERRORS
        swift_source.write(kept, stamp)
        self.stamps[module.label] = stamp
        return "unchanged" if is_kept else "checked"

    def check_all(self, modules):
        """Checks all modules, and tells how many are in which state."""
        self.prepare()
        return collections.Counter(map(self.check, modules))


def errors(text):
    """The lines with errors of what a compiler printed; all lines when there is none."""
    lines = text.splitlines()
    found = list(dict.fromkeys(line for line in lines if re.search(r"\berror:", line))) or lines
    more = [f"and {len(found) - SHOWN} more"] if len(found) > SHOWN else []
    return "\n".join(found[:SHOWN] + more)


class Toolchain:
    """The toolchain that is used: its libraries, a folder with its resources but the modules, and what it is."""

    def __init__(self, scratch):
        info = json.loads(swift_source.run("swiftc", "-print-target-info"))
        self.library = info["paths"]["runtimeResourcePath"]
        own = [swift_source.read(path) for path in (os.path.abspath(__file__), SDK_SETTINGS)]
        self.identity = hashlib.sha256("".join([info["compilerVersion"], *own]).encode()).hexdigest()
        self.resources = os.path.join(scratch, "resources")
        os.makedirs(self.resources, exist_ok=True)
        for part in ("apinotes", "clang", "shims"):
            link = os.path.join(self.resources, part)
            if os.path.lexists(link):
                os.remove(link)
            os.symlink(os.path.join(self.library, part), link)


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
        results = pool.map(lambda each: each.check_all(manifest.modules(each.name)), platforms)
        has_errors = False
        for platform, states in zip(platforms, results):
            counts = ", ".join(f"{count} {state}" for state, count in states.items())
            print(f"{platform.triple}: {states.total()} modules, {counts}")
            has_errors |= ERRORS in states
    return 1 if has_errors else 0


if __name__ == "__main__":
    sys.exit(main())
