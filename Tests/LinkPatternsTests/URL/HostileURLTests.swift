import Testing

@testable import LinkPatterns

/// URLs that were made to be read differently by different parsers.
///
/// The data is `attack-urls.json`, which is kept outside the repository: put it into `shared/data`
/// beside the folder of the repository to run these tests.
@Suite(.enabled(if: SharedData.has("attack-urls.json"), "needs ../shared/data/attack-urls.json"))
struct HostileURLTests {
  /// A hostile URL, and what the URL Standard makes of it.
  struct Attack: Decodable {
    /// The components as browsers name them.
    struct Components: Decodable {
      let `protocol`: String
      let hostname: String
    }

    let input: String
    let whatwg: Components?
  }

  /// Bounds that let the longest of them through.
  private static let limits = URLLimits(length: 100_000, segments: 100_000, queryItems: 100_000)

  @Test func readsTheHostThatTheStandardReadsOrNone() throws {
    let attacks = try SharedData.decode("attack-urls.json", as: [Attack].self)
    #expect(attacks.count == 105)
    for attack in attacks {
      guard let link = try? LinkURL(attack.input, limits: Self.limits) else { continue }
      let title = Comment(rawValue: String(attack.input.prefix(80)))
      let wanted = try #require(attack.whatwg, "refused by the Standard: \(attack.input)")
      #expect(link.scheme + ":" == wanted.protocol, title)
      #expect(link.host ?? "" == wanted.hostname, title)
    }
  }

  @Test func refusesTheHugeOnesAtTheStandardLimits() throws {
    let attacks = try SharedData.decode("attack-urls.json", as: [Attack].self)
    let huge = attacks.filter { $0.input.utf8.count > 8192 }
    #expect(!huge.isEmpty)
    for attack in huge {
      let error = #expect(throws: LinkURLError.self) { try LinkURL(attack.input) }
      #expect(error?.code == .tooLong)
    }
  }
}
