"""What the checks of the sources find, and what they let pass."""

import textwrap

from planted import Finder


def function(lines, name="func long()"):
    """A function of so many lines."""
    return f"{name} {{\n" + "  step()\n" * (lines - 2) + "}\n"


class SizeTests(Finder):
    SCRIPT, FILE, FILES = "size-budgets.py", "Sources/A/A.swift", {"Package.swift": ""}
    MEMBERS = "".join(f"  let a{index} = 0\n" for index in range(249))
    NESTED = "func a() {\n  for b in c {\n    switch b {\n    case .d:\n      if e {\n%s      }\n    }\n  }\n}\n"
    LOOP = "func a(for b: B) {\n  if c {\n    if d {\n      repeat {\n        e()\n      } while f\n      g { $0 }\n"
    CASES = [
        ("control statements in two others", NESTED % "        f(for: g) { $0.repeat() }\n"),
        ("a guard in three others", NESTED % "        guard g.allSatisfy({ $0 }) else { return }\n",
         "A.swift:6: guard g.allSatisfy({ $0 }) else { return }: nesting of 4 statements"),
        ("a closure in between", NESTED % "        g.map { if $0 { h() } }\n", "nesting of 4 statements"),
        ("a label, and the end of a loop", LOOP + "    }\n  }\n}\n"),
        ("a long function", function(61), "A.swift:1: func long(): function of 61 lines"),
        ("a function of the budget", function(60)),
        ("a long initializer", "struct A {\n" + function(70, "init(a: Int)") + "}\n",
         "A.swift:2: init(a: Int): function of 70 lines"),
        ("a long property", "struct A {\n" + function(70, "var a: Int") + "}\n",
         "A.swift:2: var a: Int: function of 70 lines"),
        ("a long type", "struct A {\n" + MEMBERS + "}\n", "type of 251 lines"),
        ("a long file", "let a = 0\n" * 401, "file of 401 lines"),
        ("a reason for a file", "// swift-size: a table\n" + "let a = 0\n" * 401),
        ("a reason for a function", "/// Long.\n// swift-size: a table\n" + function(61)),
        ("no reason", "// swift-size:\n" + function(61), "function of 61 lines"),
        ("a reason for one alone", "// swift-size: a table\n" + function(61) + "\n" + function(62),
         "A.swift:64: func long(): function of 62 lines"),
        ("a requirement before code", "protocol A {\n  func a()\n  init(b: Int)\n}\n\n"
         + "let a = 0\n" * 70 + "struct B {\n  let c = 0\n}\n"),
        ("nested packages and not tests",
         {"Tools/Package.swift": "", "Tools/Sources/T/T.swift": function(61),
          "Fuzz/Package.swift": "", "Fuzz/Sources/F/F.swift": function(61),
          "Tests/ATests/ATests.swift": function(61)},
         "Tools/Sources/T/T.swift:1", "1 over budget"),
        ("what builds leave behind",
         {"Tools/.build/T/Package.swift": "", "Tools/.build/T/Sources/T/T.swift": function(61)}),
    ]


class WholeTypeTests(Finder):
    SCRIPT, FILE, FILES = "size-budgets.py", "Sources/A/A.swift", {"Package.swift": "", "Tools/Package.swift": ""}
    TYPE = "public struct A {\n  let b = 0\n}\n"
    OVER = "9 files, and the budget is 600 lines in 8 files"

    @staticmethod
    def extensions(count, text, folder="Sources/B"):
        return {f"{folder}/B{index}.swift": text for index in range(count)}

    MEMBER = "extension A {\n  func b() {}\n}\n"
    CASES = [
        ("a type in eight files", {"Sources/A/A.swift": TYPE, **extensions(7, MEMBER)}),
        ("a type in nine files", {"Sources/A/A.swift": TYPE, **extensions(8, MEMBER)},
         "A: A: whole type of 27 lines in 9 files", OVER),
        ("extensions in another package", {"Sources/A/A.swift": TYPE, **extensions(8, MEMBER, "Tools/Sources/T")}, OVER),
        ("extensions in a sample",
         {"Sources/A/A.swift": TYPE, "Examples/S/Package.swift": "", **extensions(8, MEMBER, "Examples/S/Sources/S")}),
        ("conformances", {"Sources/A/A.swift": TYPE, **extensions(8, "extension A: B {\n  func b() {}\n}\n")}),
        ("static constants", {"Sources/A/A.swift": TYPE, **extensions(8, (
            "extension A {\n  public static let b = A(\n    c: 0\n  )\n\n  static var d: A {\n    A()\n  }\n}\n"))}),
        ("a static function among constants", {"Sources/A/A.swift": TYPE, **extensions(8, (
            "extension A {\n  static let b = A()\n  static func d() {}\n}\n"))}, OVER),
        ("nested types", {"Sources/A/A.swift": TYPE, **extensions(
            8, "extension A {\n  struct C {\n    let d = 0\n  }\n}\n")}),
        ("members beside nested types", {"Sources/A/A.swift": TYPE, **extensions(
            8, "extension A {\n  struct C {\n    let d = 0\n  }\n\n  func e() {}\n}\n")}, OVER),
        ("types of others", extensions(9, MEMBER)),
        ("private types of the same name", extensions(9, "private " + TYPE[7:] + MEMBER)),
        ("types of two modules", {"Sources/A/A.swift": TYPE, **extensions(7, MEMBER, "Sources/A"),
                                  "Sources/B/A.swift": TYPE, **extensions(7, MEMBER)}),
        ("a type of 603 lines of code",
         {"Sources/A/A.swift": TYPE, "Sources/A/B.swift": ("extension A {\n" + "  let a = 0\n" * 198 + "}\n// .\n\n") * 3},
         "whole type of 603 lines in 2 files"),
    ]


