import LinkPatterns
import LinkTesting
import TestSupport
import Testing

/// 10,000 tables of random patterns, each asked about random paths.
@Suite struct RandomTableTests {
  private static let pieces = [
    "/a", "/b", "/A", "/ab", "/:x", "/:n", "/12", "/x-:i", "/x-:i.:e", "/:w(a+|b)", "/:v(a|b)",
    "/:p+", "/:q*", "/*", "/:o?", "{/:g}?", "/f:m(\\d+)", "/a-very-long-literal", "{/a/:r}+", "/",
  ]

  private static let segments = [
    "a", "b", "A", "ab", "12", "-7", "007", "x-1", "x-1.2", "x-", "aaa", "f12", "f", "é", "%61",
    "a-very-long-literal", "", "X-1", "a%2Fb", ".",
  ]

  /// Makes entries of up to twelve patterns, no two of the same pattern.
  private func entries(_ random: inout SeededGenerator) -> [PatternTable.Entry] {
    var entries: [PatternTable.Entry] = []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let text = (0..<Int.random(in: 1...5, using: &random))
        .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      guard let pattern = try? PathPattern(text),
        !entries.contains(where: { $0.pattern == pattern })
      else { continue }
      entries.append(
        PatternTable.Entry(
          pattern,
          shapes: ["n": .int],
          requiredQueryItems: Int.random(in: 0...1, using: &random),
          caseInsensitiveLiterals: Int.random(in: 0..<3, using: &random) == 0,
          trailingSlash: Int.random(in: 0..<4, using: &random) == 0 ? .asWritten : .ignored
        )
      )
    }
    return entries
  }

  /// The patterns that match, in order.
  private func texts(
    _ table: PatternTable,
    _ url: LinkURL,
    _ host: LinkURL.HostPosition
  ) -> [String] {
    table.allMatches(of: url, host: host).map { table.entries[$0.entry].pattern.text }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func findWhatTryingEveryPatternFinds(part: UInt64) {
    for seed in (part * 500)..<(part * 500 + 500) {
      var random = SeededGenerator(seed: seed)
      let entries = entries(&random)
      let law = AgreementLaw(entries: entries)
      let (table, reversed) = (PatternTable(entries), PatternTable(entries.reversed()))
      for _ in 0..<2 {
        let path = (0..<Int.random(in: 1...4, using: &random))
          .map { _ in Self.segments.randomElement(using: &random) ?? "" }.joined(separator: "/")
        guard let url = try? LinkURL("s://h/" + path) else { continue }
        for host in [LinkURL.HostPosition.authority, .firstSegment] {
          #expect(law.violations(for: url, host: host) == [], "seed \(seed)")
          let found = texts(table, url, host)
          #expect(found == texts(reversed, url, host), "order, seed \(seed), \(url)")
          let others = PatternTable(entries.filter { found.contains($0.pattern.text) })
          #expect(found == texts(others, url, host), "unrelated patterns, seed \(seed), \(url)")
        }
      }
    }
  }
}
