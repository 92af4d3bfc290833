"""What Scripts/named-tests.py says of tables that name tests."""

import unittest

from planted import Planted, entry_points

ROWS = [(kind, row) for kind, rows in zip("ABCDE", (6, 7, 9, 4, 6)) for row in range(1, rows + 1)]
SUITE = "@Suite struct {} {{\n  @Test func {}() {{}}\n}}\n"


class NamedTestTests(Planted):
    def setUp(self):
        super().setUp()
        self.plant("SECURITY.md", "| MASTG-1 | a | b | `OneTests.refuses` |\n")
        self.plant("Documentation/HandlingRules.md", "| A rule. | `OneTests.refuses` |\n")
        rows = "| A belief. | a page | – |\n| D1 | mended | `OneTests.refuses` |\n"
        self.plant("Documentation/ApplePlatforms.md", rows)
        self.plant("Documentation/EntryPoints.md", entry_points("`OneTests.refuses`"))
        self.plant("Tests/OneTests/OneTests.swift", SUITE.format("OneTests", "refuses"))
        tests = [f"{kind.lower()}{row}Works" for kind, row in ROWS]
        for number, test in enumerate(tests):
            self.plant(
                f"Examples/App/Tests/AppTests/Suite{number}.swift", SUITE.format(f"Suite{number}", test)
            )
        self.cells = [f"`Suite{number}.{test}`" for number, test in enumerate(tests)]

    def check(self, **replaced):
        cells = {f"{kind}{row}": cell for (kind, row), cell in zip(ROWS, self.cells)}
        cells |= replaced
        table = "".join(f"| {row} | text | {cell} |\n" for row, cell in cells.items() if cell is not None)
        self.plant("Documentation/Behaviours.md", table)
        return self.script("named-tests.py", self.root)

    def test_lets_rows_with_tests_pass(self):
        self.assert_passes(self.check())

    def test_finds_a_behaviour_without_a_row(self):
        self.assert_finds(self.check(C9=None), "Behaviours.md: C9: has no row")

    def test_finds_a_row_without_a_test(self):
        self.assert_finds(self.check(A2="soon"), "A2: names no test")

    def test_finds_a_test_that_is_not_there(self):
        self.assert_finds(self.check(D1="`OneTests.accepts`"), "D1: there is no test OneTests.accepts")
        self.plant("SECURITY.md", "| CWE-1 | a | b | `OneTests.accepts` |\n")
        self.assert_finds(self.check(), "SECURITY.md: CWE-1: there is no test OneTests.accepts")

    def test_finds_a_test_of_apples_platforms_that_is_not_there(self):
        row = "| D1 | mended | `OneTests.refuses`, `OneTests.accepts` |\n"
        self.plant("Documentation/ApplePlatforms.md", row)
        self.assert_finds(self.check(), "ApplePlatforms.md: D1: there is no test OneTests.accepts")

    def test_finds_a_source_without_a_row_or_a_test_in_one_of_the_frameworks(self):
        table = entry_points("`OneTests.refuses`")
        self.plant("Documentation/EntryPoints.md", table.replace("| Spotlight, SwiftUI |", "| Spotlight |"))
        self.assert_finds(self.check(), "EntryPoints.md: Spotlight, SwiftUI: has no row")
        self.plant("Documentation/EntryPoints.md", table.replace("OneTests.refuses", "later", 1))
        self.assert_finds(self.check(), "EntryPoints.md: Custom scheme, UIKit: names no test")

    def test_wants_the_row_in_the_name_of_a_test_where_it_is_the_rule(self):
        self.assert_finds(self.check(B3="`OneTests.refuses`"), "B3: no test has the row in its name")
        self.assert_passes(self.check(A3="`OneTests.refuses`"))

    def test_finds_a_table_that_is_not_there(self):
        self.plant("SECURITY.md", "nothing\n")
        self.assert_finds(self.check(), "SECURITY.md: has no table of tests")


if __name__ == "__main__":
    unittest.main()
