"""What Scripts/named-tests.py says of tables that name tests."""

from planted import Finder

ROWS = [f"{kind}{row}" for kind, rows in zip("ABCDE", (6, 7, 9, 4, 6))
        for row in range(1, rows + 1)]
SUITE = "@Suite struct {} {{\n{}}}\n"
TEST = "  @Test func {}() {{}}\n"
ONE = "`OneTests.refuses`"
ENTRY_POINTS = "".join(
    f"| {source}, {kind} | x | {ONE} |\n"
    for source in ("Custom scheme", "Spotlight") for kind in ("UIKit", "SwiftUI")
)
PLATFORMS = "| A belief. | a page | – |\n| D1 | mended | `OneTests.refuses`{} |\n"
SOURCES = "Sources/LinkRouting/Links/LinkSource.swift"
LISTED = "static let ofTheSystem: [LinkSource] = [.customScheme, .spotlight,\n  .content]\n"
RECORD = "Documentation/Internals/Decisions/0001-ties.md"
POINTS, BEHAVIOURS = "Documentation/EntryPoints.md", "Documentation/Internals/Behaviours.md"


def behaviours(**replaced):
    """A table with a test for every behaviour but some."""
    cells = {row: f"`AppTests.{row.lower()}Works`" for row in ROWS} | replaced
    return "".join(f"| {row} | text | {cell} |\n" for row, cell in cells.items() if cell)


class NamedTestTests(Finder):
    SCRIPT, FILE = "named-tests.py", "SECURITY.md"
    FILES = {
        FILE: f"| MASTG-1 | a | b | {ONE} |\n",
        "Documentation/Internals/HandlingRules.md": f"| A rule. | {ONE} |\n",
        "Documentation/ApplePlatforms.md": PLATFORMS.format(""),
        POINTS: ENTRY_POINTS,
        BEHAVIOURS: behaviours(),
        SOURCES: LISTED,
        "Tests/OneTests/OneTests.swift": SUITE.format("OneTests", TEST.format("refuses")),
        "Examples/App/Tests/AppTests/AppTests.swift": SUITE.format(
            "AppTests", "".join(TEST.format(f"{row.lower()}Works") for row in ROWS)),
    }
    MISSING = "there is no test OneTests.accepts"
    CASES = [
        ("rows with tests", {}),
        ("a behaviour without a row", {BEHAVIOURS: behaviours(C9=None)},
         "Behaviours.md: C9: has no row"),
        ("a row without a test", {BEHAVIOURS: behaviours(A2="soon")}, "A2: names no test"),
        ("a rule without a test", {"Documentation/Internals/HandlingRules.md": "| One. | later |\n"},
         "One.: names no test"),
        ("a behaviour with a test that is not there",
         {BEHAVIOURS: behaviours(D1="`OneTests.accepts`")},
         f"D1: {MISSING}"),
        ("a requirement with a test that is not there", "| CWE-1 | a | b | `OneTests.accepts` |\n",
         f"SECURITY.md: CWE-1: {MISSING}"),
        ("a belief with a test that is not there",
         {"Documentation/ApplePlatforms.md": PLATFORMS.format(", `OneTests.accepts`")},
         f"ApplePlatforms.md: D1: {MISSING}"),
        *((f"a planted mistake that is {found[0] if found else 'there'}",
           {"Documentation/ApplePlatforms.md": PLATFORMS.format("") + "| a mistake | `test_plants` |\n",
            "Tests/Tooling/test_apple.py": f"    def {name}(self):\n"}, *found)
          for name, *found in (
              ("test_plants",), ("test_plants_more", "ApplePlatforms.md: there is no test test_plants"))),
        ("a source without a row",
         {POINTS: ENTRY_POINTS.replace("| Spotlight, SwiftUI |", "| Spotlight |")},
         "EntryPoints.md: Spotlight, SwiftUI: has no row"),
        ("a new source with one row", {POINTS: ENTRY_POINTS + f"| Paste, SwiftUI | x | {ONE} |\n"},
         "EntryPoints.md: Paste, UIKit: has no row"),
        ("a source of the system without rows",
         {SOURCES: LISTED.replace(".content", ".quickAction")},
         "EntryPoints.md: quickAction: a source of the system has no row"),
        ("sources that are listed nowhere", {SOURCES: "enum LinkSource {}\n"},
         "LinkSource.swift lists no sources of the system"),
        ("a source without a test", {POINTS: ENTRY_POINTS.replace("OneTests.refuses", "later", 1)},
         "EntryPoints.md: Custom scheme, UIKit: names no test"),
        ("a behaviour without a test of its name", {BEHAVIOURS: behaviours(B3=ONE)},
         "B3: no test has the row in its name"),
        ("a behaviour that needs no test of its name", {BEHAVIOURS: behaviours(A3=ONE)}),
        *((f"a record {name}", {RECORD: f"# 0001\n\n`Some.swift`\n{guards}", "Scripts/check/32-test.sh": ""}, *found)
          for name, guards, *found in (
              ("with a test", f"\n## Guards\n\n{ONE}.\n"),
              ("with a step", "\n## Guards\n\n`bin/check test` runs all.\n"),
              ("without guards", f"\n{ONE}\n", "0001-ties.md: names no guard"),
              ("whose test is gone", "\n## Guards\n\n`OneTests.accepts`\n", f"0001-ties.md: {MISSING}"),
              ("whose step is gone", "\n## Guards\n\n`bin/check floors`\n", "0001-ties.md: there is no step floors"))),
        ("a record with a test of the tool",
         {RECORD: "\n## Guards\n\n`ToolTests.splits`\n",
          "Tools/Tests/T/ToolTests.swift": SUITE.format("ToolTests", TEST.format("splits"))}),
        ("a table that is not there", "nothing\n", "SECURITY.md: has no table of tests"),
    ]
