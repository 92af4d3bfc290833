"""What the checks of the sources find, and what they let pass."""

from planted import Planted, entry_points

FLOORS = """
| floor | target | may import from outside | why |
|---|---|---|---|
| 0 | `Low` | nothing | |
| 0 | `AlsoLow` | nothing | |
| 1 | `High` | `Foundation` | |
"""


def function(lines):
    """A function of so many lines."""
    return "func long() {\n" + "  step()\n" * (lines - 2) + "}\n"


class SizeTests(Planted):
    def setUp(self):
        super().setUp()
        self.plant("Package.swift")

    def check(self, text):
        self.plant("Sources/A/A.swift", text)
        return self.script("size-budgets.py", self.root)

    def test_finds_a_long_function(self):
        self.assert_finds(self.check(function(61)), "A.swift:1: func long(): function of 61 lines")

    def test_lets_a_function_of_the_budget_pass(self):
        self.assert_passes(self.check(function(60)))

    def test_finds_a_long_initializer_and_a_long_property(self):
        self.assert_finds(
            self.check("struct A {\n" + function(70).replace("func long()", "init(a: Int)") + "}\n"),
            "A.swift:2: init(a: Int): function of 70 lines",
        )
        self.assert_finds(
            self.check("struct A {\n" + function(70).replace("func long()", "var a: Int") + "}\n"),
            "A.swift:2: var a: Int: function of 70 lines",
        )

    def test_finds_a_long_type(self):
        members = "".join(f"  let a{index} = 0\n" for index in range(249))
        self.assert_finds(self.check("struct A {\n" + members + "}\n"), "type of 251 lines")

    def test_finds_a_long_file(self):
        self.assert_finds(self.check("let a = 0\n" * 401), "file of 401 lines")

    def test_takes_a_reason_for_an_exception(self):
        self.assert_passes(self.check("// swift-size: a table\n" + "let a = 0\n" * 401))
        self.assert_passes(self.check("/// Long.\n// swift-size: a table\n" + function(61)))

    def test_takes_no_exception_without_a_reason(self):
        self.assert_finds(self.check("// swift-size:\n" + function(61)), "function of 61 lines")

    def test_takes_the_exception_of_a_declaration_for_that_one_alone(self):
        text = "// swift-size: a table\n" + function(61) + "\n" + function(62)
        self.assert_finds(self.check(text), "A.swift:64: func long(): function of 62 lines")

    def test_does_not_take_a_requirement_for_the_code_after_it(self):
        text = "protocol A {\n  func a()\n  init(b: Int)\n}\n\n" + "let a = 0\n" * 70
        self.assert_passes(self.check(text + "struct B {\n  let c = 0\n}\n"))

    def test_finds_control_statements_in_three_others(self):
        text = "func a() {\n  for b in c {\n    switch b {\n    case .d:\n      if e {\n%s      }\n    }\n  }\n}\n"
        self.assert_passes(self.check(text % "        f(for: g) { $0.repeat() }\n"))
        self.assert_finds(
            self.check(text % "        guard g.allSatisfy({ $0 }) else { return }\n"),
            "A.swift:6: guard g.allSatisfy({ $0 }) else { return }: nesting of 4 statements",
        )
        self.assert_finds(self.check(text % "        g.map { if $0 { h() } }\n"), "nesting of 4 statements")

    def test_takes_no_label_and_no_end_of_a_loop_for_a_control_statement(self):
        text = "func a(for b: B) {\n  if c {\n    if d {\n      repeat {\n        e()\n      } while f\n%s    }\n  }\n}\n"
        self.assert_passes(self.check(text % "      g.map { $0 }\n"))

    def test_counts_nested_packages_and_not_tests(self):
        self.plant("Tools/Package.swift")
        self.plant("Tools/Sources/T/T.swift", function(61))
        self.plant("Tests/ATests/ATests.swift", function(61))
        self.assert_finds(self.check(""), "Tools/Sources/T/T.swift:1", "1 over budget")


