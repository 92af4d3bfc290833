import Testing

@testable import URLPattern

/// URLs that were made to be read differently by different parsers.
///
/// The data is `attack-urls.json`, which is kept outside the repository: put it into `shared/data`
/// beside the folder of the repository to run these tests.
@Suite(.enabled(if: SharedData.has("attack-urls.json"), "needs ../shared/data/attack-urls.json"))
struct HostileURLTests {
  /// A hostile URL, and what the URL Standard makes of it.
  struct Attack: Decodable {
    /// The components as browsers name them; `nil` values were left out of the data.
    struct Components: Decodable {
      let href: String?
      let `protocol`: String
      let hostname: String
      let username: String?
      let port: String?
      let pathname: String?
      let search: String?
      let hash: String?
    }

    let input: String
    let whatwg: Components?
  }

  /// Bounds that let the longest of them through.
  private static let limits = URLLimits(length: 100_000, segments: 100_000, queryItems: 100_000)

  @Test func readsTheHostThatTheStandardReads() throws {
    let attacks = try SharedData.decode("attack-urls.json", as: [Attack].self)
    #expect(attacks.count == 105)
    var international = 0
    for attack in attacks {
      do {
        let url = try URLRecord(attack.input, limits: Self.limits)
        try compare(url, attack)
      } catch let error as URLParsingError where error.code == .internationalHost {
        international += 1
      } catch {
        #expect(attack.whatwg == nil, "\(attack.input.prefix(80)): \(error)")
      }
    }
    #expect(international == 9)
  }

  /// Compares a URL with what it should be.
  private func compare(_ url: URLRecord, _ attack: Attack) throws {
    let wanted = try #require(attack.whatwg, "refused by the Standard: \(attack.input)")
    let title = Comment(rawValue: String(attack.input.prefix(80)))
    #expect(url.scheme + ":" == wanted.protocol, title)
    #expect(url.host?.text ?? "" == wanted.hostname, title)
    if let href = wanted.href { #expect(url.href == href, title) }
    if let username = wanted.username { #expect(url.username == username, title) }
    if let port = wanted.port { #expect(url.port.map(String.init) ?? "" == port, title) }
    if let pathname = wanted.pathname { #expect(url.path.text == pathname, title) }
    if let search = wanted.search, !search.isEmpty {
      #expect("?" + (url.query ?? "") == search, title)
    }
    if let hash = wanted.hash, !hash.isEmpty { #expect("#" + (url.fragment ?? "") == hash, title) }
  }

  @Test func refusesTheHugeOnesAtTheStandardLimits() throws {
    let attacks = try SharedData.decode("attack-urls.json", as: [Attack].self)
    let huge = attacks.filter { $0.input.utf8.count > 8192 }
    #expect(!huge.isEmpty)
    for attack in huge {
      let error = #expect(throws: URLParsingError.self) { try URLRecord(attack.input) }
      #expect(error?.code == .tooLong)
    }
  }
}
