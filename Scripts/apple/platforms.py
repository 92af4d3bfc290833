"""The checks of modules for one of Apple's platforms, with the compiler of the toolchain for Linux."""

import collections
import glob
import hashlib
import json
import os
import re
import subprocess
import sys

import swift_source
from modules import FULL, PLATFORMS, Module

HERE = os.path.dirname(os.path.abspath(__file__))
SHOWN = 20  # errors of one module that are printed
ERRORS = "with errors"
LINUX = "x86_64-unknown-linux-gnu"
# Which visionOS has what a version of iOS brought: the compiler reads it from the SDK.
SDK_SETTINGS = os.path.join(HERE, "SDKSettings.json")
# The modules of Apple that are stubs here, each in a folder of its name.
STUBS = ("Darwin", "Foundation", "os")

TOOLCHAIN = (
    "SwiftOnoneSupport", "_Builtin_float", "_Concurrency", "_RegexParser", "_StringProcessing",
    "Observation", "_TestingInterop", "_TestDiscovery", "Testing",
)


def is_text(path, text):
    """Whether a file is there and has a text."""
    return os.path.exists(path) and swift_source.read(path) == text


class Platform:
    """Checks modules for one platform, in a folder of its own."""

    def __init__(self, name, version, scratch, toolchain, is_brief):
        triple, self.same_length, _ = PLATFORMS[name]
        self.name, self.triple, self.is_brief = name, triple.format(version), is_brief and name != FULL
        self.folder, self.library = os.path.join(scratch, self.triple), toolchain.library
        self.identity = toolchain.identity
        self.title = self.triple  # what it is called in the output
        # What tells of each module that compiles whether it has to be checked again.
        self.stamps = {}
        # The modules that all others may import, and those of them that are there without being made.
        self.stubs = STUBS
        self.common = [
            "-target", self.triple, "-resource-dir", toolchain.resources, "-disable-objc-interop",
            "-I", self.folder, "-I", os.path.join(toolchain.resources, "shims"),
            "-plugin-path", os.path.join(self.library, "host", "plugins"),
            "-diagnostic-style", "llvm",
        ]

    def prepare(self):
        """Makes the modules of Swift and of Apple, unless they are there."""
        self.prepare_swift()
        for name in STUBS:
            self.make(name, [name])

    def prepare_swift(self):
        """Makes the modules of Swift, unless they are there."""
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

    def make(self, name, folders, *flags):
        """Makes a module of Apple from what stands in folders beside this script."""
        files = swift_source.files(HERE, folders)
        module = Module(name, files, [], ["-swift-version", "5", *flags], True, False, name)
        if self.check(module) == ERRORS:
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
        imported = [self.stamps[name] for name in (*self.stubs, *module.imports) if name in self.stamps]
        said = [self.identity, *imported, *(part for command in commands for part in command)]
        said += [swift_source.read(path) for path in module.files]
        stamp = hashlib.sha256("\0".join(said).encode()).hexdigest()
        kept = os.path.join(self.folder, re.sub(r"\W", "_", module.label) + ".stamp")
        is_kept = is_text(kept, stamp)
        for command in () if is_kept else commands:
            run = subprocess.run(command, capture_output=True, text=True)
            if run.returncode != 0:
                found = errors(run.stdout + run.stderr)
                print(f"{module.label} does not compile for {self.title}:\n{found}", flush=True)
                return ERRORS
        swift_source.write(kept, stamp)
        self.stamps[module.label] = stamp
        return "unchanged" if is_kept else "checked"

    def check_all(self, modules):
        """Checks all modules, and tells how many are in which state."""
        self.prepare()
        states = collections.Counter(map(self.check, modules))
        counts = ", ".join(f"{count} {state}" for state, count in states.items())
        print(f"{self.title}: {states.total()} modules, {counts}", flush=True)
        return states


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
        own = [swift_source.read(path) for path in (os.path.join(HERE, "platforms.py"), SDK_SETTINGS)]
        self.identity = hashlib.sha256("".join([info["compilerVersion"], *own]).encode()).hexdigest()
        self.resources = os.path.join(scratch, "resources")
        os.makedirs(self.resources, exist_ok=True)
        for part in ("apinotes", "clang", "shims"):
            link = os.path.join(self.resources, part)
            if os.path.lexists(link):
                os.remove(link)
            os.symlink(os.path.join(self.library, part), link)
