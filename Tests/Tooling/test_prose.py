"""What the check of the comments finds, and what it lets pass."""

from planted import Planted


class ProseTests(Planted):
    def check(self, text, path="Sources/A/A.swift"):
        self.plant(path, text)
        return self.script("prose.py", self.root)

    def test_finds_a_parameter_line_that_repeats_the_parameter(self):
        text = "/// Opens a link.\n///\n/// - Parameter link: The link.\npublic func open(_ link: Link) {}\n"
        self.assert_finds(self.check(text), "A.swift:3: field of two words or fewer")
        text = "/// A.\n///\n/// - Parameters:\n///   - a: The a.\n///   - b: The second value.\npublic func f(a: A, b: B) {}\n"
        self.assert_finds(self.check(text), "A.swift:4: field of two words or fewer", "1 places")

    def test_lets_a_short_line_pass_that_goes_on(self):
        text = "/// A.\n///\n/// - Parameter link: A link,\n///   which must be open.\npublic func f(link: Link) {}\n"
        self.assert_passes(self.check(text))

    def test_finds_fields_on_what_is_not_public(self):
        text = "/// A.\n///\n/// - Returns: The number of links that wait.\nfunc count() -> Int { 0 }\n"
        self.assert_finds(self.check(text), "A.swift:3: field of a declaration that is not public")
        self.assert_passes(self.check("public extension A {\n" + text + "}\n"))
        self.assert_passes(self.check("public protocol A {\n" + text + "}\n"))
        self.assert_finds(self.check("public struct A {\n" + text + "}\n"), "A.swift:4: field")
        self.assert_finds(self.check("public struct A {}\n" + text), "A.swift:4: field")

    def test_takes_the_cases_of_a_public_enum_for_public(self):
        text = " enum A {\n/// A.\n///\n/// - Parameter b: The number of links.\ncase a(b: Int)\n}\n"
        self.assert_passes(self.check("public" + text))
        self.assert_finds(self.check("package" + text), "A.swift:4: field")

    def test_looks_past_attributes(self):
        text = "/// A.\n///\n/// - Returns: The number of links that wait.\n@discardableResult\n"
        self.assert_passes(self.check(text + "public func a() -> Int { 0 }\n"))
        self.assert_finds(self.check(text + "func a() -> Int { 0 }\n"), "A.swift:3: field")

    def test_finds_phrases_in_comments_and_messages(self):
        self.assert_finds(self.check("let a = 0  \n// Nobody waits.\n"), "A.swift:2: phrase: Nobody")
        self.assert_finds(self.check('let message = "The link makes way."\n'), "A.swift:1: phrase: makes way")
        self.assert_passes(self.check("let nobody = 0\n"))
        self.assert_passes(self.check("/// Whether the link is sorted, soon.\nlet a = 0\n"))

    def test_reads_tools_examples_and_snippets(self):
        for path in ["Tools/Sources/t/T.swift", "Examples/E/Sources/E/E.swift", "Snippets/S.swift"]:
            self.assert_finds(self.check("// Nobody.\n", path), f"{path}:1: phrase")

    def test_leaves_tests_alone(self):
        self.assert_passes(self.check("// Nobody.\n", "Tests/ATests/ATests.swift"))
