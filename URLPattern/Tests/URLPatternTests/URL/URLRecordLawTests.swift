import Testing

@testable import URLPattern

/// What holds for every URL, tried on generated ones.
@Suite struct URLRecordLawTests {
  /// Pieces of which URLs are made, with all that the parser treats specially.
  private static let pieces = [
    "https:", "http:", "file:", "myapp:", "data:", "//", "/", "\\", "?", "#", "@", ":", ".", "..",
    "%2e", "%2E%2e", "%", "%41", "a", "B", "é", "💩", " ", "\t", "\n", "\0", "C:", "C|", "[::1]",
    "[1::2]", "127.1", "0x7f", "1", "80", "443", "65536", "localhost", "xn--a", "^", "|", "'", "\"",
    "<", "`", "{", "&", "=", "+", "%25", "\u{7F}", "user:pass@", "example.com",
  ]

  /// Makes a text of a few pieces.
  private static func text(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...9, using: &random)
    return (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  /// Makes URLs that can be read, half of them relative to another one.
  private static func forAll(seed: UInt64, _ body: (String, URLRecord) throws -> Void) rethrows {
    var random = SeededGenerator(seed: seed)
    var base: URLRecord?
    var count = 0
    for _ in 0..<8_000 {
      let text = text(&random)
      guard let record = try? URLRecord(text, base: Bool.random(using: &random) ? base : nil) else {
        continue
      }
      count += 1
      base = record
      try body(text, record)
    }
    #expect(count > 1_000, "seed \(seed): too few of the texts are URLs")
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func printsWhatReadsAsTheSameURL(seed: UInt64) {
    Self.forAll(seed: seed) { text, record in
      #expect((try? URLRecord(record.href)) == record, "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test(arguments: [4, 5] as [UInt64])
  func printsPrintableASCIIOnly(seed: UInt64) {
    Self.forAll(seed: seed) { text, record in
      #expect(
        record.hrefBytes.allSatisfy { (0x20...0x7E).contains($0) },
        "seed \(seed): \(text.debugDescription)"
      )
      if !record.path.isOpaque {
        #expect(!record.hrefBytes.contains(0x20), "seed \(seed): \(text.debugDescription)")
      }
    }
  }

  @Test(arguments: [6, 7] as [UInt64])
  func leavesNoDotSegmentsInAList(seed: UInt64) {
    Self.forAll(seed: seed) { text, record in
      guard !record.path.isOpaque else { return }
      let dots = record.path.segments.filter { DotSegment(Array($0.utf8)[...]) != nil }
      #expect(dots.isEmpty, "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test(arguments: [8, 9] as [UInt64])
  func staysACanonicalURLWhateverIsSet(seed: UInt64) {
    var random = SeededGenerator(seed: seed ^ 0xFF)
    Self.forAll(seed: seed) { text, record in
      var changed = record
      let component = URLRecord.Component.allCases.randomElement(using: &random) ?? .path
      let value = Self.text(&random)
      try? changed.set(component, to: value)
      // The one case in which the Standard's setters make what is not canonical, see `set`.
      guard changed.special != .file || record.special == .file else { return }
      #expect(
        (try? URLRecord(changed.href)) == changed,
        "seed \(seed): \(component) of \(text.debugDescription) set to \(value.debugDescription)"
      )
    }
  }

  @Test(arguments: [10, 11] as [UInt64])
  func ignoresTabsAndNewlinesWhereverTheyStand(seed: UInt64) {
    var random = SeededGenerator(seed: seed ^ 0xFF)
    Self.forAll(seed: seed) { text, record in
      var href = record.href
      let place = href.utf8.index(
        href.startIndex,
        offsetBy: Int.random(in: 0...href.utf8.count, using: &random)
      )
      href.insert("\t", at: place)
      #expect((try? URLRecord(href)) == record, "seed \(seed): \(text.debugDescription)")
    }
  }
}