class HatchTests(Planted):
    def check(self, text):
        self.plant("Package.swift")
        self.plant("Sources/A/A.swift", text)
        return self.script("escape-hatches.py", self.root)

    def test_finds_every_hatch(self):
        for hatch, name in {
            "let a = try! f()": "try!",
            "let a = b as! C": "as!",
            "let a = b!": "force unwrap",
            "let a = b().c!.d": "force unwrap",
            "let a = b[0]!": "force unwrap",
            "f(a!, b)": "force unwrap",
            "var a: Int!": "force unwrap",
            'fatalError("no")': "fatalError",
            "preconditionFailure()": "preconditionFailure",
            "class A: @unchecked Sendable {}": "@unchecked Sendable",
            "nonisolated(unsafe) var a = 0": "nonisolated(unsafe)",
            "let a = unsafeBitCast(b, to: C.self)": "unsafe cast",
        }.items():
            with self.subTest(hatch):
                self.assert_finds(self.check(hatch + "\n"), f"A.swift:1: {name} without a proof")

    def test_lets_negation_inequality_and_prose_pass(self):
        for text in ["if !a { b() }", "a != b", "f(!a)", 'f("no!")', "// stop!", "[!a, !b]", "a = !b"]:
            with self.subTest(text):
                self.assert_passes(self.check(text + "\n"))

    def test_takes_a_proof_on_the_line_or_above_it(self):
        self.assert_passes(self.check("let a = b!  // proof: b was set above\n"))
        self.assert_passes(self.check("// Proof: b was set above.\nlet a = b!\n"))

    def test_takes_no_other_comment_for_a_proof(self):
        self.assert_finds(self.check("let a = b!  // fine\n"), "force unwrap")
        self.assert_finds(self.check("// proof: far away\n\nlet a = b!\n"), "force unwrap")

    def test_finds_what_was_left_unfinished(self):
        self.assert_finds(self.check("// TODO: later\nlet a = 0\n"), "A.swift:1: unfinished")


class FloorTests(Planted):
    def check(self, **sources):
        self.plant("Documentation/Decisions/0007-floors.md", FLOORS)
        for target, text in sources.items():
            self.plant(f"Sources/{target}/{target}.swift", text)
        return self.script("floors.py", self.root)

    def test_lets_a_lower_floor_and_listed_modules_pass(self):
        self.assert_passes(self.check(Low="", High="public import Low\n@_spi(A) import Foundation\n"))

    def test_finds_an_import_of_the_same_or_a_higher_floor(self):
        self.assert_finds(self.check(Low="import AlsoLow\n"), "Sources/Low/Low.swift:1: import AlsoLow")
        self.assert_finds(self.check(Low="import High\n"), "Low is on floor 0, High on floor 1")

    def test_finds_foundation_on_floor_0(self):
        self.assert_finds(self.check(Low="\nimport struct Foundation.URL\n"), "Low.swift:2")
        self.assert_finds(
            self.check(Low="#if canImport(Foundation)\n  import Foundation\n#endif\n"),
            "Low may import nothing from outside",
        )

    def test_finds_a_target_without_a_floor(self):
        self.assert_finds(self.check(New=""), "Sources/New: has no row")

    def test_does_not_take_prose_for_an_import(self):
        self.assert_passes(self.check(Low='/*\nimport High\n*/\nlet a = """\n  import High\n  """\n'))


