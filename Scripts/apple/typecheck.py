#!/usr/bin/env python3
"""Type-checks the package for Apple's platforms on Linux, without Apple's SDK.

The modules of Swift come from the toolchain, retargeted. Foundation is a stub that declares what the
package uses (Scripts/apple/Foundation). UIKit, SwiftUI, UserNotifications and WebKit are the models of
Tests/StandIns. So every `#if os(…)` is compiled for the platforms of Package.swift, and the compiler
checks availability at their oldest versions. Nothing is linked, and Objective-C's rules are not checked.

What is checked comes from Package.swift: all libraries for every platform; for iOS also the code of the
samples, the snippets, the host app, the tests that need no models, and targets of language mode 5 in
mode 6 too. A module is not checked again until its sources, what it imports or the toolchain change.

usage: typecheck.py [--scratch FOLDER] [--jobs N] [--platform NAME]… [--target NAME]… [--table] [ROOT]
  --scratch FOLDER  where the modules are kept (ROOT/.build-check-apple)
  --jobs N          compilers that run side by side (the number of processors)
  --platform NAME   ios, maccatalyst, macos, tvos, visionos or watchos (all that Package.swift names)
  --target NAME     these libraries and what they import, no tests (everything)
  --table           print the result of every module
exit codes: 0 everything compiles · 1 something does not · 64 wrong usage · 75 could not set up
"""

import argparse
import concurrent.futures
import hashlib
import json
import os
import re
import subprocess
import sys
import time
from dataclasses import dataclass, field

HERE = os.path.dirname(os.path.abspath(__file__))
REPOSITORY = os.path.dirname(os.path.dirname(HERE))

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
LINUX = "x86_64-unknown-linux-gnu"
# The modules of Apple that are stubs here, each in a folder of its name.
STUBS = ("Darwin", "Foundation", "os")

TOOLCHAIN = (
    "SwiftOnoneSupport", "_Builtin_float", "_Concurrency", "_RegexParser", "_StringProcessing",
    "Observation", "_TestingInterop", "_TestDiscovery", "Testing",
)
# Which visionOS has what a version of iOS brought: the compiler reads it from the SDK.
SDK_SETTINGS = {
    "Version": "26.0", "CanonicalName": "xrsimulator26.0", "MaximumDeploymentTarget": "26.0.99",
    "VersionMap": {
        "iOS_visionOS": {
            "1.0": "1.0", "11.0": "1.0", "12.0": "1.0", "13.0": "1.0", "14.0": "1.0", "15.0": "1.0",
            "16.0": "1.0", "16.4": "1.0", "17.0": "1.0", "17.1": "1.0", "17.2": "1.1", "17.4": "1.1", "17.5": "1.2", "18.0": "2.0",
            "18.1": "2.1", "18.2": "2.2", "18.4": "2.4", "26.0": "26.0",
        },
        "visionOS_iOS": {"1.0": "17.0", "2.0": "18.0", "26.0": "26.0"},
    },
}


class SetupError(Exception):
    """The check cannot run here."""


@dataclass
class Module:
    """Something that one run of the compiler checks."""

    name: str
    files: list
    imports: list = field(default_factory=list)
    flags: list = field(default_factory=list)
    is_imported: bool = True
    is_strict: bool = True
    label: str = ""


@dataclass
class Result:
    """What the compiler said of a module; `state` is checked, kept, failed or blocked."""

    state: str
    stamp: str = ""
    output: str = ""
    seconds: float = 0


def output(*command, **options):
    """What a command prints; its failure ends the check."""
    run = subprocess.run(command, capture_output=True, text=True, **options)
    if run.returncode != 0:
        raise SetupError(f"{' '.join(command)}\n{run.stdout}{run.stderr}")
    return run.stdout


def swift_files(folder, excluded=None):
    """The Swift files below a folder, without those in its subfolder `excluded`."""
    found = []
    for path, names, leaves in os.walk(folder):
        names[:] = [name for name in names if not name.startswith(".") and not name.endswith(".docc")]
        if path == folder and excluded in names:
            names.remove(excluded)
        found += [os.path.join(path, leaf) for leaf in leaves if leaf.endswith(".swift")]
    return sorted(found)


def unknown_imports(files, targets):
    """The modules that files import and that are neither targets nor Apple's."""
    found = set()
    for path in files:
        with open(path, encoding="utf-8") as file:
            found.update(re.findall(r"^(?:public |@\w+ )*import (\w+)", file.read(), re.MULTILINE))
    given = {"Foundation", "Testing", *(name[:-7] for name in targets if name.endswith("StandIn"))}
    return sorted(found - given - set(targets))