class HatchTests(Finder):
    SCRIPT, FILE, FILES = "escape-hatches.py", "Sources/A/A.swift", {"Package.swift": ""}
    HATCHES = [
        ('fatalError("no")', "fatalError"), ("preconditionFailure()", "preconditionFailure"),
        ("class A: @unchecked Sendable {}", "@unchecked Sendable"),
        ("nonisolated(unsafe) var a = 0", "nonisolated(unsafe)"),
        ("let a = unsafeBitCast(b, to: C.self)", "unsafe cast"),
        ("func f(_ a: Int!) -> Int { 0 }", "implicitly unwrapped type"),
        ("func f() -> [Int]! {}", "implicitly unwrapped type"),
    ]
    CASES = [
        *((f"hatch {text}", text + "\n", f"A.swift:1: {name} without a proof")
          for text, name in HATCHES),
        ("words in a comment and a text", '// fatalError()\nlet a = "fatalError()"\n'),
        ("words in a comment of two lines", "/* a\n fatalError() */\n"),
        *((f"words in {text}", f"let a = f({text})\n") for text in (
            '"\\" fatalError() // no"', '"a \\(b + f("fatalError()", (d))) e"', '#"a " fatalError() \\#(c)"#',
            '"""\n fatalError() "x"\n """')),
        ("a hatch after texts and comments", 'f("\\"", #"a"#, """\n b"\n """) /* c */; fatalError()\n',
         "A.swift:3: fatalError"),
        ("a proof on the line", "fatalError()  // proof: b was set above\n"),
        ("a proof above the line", "// Proof: b was set above.\nfatalError()\n"),
        ("another comment", "fatalError()  // fine\n", "fatalError"),
        ("a proof elsewhere", "// proof: far away\n\nfatalError()\n", "fatalError"),
        ("an operator", "let a = b != c && !d\n"),
        ("what silences the formatter", "let a = b!  // swift-format-ignore: NeverForceUnwrap\n",
         "A.swift:1: silences the formatter"),
        ("what is unfinished", "// TODO: later\nlet a = 0\n", "A.swift:1: unfinished"),
    ]


def row(before="  let title: String\n", state=": Bool = false", after=""):
    """A struct with a state, and what is before and after it."""
    return f"struct Row: View {{\n{before}  @State private var isOpen{state}\n{after}}}\n"


def initializer(code):
    """An initializer that does something."""
    return f"  init(title: String) {{ {code} }}\n"


def extended(code):
    """A struct with a state, and another file with an initializer of it."""
    return {"Sources/A/A.swift": row(after=initializer("self.title = title")),
            "Sources/A/B.swift": f"extension Row {{\n  init() {{ {code} }}\n}}\n"}


