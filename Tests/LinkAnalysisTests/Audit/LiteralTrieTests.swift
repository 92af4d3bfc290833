import Testing

@testable import LinkAnalysis
@testable import LinkPatterns

/// Which paths are compared in an audit: those that literals and lengths don't keep apart, and no others.
@Suite struct LiteralTrieTests {
  /// The alternatives of patterns.
  private func paths(_ patterns: [String]) throws -> [AuditedPath] {
    let table = PatternTable(try patterns.map { PatternTable.Entry(try PathPattern($0)) })
    return TableAudit(table, hostIsSegment: false, caseCounts: true, stateLimit: 100).paths
  }

  /// The pairs that are found, those before their followers.
  private func pairs(_ paths: [AuditedPath]) -> [[Int]] {
    var trie = LiteralTrie()
    var pairs: [[Int]] = []
    for (number, path) in paths.enumerated() {
      pairs += trie.mayMeet(path).map { [$0, number] }
      trie.insert(path, as: number)
    }
    return pairs
  }

  @Test func findsEachPairThatMayMeetOnce() throws {
    let patterns = [
      "/", "/a", "/:x", "/a/b", "/A/b", "/a/:x", "/:x/b", "/:x/:y", "/a/*", "/a/b/*", "/:x/b/*",
      "/*",
      "/:path+", "/a/:x/c", "/a-:x/c", "/a/b/c/d", "/{a/}?b", "/a/:rest(.*)", "/b/:x/c/:path+",
    ]
    for patterns in [patterns, patterns.reversed()] {
      let paths = try paths(patterns)
      let found = pairs(paths)
      let meeting = paths.indices.flatMap { later in
        (0..<later).filter { paths[$0].mayMeet(paths[later]) }.map { [$0, later] }
      }
      #expect(Set(found) == Set(meeting))
      #expect(found.count == meeting.count)
    }
  }

  @Test(arguments: ["/r%", "/app/r%/:id", "/:user/r%", "/app/:user/r%/:page", "/:a/:b/r%/*"])
  func comparesAsManyPairsAsThereAreOverlaps(pattern: String) throws {
    for count in [250, 500, 1_000] {
      let routes = (0..<count).map { pattern.replacing("%", with: "\($0)") }
      #expect(try pairs(paths(routes)).isEmpty)
      // A catch-all meets each of them, and each of them nothing else.
      #expect(try pairs(paths(routes + ["/*"])).count == count)
    }
  }
}