class Manifest:
    """What Package.swift says, with the models and without."""

    def __init__(self, root, scratch):
        def dump(**environment):
            variables = {k: v for k, v in os.environ.items() if k != "DEEPLINK_STANDINS"}
            return json.loads(output(
                "swift", "package", "--package-path", root, "--scratch-path", scratch, "dump-package",
                env={**variables, **environment},
            ))

        self.root = root
        manifest = dump(DEEPLINK_STANDINS="1")
        self.targets = {target["name"]: target for target in manifest["targets"]}
        self.plain = {target["name"] for target in dump()["targets"]}
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
        """The targets, and all that they depend on."""
        found = set()
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            if name not in found and name in self.targets:
                found.add(name)
                waiting += self.imports(name)
        return found

    def folder(self, name):
        """Where the sources of a target are."""
        target = self.targets[name]
        parent = "Tests" if target["type"] == "test" else "Sources"
        return os.path.join(self.root, target.get("path") or os.path.join(parent, name))

    def is_model(self, name):
        """Whether a target models a module of Apple's."""
        return name.endswith("StandIn")

    def mode(self, name):
        """The language mode of a target."""
        modes = [setting["kind"]["swiftLanguageMode"]["_0"] for setting in self.targets[name]["settings"]
                 if "swiftLanguageMode" in setting["kind"]]
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

    def modules(self, platform, wanted=()):
        """The modules to check for a platform, each after those that it imports."""
        absent = PLATFORMS[platform][2]
        missing = {f"{name}StandIn" for name in absent}
        if wanted:
            chosen = self.closure(wanted)
        elif platform == FULL:
            chosen = {name for name, target in self.targets.items() if target["type"] != "test"}
        else:
            chosen = self.libraries
        order = []

        def add(name):
            if name in missing or any(module.name == name for module in order):
                return
            for imported in self.imports(name):
                add(imported)
            order.append(self.module(name, absent, missing))

        for name in sorted(chosen):
            add(name)
        if platform == FULL and not wanted:
            order += self.others(absent, missing)
        if platform == FULL:
            order += [
                self.module(name, absent, missing, mode="6")
                for name in sorted(chosen) if self.mode(name) == "5"
            ]
        return order

    def module(self, name, absent, missing, mode=None):
        """The module of a target; in another mode than its own, one that nothing imports."""
        target, is_model = self.targets[name], self.is_model(name)
        flags = self.flags(name, absent, mode or self.mode(name))
        if is_model:
            # What models do inside is not what apps may do.
            flags.append("-disable-availability-checking")
        is_imported = mode is None and target["type"] != "test"
        excluded = None if target["type"] != "test" else "StandIns"
        return Module(
            name, swift_files(self.folder(name), excluded),
            [other for other in self.imports(name) if other not in missing],
            flags, is_imported, not is_model, f"{name} (mode {mode})" if mode else name,
        )

    def others(self, absent, missing):
        """What is checked beside targets that are imported: tests, snippets and apps of the samples."""
        for name, target in self.targets.items():
            has_apple = os.path.isdir(os.path.join(self.folder(name), "Apple"))
            if target["type"] == "test" and (name in self.plain or has_apple):
                yield self.module(name, absent, missing)
        everything = [
            name for name, target in self.targets.items()
            if target["type"] != "test" and name not in missing
        ]
        template = next(iter(sorted(
            name for name in everything if "-module-alias" in self.flags(name, absent, "6")
        )), None)
        snippets = os.path.join(self.root, "Snippets")
        for leaf in sorted(os.listdir(snippets)) if os.path.isdir(snippets) else []:
            if leaf.endswith(".swift"):
                flags = ["-swift-version", "6", "-package-name", self.package]
                yield Module(leaf[:-6], [os.path.join(snippets, leaf)], sorted(self.libraries - missing),
                             flags, False, True, f"Snippets/{leaf}")
        taken = {os.path.realpath(self.folder(name)) for name in self.targets}
        samples = os.path.join(self.root, "Examples")
        for sample in sorted(os.listdir(samples)) if os.path.isdir(samples) else []:
            apple = os.path.join(samples, sample, "Apple")
            for leaf in sorted(os.listdir(apple)) if os.path.isdir(apple) else []:
                folder = os.path.join(apple, leaf)
                files = swift_files(folder)
                if os.path.realpath(folder) in taken or not files:
                    continue
                unknown = unknown_imports(files, self.targets)
                if unknown:
                    print(f"not checked: {os.path.relpath(folder, self.root)}, which imports {unknown[0]}")
                else:
                    yield Module(leaf, files, everything, self.flags(template, absent, "6"), False, True,
                                 os.path.relpath(folder, self.root))