class StateTests(Finder):
    SCRIPT, FILE = "state-structs.py", "Sources/A/A.swift"
    MISSING = "A.swift:1: Row: write its initializer: SDK 27 makes none for"
    VALUES = ("  let a = 0\n  static let b: Int\n  var c: Int { 0 }\n  var d: Int?\n"
              "  @Environment(\\.openURL) private var e\n  private var f: [Int] = []\n")
    CASES = [
        ("a state alone", row("")),
        ("a state and values", row(VALUES)),
        ("no state", "struct Row {\n  let title: String\n}\n"),
        ("a state in a class", "final class Row {\n  let title: String\n  @State var a = 0\n}\n"),
        ("a state in a comment", "struct Row {\n  let title: String  // no @State private var a = 0\n}\n"),
        ("no initializer", row(), f"{MISSING} title"),
        ("an initializer", row(after=initializer("self.title = title"))),
        ("an initializer of what is inside", row(after="  struct A {\n    init() {}\n  }\n"), f"{MISSING} title"),
        ("a binding", row("  @Binding var text: String\n"), f"{MISSING} text"),
        ("a closure", row("  private let act: @MainActor (Int) -> Void\n"), f"{MISSING} act"),
        ("a state without a value", row("", ": Bool"), f"{MISSING} isOpen"),
        ("attributes on their own line", row().replace("@State", "@MainActor @State\n "), f"{MISSING} title"),
        ("a struct inside", "enum A {\n" + row() + "}\n", "A.swift:2: Row: write its"),
        ("a value that is set again", row(after=initializer("isOpen = true; self.title = title")),
         "A.swift:1: Row: isOpen has a value and is set in an initializer"),
        ("a storage that is set again", row(after=initializer("_isOpen = State(initialValue: true)")),
         "isOpen has a value"),
        ("a storage that is set", row("", ": Bool", initializer("self._isOpen = State(initialValue: true)"))),
        ("a comparison and another's", row(after=initializer("a.isOpen = isOpen == b"))),
        ("an initializer in another file that delegates", extended('self.init(title: "")')),
        ("an initializer in another file that assigns", extended('title = ""'),
         "B.swift:1: Row: move the initializer to Sources/A/A.swift"),
        ("an initializer in another file that replaces", extended('self = .init(title: "")'),
         "B.swift:1: Row: move the initializer"),
        ("an initializer in an extension of the file",
         row(after=initializer("")) + 'extension Row {\n  init() { title = "" }\n}\n'),
        ("a sample, a snippet and the host app",
         {"Examples/A/Apple/B.swift": row(), "Snippets/B.swift": row(), "Tests/HostApp/App/B.swift": row()},
         "Examples/A/Apple/B.swift:1: Row", "Snippets/B.swift:1: Row", "Tests/HostApp/App/B.swift:1: Row"),
        ("a test with models", {"Tests/ATests/StandIns/A+StandIns.swift": row()}),
    ]


class SnippetTests(Finder):
    SCRIPT, FILE, FILES = "snippets.py", "README.md", {"Snippets/A.swift": "let a = 1\nlet b = 2\n"}
    STEP = "Sources/A/A.docc/Tutorials/Resources/Step.swift"
    COMMENT = "/// Text.\n///\n/// ```swift\n/// let a = {}\n/// ```\nlet c = 0\n"
    EXCERPT = "<!-- excerpt: Examples/One/Sources/One.swift -->\n```swift\nlet one = {}\n```\n"
    ONE = {"Examples/One/Sources/One.swift": "let one = 1\n"}
    BOTH = "```swift\nlet a = 1\nlet b = 2\n```\n"
    COLUMN = "| there | here |\n|---|---|\n| `a {{ … }}` | {} |\n"
    INDENTED = {"Snippets/A.swift": "do {\n  if a {\n    b()\n  }\n}\n"}
    HIDDEN = {
        "Snippets/A.swift": "let a = 1\n// snippet.hide\nlet c = 0\n// snippet.show\nlet b = 2\n"
    }
    CASES = [
        ("a block of a snippet", BOTH),
        ("a block without a home", "text\n\n```swift\nlet a = 2\n```\n", "README.md:3:"),
        ("lines that do not follow one another",
         {FILE: BOTH, "Snippets/A.swift": "let a = 1\nlet between = 0\nlet b = 2\n"},
         "README.md:1:"),
        ("common indentation", {FILE: "```swift\nif a {\n  b()\n}\n```\n", **INDENTED}),
        ("other indentation", {FILE: "```swift\nif a {\nb()\n}\n```\n", **INDENTED},
         "README.md:1:"),
        ("a step of a tutorial", {STEP: "let b = 2\n"}),
        ("a step without a home", {STEP: "let b = 3\n"}, "Step.swift:1:"),
        ("a step of a quick start",
         {STEP: "let b = 3\n", "Examples/QuickStart/App.swift": "let b = 3\n"}),
        ("what a snippet shows", {FILE: BOTH, **HIDDEN}),
        ("what a snippet hides", {FILE: "```swift\nlet c = 0\n```\n", **HIDDEN}, "README.md:1:"),
        ("a comment", {"Sources/C/C.swift": COMMENT.format(1)}),
        ("a comment without a home", {"Sources/C/C.swift": COMMENT.format(2)}, "C.swift:3:"),
        ("an excerpt", {FILE: EXCERPT.format(1), **ONE}),
        ("an excerpt that is none", {FILE: EXCERPT.format(2), **ONE}, "README.md:2:", "One.swift"),
        ("an excerpt of no file", {FILE: EXCERPT.format(1)}, "README.md:2:"),
        ("blocks of other languages", "```text\nlet z = 0\n```\n\n```sh\nls\n```\n"),
        ("blocks that name no language", "~~~\nls\n~~~\n\ntext\n\n   ```\n   let z = 0\n   ```\n",
         "README.md:1: this block names no language", "README.md:7: this block names no language"),
        ("a block that nothing can compile", "<!-- not compiled: no model -->\n```swift\nlet z = 0\n```\n"),
        ("a block that nothing compiles for no reason", "<!-- not compiled: -->\n```swift\nlet z = 0\n```\n",
         "README.md:2:"),
        ("a snippet of several files", {"Snippets/SwiftUI/A.swift": ""}, "Snippets/SwiftUI/A.swift:"),
        ("a snippet of an app", {FILE: BOTH, "Examples/Snippets/S/B.swift": "let a = 1\nlet b = 2\n",
                                 "Snippets/A.swift": ""}),
        *((f"imports of {' and '.join(own)}",
           {"Snippets/A.swift": "".join(f"import {name}\n" for name in (*own, "Foundation")),
            "Sources/High/High.swift": "@_exported public import Low\n", "Sources/Low/Low.swift": "",
            "Sources/Higher/A.swift": "@_exported public import High\n", "Sources/LinkAnalysis/A.swift": "",
            "Sources/LinkPatterns/A.swift": ""}, *found)
          for own, *found in (
              (["High"],), (["LinkAnalysis", "LinkPatterns"],),
              (["High", "Low"], "A.swift:2: import Low: one of High, Low is enough"),
              (["Higher", "Low"], "A.swift:2: import Low"),
              (["Low", "LinkAnalysis"], "A.swift:2: import LinkAnalysis"))),
        ("a column of code", COLUMN.format("`leta=1`, `let … = 2`")),
        ("a column of code that nothing compiles", COLUMN.format("`let a = 3`"), "README.md:3: `let a = 3`"),
        ("another column", COLUMN.format("`let a = 3`").replace("here", "meaning")),
        ("a block that is not closed", "```swift\nlet z = 0\n", "README.md:1:"),
    ]


