import LinkAnalysis
import LinkPatterns
import TestSupport
import Testing

/// What a pattern says of a slash at the end is decided by the paths it accepts, and a first segment is read
/// alike in whatever form of URL it is written.
@Suite struct TableEndTests {
  @Test(
    "a slash that may be left out, or that a value may hold, is minded as it is written",
    arguments: [
      ("/foo{/}?", ["/foo": true, "/foo/": true]),
      ("/foo{/:id/}?", ["/foo": true, "/foo/": false, "/foo/1/": true, "/foo/1": false]),
      ("/foo(/?)", ["/foo": true, "/foo/": true]),
      ("/static/*", ["/static/": true, "/static/a/": true, "/static/a": true]),
      ("/f/:p(.+)", ["/f/x/": true, "/f/x": true, "/f": false]),
      ("/f/:p(.*)", ["/f/x/": true, "/f/": true]),
      ("/f/:p+", ["/f/x": true, "/f/x/": false]),
      ("/f/", ["/f/": true, "/f": false]),
      ("/f", ["/f/": false, "/f": true]),
    ] as [(String, [String: Bool])]
  )
  func mindsTheSlashAtTheEnd(pattern: String, paths: [String: Bool]) throws {
    let table = PatternTable([.init(try PathPattern(pattern), trailingSlash: .asWritten)])
    for (path, isAccepted) in paths {
      #expect((table.firstMatch(inPath: path) != nil) == isAccepted, "\(pattern) \(path)")
    }
  }

  @Test("an expression for any text is a catch-all and comes last", arguments: [".+", ".*"])
  func catchesAllLast(expression: String) throws {
    let patterns = ["/src/:f(\(expression))", "/src/:file"]
    for order in [patterns, patterns.reversed()] {
      let table = PatternTable(try order.map { .init(try PathPattern($0)) })
      let first = try #require(table.firstMatch(inPath: "/src/a"))
      #expect(order[first.entry] == "/src/:file")
      let far = try #require(table.firstMatch(inPath: "/src/a/b"))
      #expect(order[far.entry] == patterns[0])
    }
  }

  @Test(
    "the first segment of a custom scheme matches in either case",
    arguments: ["s://PRICES/x", "s://prices/x", "s:///PRICES/x", "s:/prices/x", "s:Prices/x"]
  )
  func readsTheFirstSegmentAlike(text: String) throws {
    let table = PatternTable(try ["/Prices/x", "/:slug/x"].map { .init(try PathPattern($0)) })
    let url = try LinkURL(text)
    #expect(table.allCandidates(for: url, host: .firstSegment).first?.entry == 0)
    #expect(try table.firstMatch(inURL: text, host: .firstSegment)?.entry == 0)
  }

  @Test func mindsTheCaseBehindAHost() throws {
    let table = PatternTable([.init(try PathPattern("/Prices/x"))])
    #expect(try table.firstMatch(inURL: "https://h/prices/x", host: .authority) == nil)
    #expect(try table.firstMatch(inURL: "s://Prices/X", host: .firstSegment) == nil)
    #expect(try table.firstMatch(inURL: "s://host/prices/x", host: .authority) == nil)
  }
}
