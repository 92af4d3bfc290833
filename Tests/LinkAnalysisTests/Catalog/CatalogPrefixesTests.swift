import LinkAnalysis
import LinkPatterns
import LinkRouting
import TestSupport
import Testing

@testable import LinkTesting

/// What several prefixes of one table make of a URL, against saying it by the letter.
@Suite struct CatalogPrefixesTests {
  /// The prefixes that are mixed.
  private static let prefixes: [LinkCatalogV1.Prefix] = [
    .scheme("app", host: nil), .scheme("app", host: "a"), .scheme("app", host: "link"),
    .scheme("other", host: nil), .scheme("fixed", host: "link"),
    .domain("a.test", allowsHTTP: false), .domain("*.a.test", allowsHTTP: true),
    .domain("b.a.test", allowsHTTP: false), .domain("b.test", allowsHTTP: true),
  ]

  /// The schemes of URLs.
  private static let schemes = ["app", "APP", "other", "fixed", "https", "http", "evil"]

  /// The hosts of URLs.
  private static let hosts = [
    "", "a", "A", "link", "Link", "b", "a.test", "b.a.test", "c.b.a.test", "xa.test", "b.test",
    "B.Test",
  ]

  /// How the host of a URL takes part; `nil` for a URL of another app.
  private func position(
    _ scheme: String,
    _ host: String,
    _ prefixes: [LinkCatalogV1.Prefix]
  ) -> LinkURL.HostPosition? {
    let (scheme, host) = (scheme.lowercased(), host.lowercased())
    var position: LinkURL.HostPosition?
    for prefix in prefixes {
      switch prefix {
      case .scheme(let own, nil, _) where own == scheme: position = position ?? .firstSegment
      case .scheme(let own, let fixed?, _) where own == scheme && fixed == host:
        position = .authority
      case .domain(let domain, let allowsHTTP, _, _, _):
        guard scheme == "https" || (scheme == "http" && allowsHTTP) else { continue }
        let isWild = domain.hasPrefix("*.")
        let isIn =
          isWild ? host.hasSuffix(domain.dropFirst()) && host.count >= domain.count : host == domain
        if isIn { position = .authority }
      default: continue
      }
    }
    return position
  }

  @Test(
    "prefixes that are mixed are told apart, and then the most specific wins",
    arguments: 0..<40 as Range<UInt64>
  )
  func theOriginIsFoundFirst(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let prefixes = Self.prefixes.filter { _ in Bool.random(using: &generator) }
    let words = ["a", "A", "link", "b", ":x", "a-:y", "Link:z", ":n", "*", ":p+"]
    var paths: [String] = []
    for _ in 0..<8 {
      let segments = (0..<Int.random(in: 0...3, using: &generator))
        .compactMap { _ in words.randomElement(using: &generator) }
      let path = "/" + segments.joined(separator: "/")
      if (try? PathPattern(path)) != nil, !paths.contains(path) { paths.append(path) }
    }
    let router = ParsedCatalog(
      LinkCatalogV1(
        prefixes: prefixes,
        routes: paths.map {
          .init(name: $0, path: $0, types: $0.contains(":n") ? ["n": "Int"] : [:])
        }
      )
    )
    for _ in 0..<60 {
      let scheme = try #require(Self.schemes.randomElement(using: &generator))
      let host = try #require(Self.hosts.randomElement(using: &generator))
      let rest = (0..<Int.random(in: 0...2, using: &generator))
        .compactMap { _ in ["a", "A", "1", "link", "a-1", "LINK7"].randomElement(using: &generator)
        }
      let text = "\(scheme)://\(host)" + rest.map { "/\($0)" }.joined()
      guard let url = try? LinkURL(text) else { continue }
      let match = router.match(text, from: .app)
      guard let position = position(scheme, host, prefixes) else {
        #expect(match.outcome == "rejected", "seed \(seed): \(text) \(prefixes)")
        continue
      }
      let expected = NaiveTable(router.router.tableEntries).candidates(for: url, host: position)
        .first
      let name = expected.map { router.router.tableEntries[$0.entry].name }
      #expect(match.route == name, "seed \(seed): \(text) \(prefixes) \(paths)")
      #expect(match.outcome == (name == nil ? "unmatched" : "matched"), "seed \(seed): \(text)")
    }
  }

  @Test func aFixedHostIsNeverASegment() {
    let routes: [LinkCatalogV1.Route] = [
      .init(name: "literal", path: "/link/a"), .init(name: "any", path: "/:x"),
    ]
    for order in [[0, 1], [1, 0]] {
      let prefixes: [LinkCatalogV1.Prefix] = [
        .scheme("app", host: nil), .scheme("app", host: "link"),
      ]
      let router = ParsedCatalog(
        LinkCatalogV1(prefixes: order.map { prefixes[$0] }, routes: routes)
      )
      #expect(router.match("app://link/a").route == "any")
      #expect(router.match("app:///link/a").route == "literal")
      #expect(router.match("app://link/a/b").outcome == "unmatched")
    }
  }
}