class Platform:
    """Checks modules for one platform, in a folder of its own."""

    def __init__(self, name, version, scratch, toolchain, identity):
        triple, self.same_length, _ = PLATFORMS[name]
        self.name, self.triple = name, triple.format(version)
        self.folder = os.path.join(scratch, self.triple)
        self.toolchain, self.identity = toolchain, identity
        self.library = os.path.join(toolchain, "lib", "swift")
        self.resources = os.path.join(scratch, "resources")
        self.stamps = {}
        self.common = [
            "-target", self.triple, "-resource-dir", self.resources, "-disable-objc-interop",
            "-I", self.folder, "-I", os.path.join(self.resources, "shims"),
            "-plugin-path", os.path.join(self.library, "host", "plugins"),
            "-diagnostic-style", "llvm",
        ]

    def prepare(self):
        """Makes the modules of Swift and Foundation, unless they are there."""
        os.makedirs(self.folder, exist_ok=True)
        if self.name == "visionos":
            sdk = os.path.join(self.folder, "sdk")
            os.makedirs(sdk, exist_ok=True)
            with open(os.path.join(sdk, "SDKSettings.json"), "w", encoding="utf-8") as file:
                json.dump(SDK_SETTINGS, file)
            self.common += ["-sdk", sdk]
        stamp = os.path.join(self.folder, "toolchain.stamp")
        if not (os.path.exists(stamp) and open(stamp, encoding="utf-8").read() == self.identity):
            self.retarget_swift()
            for name in TOOLCHAIN:
                self.compile_interface(name)
            with open(stamp, "w", encoding="utf-8") as file:
                file.write(self.identity)
        for name in STUBS:
            files = swift_files(os.path.join(HERE, name))
            flags = ["-swift-version", "5", "-parse-as-library"]
            result = self.check(Module(name, files, [], flags, True, False), {})
            if result.state == "failed":
                raise SetupError(f"{name} for {self.triple}:\n{result.output}")
            self.stamps[name] = result.stamp

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
        source = os.path.join(self.library, "linux", f"{name}.swiftmodule", f"{LINUX}.swiftinterface")
        with open(source, encoding="utf-8") as file:
            text = file.read()
        # Swift's own modules need newer systems inside than apps do.
        text = text.replace(f"-target {LINUX}", f"-target {self.triple} -disable-availability-checking")
        text = re.sub(r"@backDeployed\(before:[^)]*\)", "", text)
        text = re.sub(r"^import Glibc\n", "", text, flags=re.MULTILINE)
        interface = os.path.join(self.folder, f"{name}.swiftinterface")
        with open(interface, "w", encoding="utf-8") as file:
            file.write(text)
        module = os.path.join(self.folder, f"{name}.swiftmodule")
        output("swiftc", "-frontend", "-compile-module-from-interface", interface, "-module-name", name,
               "-o", module, *self.common, *flags)

    def stamp_of(self, module, command):
        """What tells whether a module has to be checked again."""
        digest = hashlib.sha256(self.identity.encode())
        digest.update("\0".join(command).encode())
        for path in module.files:
            digest.update(path.encode() + b"\0")
            with open(path, "rb") as file:
                digest.update(file.read() + b"\0")
        for name in [*STUBS, *module.imports]:
            digest.update(self.stamps.get(name, "").encode())
        return digest.hexdigest()

    def commands(self, module):
        """What the compiler does with a module: it makes what others import, and checks everything.

        What others import needs no bodies of functions; both together take half as long as one run that
        makes a whole module. The bodies of models and stubs are checked elsewhere or do nothing.
        """
        if module.is_imported:
            product = os.path.join(self.folder, f"{module.name}.swiftmodule")
            yield ["-emit-module", "-emit-module-path", product, "-enable-testing",
                   "-experimental-skip-all-function-bodies", "-suppress-warnings"]
        if module.is_strict:
            yield ["-typecheck", "-warnings-as-errors"]

    def check(self, module, results):
        """Checks a module, after those that it imports."""
        if any(results[name].state in ("failed", "blocked") for name in module.imports if name in results):
            return Result("blocked")
        flags = [*self.common, *module.flags, "-module-name", module.name]
        if len(module.files) > 1 or module.is_imported:
            flags.append("-parse-as-library")
        kept = os.path.join(self.folder, re.sub(r"\W", "_", module.label or module.name) + ".stamp")
        stamp = self.stamp_of(module, flags)
        if os.path.exists(kept) and open(kept, encoding="utf-8").read() == stamp:
            return Result("kept", stamp)
        started = time.monotonic()
        for command in self.commands(module):
            run = subprocess.run(
                ["swiftc", "-frontend", *command, *flags, *module.files], capture_output=True, text=True,
            )
            if run.returncode != 0:
                return Result("failed", output=run.stdout + run.stderr)
        with open(kept, "w", encoding="utf-8") as file:
            file.write(stamp)
        return Result("checked", stamp, seconds=time.monotonic() - started)


