import LinkPatterns
import LinkRouting
import Testing

/// Which paths a pattern takes, and which values its groups have, where several readings are possible.
///
/// Source of what is expected: the URL Pattern Standard, whose groups have the same texts.
@Suite struct RoutePatternTests {
  /// Finds a path in a table with one pattern.
  private func match(_ pattern: String, _ path: String) throws -> RouteParameters? {
    let table = RouteTable(prefixes: [.domain("h.example")], routes: [pattern: 0])
    try #require(table.problems == [])
    return try? table.match("https://h.example" + path).get().parameters
  }

  @Test(arguments: [
    ("{/a-:x-b}+", "/A-1-b"), ("{/a-:x-b}+", "/a-1-B"), ("{/a-:x-b}+", "/a-1-b/A-2-b"),
    ("{/a-:x-b}+", "/a-1-B/a-2-b"), ("/a:x+b", "/A1b"), ("/a*b", "/acB"),
    ("/a/:x(b)", "/a/B"), ("/a-:x", "/A-x"), ("/{a*b}", "/axa"), ("/{a*b}", "/bxb"),
  ])
  func findsNothingWhereTheStandardFindsNothing(pattern: String, path: String) throws {
    #expect(try match(pattern, path) == nil)
  }

  /// The standard finds nothing here; a rest that is empty is absent, slash or not.
  @Test(arguments: ["/a", "/a/"])
  func findsAnEmptyRest(path: String) throws {
    #expect(try match("/a/*", path)?["0"] == "")
  }

  @Test(
    arguments: [
      ("/:a?/:b?", "/x", ["a": "x"]),
      ("{/:a}?/:b+", "/x/y/z", ["a": "x", "b": "y/z"]), ("/:a(\\d+)?/:b?", "/x", ["b": "x"]),
      ("{/a-:x-b}+", "/a-1-b/a-2-b", ["x": "1-b/a-2"]), ("/a{x:y}*", "/ax1x2", ["y": "1x2"]),
      ("/:a-:b", "/1-2-3", ["a": "1", "b": "2-3"]), ("/:a(\\d+)x", "/12x", ["a": "12"]),
      ("/(a|ab)(c|bcd)", "/abcd", ["0": "a", "1": "bcd"]), ("/{:a.}*x", "/1.2.x", ["a": "1.2"]),
      ("/{a*b}", "/ax/yb", ["0": "x/y"]), ("/{*-}c", "/x-c", ["0": "x"]),
      ("/:é(\\d+)/:ключ", "/1/x", ["é": "1", "ключ": "x"]),
    ] as [(String, String, [String: String])]
  )
  func givesValuesToTheEarliestGroup(
    pattern: String,
    path: String,
    values: [String: String]
  ) throws {
    let found = try #require(try match(pattern, path))
    #expect(bytes(of: found.strings) == bytes(of: values))
  }

  /// Names and values by their bytes: texts that differ only in composition differ.
  private func bytes(of values: [String: String]) -> Set<[[UInt8]]> {
    Set(values.map { [Array($0.key.utf8), Array($0.value.utf8)] })
  }
}
