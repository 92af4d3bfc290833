"""What the checks of the package as a whole find, and what they let pass."""

import json
import os
import subprocess
import unittest

from planted import Finder, Planted

import weight


def manifest(dependencies=(), settings=(), kind="regular", name="A", uses=()):
    """What `swift package dump-package` prints, as far as it is looked at."""
    target = {"name": name, "type": kind, "settings": [{"kind": setting} for setting in settings],
              "dependencies": [{"byName": [used, None]} for used in uses]}
    return json.dumps({"dependencies": dependencies, "targets": [target]})


class ManifestTests(Finder):
    FILE = "manifest"
    CASES = [
        ("a plain manifest",
         manifest(settings=[{"enableUpcomingFeature": {"_0": "ExistentialAny"}}])),
        ("unsafe flags", manifest(settings=[{"unsafeFlags": {"_0": ["-module-alias"]}}]),
         "unsafe flags in target A"),
        ("a dependency", manifest([{"sourceControl": [{"identity": "other"}]}]),
         "the root has none"),
        ("a macro", manifest(kind="macro"), "a macro target"),
        ("a lower floor", manifest(name="LinkRouting", uses=["LinkPatterns", "LinkNavigation"])),
        ("the same floor", manifest(name="LinkPatterns", uses=["LinkNavigation"]),
         "LinkPatterns is on floor 0 and depends on LinkNavigation"),
        ("a higher floor", manifest(name="LinkRouting", uses=["LinkAnalysis"]),
         "LinkRouting is on floor 1 and depends on LinkAnalysis"),
        ("targets above the floors", manifest(name="LinkSwiftUI", uses=["LinkUIKit", "DeepLinking"])),
    ]

    def check(self):
        return self.script("manifest.py", stdin=self.text("manifest"))


class TreeTests(Finder):
    FILE = "a.md"
    PLACES = [("Users", "ann", "a"), ("home", "ann", "a"), ("opt", "swift", "usr")]
    CASES = [
        ("an ordinary tree", {"Sources/A.swift": 'let a = "https://example.org/tmp/home"\n',
                              "README.md": "../shared/data and /usr/include\n"}),
        ("a build product", {"Tools/.build-check/a.txt": ""}, "Tools/.build-check/a.txt"),
        *((f"a path in {parts[0]}", "see `/" + "/".join(parts) + "`\n", "a.md:1:")
          for parts in PLACES),
    ]

    def check(self):
        for command in (["init", "--quiet"], ["add", "--force", "--all"]):
            subprocess.run(["git", "-C", self.root, *command], check=True)
        return self.script("tree.sh")


class LinkageTests(Finder):
    FILES = {"path/uname": "#!/bin/bash\necho Linux\n"}
    FILE, LDD = "path/ldd", "#!/bin/bash\necho '{}'\n"
    CASES = [
        ("the standard library", LDD.format("libswiftCore.so => found")),
        ("Foundation", LDD.format("libFoundation.so"), "links Foundation"),
        ("its essentials", LDD.format("libFoundationEssentials.so"), "links Foundation"),
        ("its Unicode", LDD.format("lib_FoundationICU.so"), "links Foundation"),
    ]

    def check(self):
        return self.script("linkage.sh", "program")


class CompatibilityTests(Finder):
    FILE = "A.swift"
    READ = "public func a(_ bytes: Span<UInt8>) -> Int { bytes.count }\n"
    WRITTEN = """func kind<Value: ~Copyable & ~Escapable>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
public func a() -> Int { kind(of: MutableSpan<UInt8>.self) }
"""
    CASES = [
        ("bytes that are read", READ),
        ("bytes that are written", WRITTEN, "Swift.MutableSpan", "need a library that systems before 26 lack"),
        ("what a module that is not looked at adds to a span",
         {"A.swift": "import Other\nfunc a(_ b: Span<UInt8>) -> Int { b.added + other(b) }\n",
          "Other.swift": "extension Span<UInt8> { public var added: Int { count } }\n"
                         "public func other(_ a: Span<UInt8>) -> Int { a.count }\n"}),
        ("a function of another module", {"A.swift": READ, "B.swift": "import A\nfunc b(_ c: [UInt8]) -> Int { a(c.span) }\n"}),
    ]

    def check(self):
        modules = [name for name in ("Other", "A", "B") if self.text(f"{name}.swift")]
        for module in modules:
            os.makedirs(os.path.join(self.root, f"{module}.build"))
            subprocess.run(
                ["swiftc", "-emit-module", "-emit-object", "-parse-as-library", "-module-name", module, "-I", self.root,
                 "-emit-module-path", f"{module}.swiftmodule", "-o", f"{module}.build/{module}.o", f"{module}.swift"],
                cwd=self.root, check=True, capture_output=True,
            )
        return self.script("compatibility.sh", self.root, *(name for name in modules if name != "Other"))

    def test_a_build_without_objects(self):
        self.assert_finds(self.script("compatibility.sh", self.root, "A"), f"no objects of A in {self.root}")


class DocumentedTests(Planted):
    def check(self, *symbols):
        path = self.plant("Sources/A/A.swift")
        place = {"uri": f"file://{path}", "position": {"line": 6, "character": 0}}
        graph = {"symbols": [{"pathComponents": ["A", "b"], "location": place, **each}
                             for each in symbols]}
        self.plant("graphs/A.symbols.json", json.dumps(graph))
        return self.script("documented.py", os.path.join(self.root, "graphs"), self.root)

    def test_finds_public_symbols_without_documentation_and_that_there_is_none(self):
        self.assert_passes(self.check({"docComment": {"lines": []}}))
        self.assert_finds(self.check({}), "Sources/A/A.swift:7: A.b")
        self.assert_finds(self.check(), "has no public symbol")


class WeightTests(unittest.TestCase):
    RECORD = {"app": {"alarm": 1100, "seen": 1000}}

    def test_the_functions_of_the_library_are_summed(self):
        symbols = "\n".join([
            "0000000000000010 0000000000000100 T $s11LinkRouting0A0V",
            "0000000000000020 0000000000000010 t $s4Main5route11LinkRoutingAAV",
            "0000000000000030 0000000000000001 T $s4Main3runyyF",
            "0000000000000040 0000000000001000 D $s11LinkRouting0A5TableV",
            "                 U swift_release",
        ])
        self.assertEqual(weight.code(symbols, ["LinkPatterns", "LinkRouting"]), 0x110)

    def test_growth_is_seen_and_then_stopped(self):
        for size, expected in [(1050, None), (1051, "see what grew"), (1100, "see what grew"),
                               (1101, "the alarm is at 1,100")]:
            found = list(weight.alarms({"app": size}, self.RECORD))
            self.assertEqual([expected] if expected else [], [expected] if expected and expected in found[0] else found)