class ProseTests(Finder):
    SCRIPT, FILE = "prose.py", "Sources/A/A.swift"
    FIELDS = "/// A.\n///\n/// - Returns: The number of links that wait.\n"
    COUNT = FIELDS + "func count() -> Int { 0 }\n"
    INNER = textwrap.indent(COUNT, "  ")
    CASE = " enum A {\n  /// A.\n  ///\n  /// - Parameter b: The number of links.\n  case a(b: Int)\n}\n"
    LINK = "/// A.\n///\n/// - Parameter link: {}public func open(_ link: Link) {{}}\n"
    CASES = [
        ("a line that repeats the parameter", LINK.format("The link.\n"),
         "A.swift:3: field of two words or fewer"),
        ("a line among others that repeats it",
         "/// A.\n///\n/// - Parameters:\n///   - a: The a.\n"
         "///   - b: The second value.\npublic func f(a: A, b: B) {}\n",
         "A.swift:4: field of two words or fewer", "1 places"),
        ("a short line that goes on", LINK.format("A link,\n///   which must be open.\n")),
        ("fields of a function", COUNT, "A.swift:3: field of a declaration that is not public"),
        ("fields in a public extension", "public extension A {\n" + INNER + "}\n"),
        ("fields in a public protocol", "public protocol A {\n" + INNER + "}\n"),
        ("fields in a public type", "public struct A {\n" + INNER + "}\n", "A.swift:4: field"),
        ("fields behind a public type", "public struct A {}\n" + COUNT, "A.swift:4: field"),
        ("cases of a public enum", "public" + CASE),
        ("cases of another enum", "package" + CASE, "A.swift:4: field"),
        ("a public function with an attribute",
         FIELDS + "@discardableResult\npublic func a() -> Int { 0 }\n"),
        ("another function with an attribute",
         FIELDS + "@discardableResult\nfunc a() -> Int { 0 }\n", "A.swift:3: field"),
        ("a phrase in a comment", "let a = 0  \n// Nobody waits.\n", "A.swift:2: phrase: Nobody"),
        ("a phrase in a message", 'let message = "The link makes way."\n',
         "A.swift:1: phrase: makes way"),
        ("what is no Y", "// It is no link.\nlet a = 0\n", "A.swift:1: phrase: is no"),
        ("what there is not", "// There is no link, and it is no longer one.\nlet a = 0\n"),
        ("a phrase that is a name", "let nobody = 0\n"),
        ("words that are not phrases", "/// Whether the link is sorted, soon.\nlet a = 0\n"),
        *((f"a phrase in {path}", {path: "// Nobody.\n"}, f"{path}:1: phrase") for path in (
            "Tools/Sources/t/T.swift", "Examples/E/Sources/E/E.swift", "Snippets/S.swift",
            "Tests/ATests/ATests.swift", "Fuzz/Sources/F/F.swift")),
    ]
