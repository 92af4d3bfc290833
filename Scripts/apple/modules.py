"""What Package.swift says of the modules that are checked for Apple's platforms."""

import glob
import json
import os
import re
from dataclasses import dataclass

import swift_source

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
# What may be another on another platform.
CONDITION = re.compile(r"[#@](if|available|unavailable)\b")


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
