import LinkTesting
import Testing

@testable import LinkPatterns

/// The quick look at a URL finds what a reading byte by byte and a walk find.
@Suite struct QuickMatchTests {
  /// An answer for a URL.
  private typealias Answer = Result<PathMatch?, LinkURLError>

  /// Tables with ranks and without, with literals of all lengths, in either case, and exact ends.
  private static let tables: [PatternTable] = {
    let patterns = [
      "/", "/leagues", "/leagues/:league", "/leagues/:league/questions/:question", "/a", "/a/B",
      "/:x/example.com", "/leagues/:n/:rest*", "/:first/:second/:third", "/questions", "/123/:x+",
      "/a/very-long-literal/:x", "/example.com/leagues", "/example.com/:x/a",
    ].compactMap { try? PathPattern($0) }
    let slashes: [TrailingSlash] = [.ignored, .asWritten]
    return slashes.flatMap { slash in
      [false, true].map { folds in
        PatternTable(
          patterns.map {
            PatternTable.Entry($0, caseInsensitiveLiterals: folds, trailingSlash: slash)
          }
        )
      }
    } + [
      PatternTable(patterns.map { PatternTable.Entry($0) }, precedence: .registrationOrder),
      PatternTable(patterns.prefix(4).map { PatternTable.Entry($0) }),
    ]
  }()

  @Test("a literal is found within fifteen places, among at most four times as many as there are")
  func literalsLieNearWhereTheyAreLookedFor() throws {
    for count in [2, 3, 16, 17, 48, 49, 65, 200, 1_000, 3_000] {
      let entries = try (0..<count).map {
        PatternTable.Entry(try PathPattern("/\($0)-literal-\($0 * 7919)"))
      }
      let slots = TableSlots(PatternTable(entries).storage.cells[0].low)
      #expect(slots.distance < TableSlots.anyDistance, "\(count)")
      #expect(slots.count <= 4 * count, "\(count)")
      #expect(!slots.takesAll, "\(count)")
    }
  }

  /// Splits a URL byte by byte and walks.
  private static func walked(
    _ text: String,
    _ table: PatternTable,
    _ host: LinkURL.HostPosition
  ) -> Answer {
    Answer { () throws(LinkURLError) in
      var bytes = ContiguousArray(text.utf8)
      var layout = try URLSplitter.splitExactly(bytes.span, limits: .standard)
      if !layout.isCanonical {
        bytes = try LinkURL(text).bytes
        layout = try URLSplitter.splitExactly(bytes.span, limits: .standard)
      }
      return table.storage.walkedMatch(TablePath(bytes.span, layout, host: host), in: bytes.span)
    }
  }

  /// Compares both answers of every table.
  @discardableResult
  private static func compare(_ text: String, _ comment: @autoclosure () -> Comment) -> Int {
    var count = 0
    var differences = 0
    for table in tables {
      for host in [LinkURL.HostPosition.authority, .firstSegment] {
        let quick = Answer { () throws(LinkURLError) in
          try table.firstMatch(inURL: text, host: host)
        }
        if quick != walked(text, table, host) { differences += 1 }
        if case .success(.some) = quick { count += 1 }
      }
    }
    #expect(differences == 0, comment())
    return count
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func agreesWithAWalk(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var count = 0
    for _ in 0..<2_000 {
      let text = PlainURLReaderTests.text(&random)
      count += Self.compare(text, "seed \(seed): \(text.debugDescription)")
    }
    #expect(count > 500, "seed \(seed): too few matches")
  }

  @Test("agrees with a walk on paths of every length", arguments: 0...80)
  func agreesOnEveryLength(length: Int) {
    let path = "/leagues/" + String(repeating: "abc/de-f", count: 10)
    for front in ["https://example.com", "myapp://", "myapp:", "myapp://leagues", "a:/"] {
      for back in ["", "/", "?k=/v/w", "#/a/b", "/?x=/#/"] {
        let text = front + path.prefix(length) + back
        Self.compare(text, "\(text)")
      }
    }
  }

  @Test(.enabled(if: SharedData.has("attack-urls.json"), "needs ../shared/data/attack-urls.json"))
  func agreesOnHostileURLs() throws {
    let attacks = try SharedData.decode("attack-urls.json", as: [HostileURLTests.Attack].self)
    for attack in attacks {
      let text = attack.input
      Self.compare(text, "\(text.prefix(80).debugDescription)")
      Self.compare("https://example.com/leagues/" + text, "in a path: \(text.prefix(80))")
    }
    #expect(attacks.count == 105)
  }
}
