import Foundation
import LinkPatterns
import LinkRouting
import LinkTables
import LinkTesting
import Testing
import URLPattern

/// Routes, against the URL Pattern Standard's reading of the same text.
@Suite struct RouteAgreementTests {
  /// Pieces of random patterns; the first character of a name is that of no other piece's.
  private static let pieces = [
    "/", "/", "/a", "/b", "a", "b-", "/:u", "/:v?", "/:w*", "/:x+", ":y", "{/:z}?", "{-:t}?",
    "{a/:s}", "{/:r-b}+", "*", "/*", "(a|b)", "/(a+)?", "/(b*)", "{a}?", "{/b}?", "{/a/b}?",
    "{:q-}*", "/:p(.*)", "/:o(a.)*", "/{:n}b", "{/a:m/}?", "é", ":l(\\d+)?", "{:k/a}*", "/a.b",
  ]

  /// Pieces of random patterns that read a path in one way at most: what may be absent is at the end.
  private static let segments = ["/a", "/b", "/:u", "/:v", "/:l(\\d+)", "{/b}", "/é", "/:o(a.)"]

  /// Ends of such patterns.
  private static let ends = [
    "", "", "/:t?", "{/:z}?", "/:m(\\d+)?", "/:w*", "/:x+", "/:p(.*)", "/:r(.+)", "{/a/:s}?",
  ]

  /// Paths are made of these.
  private static let path = ["/", "/", "/a", "/b", "a", "b", "-", "/a-b", ".", "1", "%C3%A9", "A"]

  /// A pattern, read in both ways.
  private struct Both {
    /// Read as a route.
    let table: RouteTable<Int>
    /// Read as the standard does.
    let standard: URLPattern

    /// Reads a pattern; fails when it is not a route.
    init?(_ text: String) throws {
      table = RouteTable(prefixes: [.domain("h.example")], routes: [text: 0])
      guard table.problems.isEmpty else { return nil }
      standard = try URLPattern(URLPatternInit(pathname: text))
    }

    /// The values of a path as a route has them, decoded.
    func found(in path: String) -> RouteParameters? {
      try? table.match("https://h.example" + path).get().parameters
    }

    /// The groups of a path as the standard has them, percent-encoded.
    func expected(in path: String) throws -> [URLPatternComponentResult.Group]? {
      try standard.exec(URLPatternInit(pathname: path))?.pathname.groups
    }
  }

  /// Makes a path that a link may have and that does not end with a slash, which routes may ignore.
  private static func path(_ random: inout SeededGenerator) -> String? {
    let length = Int.random(in: 1...6, using: &random)
    let rest = (0..<length).map { _ in Self.path.randomElement(using: &random) ?? "" }
    let path = "/" + rest.joined()
    if path.hasSuffix("/") { return nil }
    return (try? LinkURL("https://h.example" + path)) == nil ? nil : path
  }

  @Test(arguments: 0..<6_000 as Range<UInt64>)
  func matchesWhatTheStandardMatches(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...5, using: &random)
    let pieces = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
    let isRooted = ["/", "{/"].contains { pieces[0].hasPrefix($0) }
    let text = (isRooted ? "" : "/") + pieces.joined()
    guard let both = try Both(text) else { return }
    let mayEndWithSlash = !isRooted || pieces.contains { $0 == "/" || $0.contains("/}") }
    for _ in 0..<16 {
      guard let path = Self.path(&random) else { continue }
      let isFound = both.found(in: path) != nil
      let isExpected = try both.expected(in: path) != nil
      let place: Comment = "\(text) on \(path), seed \(seed)"
      // A slash at the end of a pattern need not be in the path.
      let isKnown = try isExpected || (mayEndWithSlash && both.expected(in: path + "/") != nil)
      #expect(!isFound || isKnown, place)
      // A route has no empty segment as a value, and none that ends within a character.
      let mayBeNoValue = path.contains("//") || path.contains("%")
      #expect(!isExpected || isFound || mayBeNoValue, place)
    }
  }

  @Test(arguments: 0..<2_000 as Range<UInt64>)
  func givesTheValuesThatTheStandardGives(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...4, using: &random)
    var pieces = Self.segments.shuffled(using: &random).prefix(count).map { $0 }
    pieces.append(Self.ends.randomElement(using: &random) ?? "")
    let text = pieces.joined()
    let both = try #require(try Both(text))
    for _ in 0..<16 {
      guard let path = Self.path(&random) else { continue }
      let (found, groups) = (both.found(in: path), try both.expected(in: path))
      #expect((found == nil) == (groups == nil), "\(text) on \(path), seed \(seed)")
      for group in found == nil ? [] : groups ?? [] {
        let expected = group.value?.removingPercentEncoding
        #expect(found?[group.name] == expected, "\(text) on \(path), seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    ("{/a-:x-b}+", "/A-1-b"), ("{/a-:x-b}+", "/a-1-B"), ("{/a-:x-b}+", "/a-1-b/A-2-b"),
    ("{/a-:x-b}+", "/a-1-B/a-2-b"), ("/a:x+b", "/A1b"), ("/a*b", "/acB"),
    ("/a/:x(b)", "/a/B"), ("/a-:x", "/A-x"), ("/a/*", "/a"), ("/{a*b}", "/axa"), ("/{a*b}", "/bxb"),
  ])
  func findsNothingWhereTheStandardFindsNothing(text: String, path: String) throws {
    let both = try #require(try Both(text))
    #expect(try both.expected(in: path) == nil)
    #expect(both.found(in: path) == nil)
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
    ] as [(String, String, KeyValuePairs<String, String>)]
  )
  func givesValuesToTheEarliestGroup(
    text: String,
    path: String,
    values: KeyValuePairs<String, String>
  ) throws {
    let both = try #require(try Both(text))
    let (found, groups) = (both.found(in: path), try #require(try both.expected(in: path)))
    let expected = groups.filter { $0.value != nil }
    #expect(expected.map { Array($0.name.utf8) } == values.map { Array($0.key.utf8) })
    #expect(expected.map(\.value) == values.map(\.value))
    for (name, value) in values { #expect(found?[name] == value) }
  }
}
