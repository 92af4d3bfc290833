"""How the checks read Swift."""

import os
import unittest

from planted import Planted

import swift_source


class MaskTests(unittest.TestCase):
    def assert_code(self, text, code):
        self.assertEqual(" ".join(swift_source.mask(text).split()), code)

    def test_removes_comments(self):
        self.assert_code("a // b\nc /* d\n e */ g", "a c g")

    def test_removes_the_contents_of_strings(self):
        for string in ('"try! \\" // no"', '"a \\(b + f("c", (d))) e"', '#"a " \\#(c)"#', '"""\n try! "x"\n """'):
            self.assert_code(f"f({string}) + g", 'f(" ") + g')

    def test_keeps_every_place(self):
        text = 'let a = "b // c" // d\n/* e */ let f = """\n  g\n  """\n'
        code = swift_source.mask(text)
        self.assertEqual(len(code), len(text))
        self.assertEqual(code.index("let f"), text.index("let f"))


class FilesTests(Planted):
    def test_leaves_out_what_builds_leave_behind(self):
        self.plant("Sources/A/a.swift")
        self.plant("Tools/.build-check/b.swift")
        found = swift_source.files(self.root, ["."])
        self.assertEqual(found, [os.path.join(self.root, "Sources/A/a.swift")])

    def test_knows_the_sources_of_the_root_and_of_nested_packages(self):
        for package in ["", "Tools/", "Examples/One/", "Fuzz/", "Tests/LinkageTest/"]:
            self.plant(f"{package}Package.swift")
        self.assertEqual(
            sorted(swift_source.source_folders(self.root)),
            ["Examples/One/Sources", "Sources", "Tools/Sources"],
        )