def errors(text, root):
    """The lines with errors of what a compiler printed; all lines when there is none."""
    lines = text.replace(root + os.sep, "").splitlines()
    found = list(dict.fromkeys(line for line in lines if re.search(r"\berror:", line))) or lines
    more = len(found) - SHOWN
    return found[:SHOWN] + ([f"and {more} more"] if more > 0 else [])


def check_all(platforms, modules, jobs, root):
    """Checks the modules of all platforms side by side; the results by platform and label."""
    results = {platform.name: {} for platform in platforms}
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        running = {}
        prepared = {pool.submit(platform.prepare): platform for platform in platforms}
        waiting = {}
        while prepared or running or any(waiting.values()):
            done, _ = concurrent.futures.wait(
                [*prepared, *running], return_when=concurrent.futures.FIRST_COMPLETED
            )
            for future in done:
                if future in prepared:
                    platform = prepared.pop(future)
                    future.result()
                    waiting[platform] = list(modules[platform.name])
                    continue
                platform, module = running.pop(future)
                result = future.result()
                label = module.label or module.name
                results[platform.name][label] = result
                platform.stamps[label] = result.stamp
                if result.state == "failed":
                    print(f"{label} does not compile for {platform.triple}:")
                    for line in errors(result.output, root):
                        print(line)
                    sys.stdout.flush()
            for platform, rest in waiting.items():
                finished = results[platform.name]
                for module in [
                    module for module in rest if all(name in finished for name in module.imports)
                ]:
                    rest.remove(module)
                    running[pool.submit(platform.check, module, finished)] = platform, module
            if not running and not prepared and any(waiting.values()):
                raise SetupError("targets depend on each other in a circle")
    return results


def summarize(platforms, results, table):
    """Prints what was found for each platform."""
    for platform in platforms:
        found = results[platform.name]
        states = [result.state for result in found.values()]
        count = {state: states.count(state) for state in ("checked", "kept", "failed", "blocked")}
        print(f"{platform.triple}: {len(states)} modules, " + ", ".join(
            f"{number} {word}" for state, word in (
                ("checked", "checked"), ("kept", "unchanged"), ("failed", "with errors"),
                ("blocked", "not checked, since what they import has errors"),
            ) if (number := count[state])
        ))
        for label, result in sorted(found.items()) if table else ():
            print(f"  {label}: {result.state} {result.seconds:.1f} s")


def main():
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("-h", "--help", action="store_true")
    parser.add_argument("--scratch")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--platform", action="append", default=[], choices=list(PLATFORMS))
    parser.add_argument("--target", action="append", default=[])
    parser.add_argument("--table", action="store_true")
    parser.add_argument("root", nargs="?", default=REPOSITORY)
    try:
        options = parser.parse_args()
    except SystemExit:
        return 64
    if options.help:
        print(__doc__)
        return 0
    root = os.path.realpath(options.root)
    scratch = os.path.realpath(options.scratch or os.path.join(root, ".build-check-apple"))
    try:
        manifest = Manifest(root, os.path.join(scratch, "package"))
        unknown = [name for name in options.target if name not in manifest.targets]
        if unknown:
            print(f"typecheck: Package.swift has no target {unknown[0]}", file=sys.stderr)
            return 64
        info = json.loads(output("swiftc", "-print-target-info"))
        toolchain = os.path.dirname(os.path.dirname(info["paths"]["runtimeResourcePath"]))
        with open(os.path.abspath(__file__), encoding="utf-8") as file:
            identity = info["compilerVersion"] + hashlib.sha256(file.read().encode()).hexdigest()
        os.makedirs(os.path.join(scratch, "resources"), exist_ok=True)
        for part in ("apinotes", "clang", "shims"):
            link = os.path.join(scratch, "resources", part)
            if os.path.lexists(link):
                os.remove(link)
            os.symlink(os.path.join(toolchain, "lib", "swift", part), link)
        names = options.platform or [name for name in PLATFORMS if name in manifest.versions]
        platforms = [
            Platform(name, manifest.versions[name], scratch, toolchain, identity) for name in names
        ]
        modules = {name: manifest.modules(name, options.target) for name in names}
        results = check_all(platforms, modules, options.jobs, root)
    except SetupError as error:
        print(f"typecheck: {error}", file=sys.stderr)
        return 75
    summarize(platforms, results, options.table)
    states = {result.state for found in results.values() for result in found.values()}
    return 1 if states & {"failed", "blocked"} else 0


if __name__ == "__main__":
    sys.exit(main())
