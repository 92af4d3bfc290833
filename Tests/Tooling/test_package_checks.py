"""What the checks of the package as a whole find, and what they let pass."""

import json
import os
import subprocess

from planted import SCRIPTS, Planted


class ManifestTests(Planted):
    def check(self, dependencies=(), settings=(), kind="regular"):
        target = {"name": "A", "type": kind, "settings": list(settings)}
        manifest = {"dependencies": list(dependencies), "targets": [target]}
        return self.script("manifest.py", stdin=json.dumps(manifest))

    def test_lets_a_plain_manifest_pass(self):
        feature = {"kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}}
        self.assert_passes(self.check(settings=[feature]))

    def test_finds_unsafe_flags(self):
        flags = {"kind": {"unsafeFlags": {"_0": ["-module-alias"]}}}
        self.assert_finds(self.check(settings=[flags]), "unsafe flags in target A")

    def test_finds_a_dependency(self):
        dependency = {"sourceControl": [{"identity": "other"}]}
        self.assert_finds(self.check(dependencies=[dependency]), "the root has none")

    def test_finds_a_macro(self):
        self.assert_finds(self.check(kind="macro"), "a macro target")


class TreeTests(Planted):
    def setUp(self):
        super().setUp()
        subprocess.run(["git", "init", "--quiet", self.root], check=True)

    def check(self):
        subprocess.run(["git", "-C", self.root, "add", "--force", "--all"], check=True)
        return self.run_command(os.path.join(SCRIPTS, "tree.sh"))

    def test_lets_an_ordinary_tree_pass(self):
        self.plant("Sources/A.swift", 'let a = "https://example.org/tmp/home"\n')
        self.plant("README.md", "../shared/data and /usr/include\n")
        self.assert_passes(self.check())

    def test_finds_build_products(self):
        self.plant("Tools/.build-check/a.txt")
        self.assert_finds(self.check(), "Tools/.build-check/a.txt")

    def test_finds_paths_of_one_machine(self):
        for parts in [("Users", "ann", "a"), ("home", "ann", "a"), ("opt", "swift", "usr")]:
            with self.subTest(parts):
                self.plant("a.md", "see `/" + "/".join(parts) + "`\n")
                self.assert_finds(self.check(), "a.md:1:")


class LinkageTests(Planted):
    def check(self, libraries):
        self.plant("path/uname", "#!/bin/bash\necho Linux\n", executable=True)
        self.plant("path/ldd", f"#!/bin/bash\necho '{libraries}'\n", executable=True)
        path = os.path.join(self.root, "path") + os.pathsep + os.environ["PATH"]
        return self.run_command(os.path.join(SCRIPTS, "linkage.sh"), "program", path=path)

    def test_lets_the_standard_library_pass(self):
        self.assert_passes(self.check("libswiftCore.so => found"))

    def test_finds_every_part_of_foundation(self):
        for library in ["libFoundation.so", "libFoundationEssentials.so", "lib_FoundationICU.so"]:
            with self.subTest(library):
                self.assert_finds(self.check(library), "links Foundation")


class DocumentedTests(Planted):
    def check(self, comment):
        path = self.plant("Sources/A/A.swift")
        symbol = {
            "pathComponents": ["A", "b"],
            "location": {"uri": f"file://{path}", "position": {"line": 6, "character": 0}},
        }
        if comment:
            symbol["docComment"] = {"lines": []}
        self.plant("graphs/A.symbols.json", json.dumps({"symbols": [symbol]}))
        return self.script("documented.py", os.path.join(self.root, "graphs"), self.root)

    def test_lets_a_documented_symbol_pass(self):
        self.assert_passes(self.check(comment=True))

    def test_finds_a_public_symbol_without_documentation(self):
        self.assert_finds(self.check(comment=False), "Sources/A/A.swift:7: A.b")

    def test_finds_that_there_is_nothing_to_check(self):
        self.plant("Sources/B/B.swift")
        os.makedirs(os.path.join(self.root, "graphs"))
        run = self.script("documented.py", os.path.join(self.root, "graphs"), self.root)
        self.assert_finds(run, "has no public symbol")