class SnippetTests(Planted):
    def check(self, document, snippet="let a = 1\nlet b = 2\n", name="README.md"):
        self.plant("Snippets/A.swift", snippet)
        self.plant(name, document)
        return self.script("snippets.py", self.root)

    def test_lets_a_block_of_a_snippet_pass(self):
        self.assert_passes(self.check("```swift\nlet a = 1\nlet b = 2\n```\n"))

    def test_finds_a_block_without_a_home(self):
        self.assert_finds(self.check("text\n\n```swift\nlet a = 2\n```\n"), "README.md:3:")

    def test_wants_the_lines_to_follow_one_another(self):
        snippet = "let a = 1\nlet between = 0\nlet b = 2\n"
        self.assert_finds(self.check("```swift\nlet a = 1\nlet b = 2\n```\n", snippet), "README.md:1:")

    def test_ignores_common_indentation_and_no_other(self):
        snippet = "do {\n  if a {\n    b()\n  }\n}\n"
        self.assert_passes(self.check("```swift\nif a {\n  b()\n}\n```\n", snippet))
        self.assert_finds(self.check("```swift\nif a {\nb()\n}\n```\n", snippet), "README.md:1:")

    def test_wants_a_home_for_the_steps_of_tutorials(self):
        step = "Sources/A/A.docc/Tutorials/Resources/Step.swift"
        self.assert_passes(self.check("let b = 2\n", name=step))
        self.assert_finds(self.check("let b = 3\n", name=step), "Step.swift:1:")
        self.plant("Examples/QuickStart/App.swift", "let b = 3\n")
        self.assert_passes(self.check("let b = 3\n", name=step))

    def test_does_not_show_what_a_snippet_hides(self):
        snippet = "let a = 1\n// snippet.hide\nlet c = 0\n// snippet.show\nlet b = 2\n"
        self.assert_passes(self.check("```swift\nlet a = 1\nlet b = 2\n```\n", snippet))
        self.assert_finds(self.check("```swift\nlet c = 0\n```\n", snippet), "README.md:1:")

    def test_compares_documentation_comments(self):
        comment = "/// Text.\n///\n/// ```swift\n/// let a = {}\n/// ```\nlet c = 0\n"
        self.assert_passes(self.check(comment.format(1), name="Sources/C/C.swift"))
        self.assert_finds(self.check(comment.format(2), name="Sources/C/C.swift"), "C.swift:3:")

    def test_takes_an_excerpt_of_a_named_file(self):
        self.plant("Examples/One/Sources/One.swift", "let one = 1\n")
        block = "<!-- excerpt: Examples/One/Sources/One.swift -->\n```swift\nlet one = {}\n```\n"
        self.assert_passes(self.check(block.format(1)))
        self.assert_finds(self.check(block.format(2)), "README.md:2:", "One.swift")
        self.assert_finds(self.check(block.replace("Sources/One", "Sources/No")), "README.md:2:")

    def test_leaves_blocks_of_other_languages_alone(self):
        self.assert_passes(self.check("```\nlet z = 0\n```\n\n```sh\nls\n```\n"))

    def test_finds_a_block_that_is_not_closed(self):
        self.assert_finds(self.check("```swift\nlet z = 0\n"), "README.md:1:")


class TestTableTests(Planted):
    ROWS = [f"{kind}{row}" for kind, rows in zip("ABCDE", (6, 7, 9, 4, 6)) for row in range(1, rows + 1)]

    def check(self, cell, behaviours=None):
        self.plant("SECURITY.md", f"| id | tests |\n|---|---|\n| CWE-1 | a | b | {cell} |\n")
        self.plant("Documentation/HandlingRules.md", f"| rule | tests |\n|---|---|\n| One. | {cell} |\n")
        self.plant("Documentation/ApplePlatforms.md", "| belief | tests |\n|---|---|\n| One | x | `ATests.holds` |\n")
        self.plant("Documentation/EntryPoints.md", entry_points("`ATests.holds`"))
        rows = [f"| {row} | x | `ATests.does{row}` |\n" for row in self.ROWS]
        self.plant("Documentation/Behaviours.md", "".join(rows) if behaviours is None else behaviours)
        tests = ["holds", *(f"does{row}" for row in self.ROWS)]
        functions = "".join(f"  @Test func {test}() {{}}\n" for test in tests)
        self.plant("Tests/A/ATests.swift", f"@Suite struct ATests {{\n{functions}}}\n")
        return self.script("named-tests.py", self.root)

    def test_lets_tests_pass_that_exist(self):
        self.assert_passes(self.check("`ATests.holds`"))

    def test_finds_a_test_that_does_not_exist_and_a_rule_without_one(self):
        missing = "there is no test ATests.breaks"
        self.assert_finds(self.check("`ATests.breaks`"), f"CWE-1: {missing}", f"One.: {missing}")
        self.assert_finds(self.check("later"), "CWE-1: names no test", "One.: names no test")

    def test_finds_a_behaviour_without_a_row_or_without_a_test_of_its_own(self):
        run = self.check("`ATests.holds`", "| A1 | x | `ATests.holds` |\n| B1 | x | `ATests.holds` |\n")
        self.assert_finds(run, "E6: has no row", "B1: no test has the row in its name")
