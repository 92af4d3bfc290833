import LinkTesting
import Testing
import TestSupport

@testable import LinkAnalysis
@testable import LinkPatterns
import LinkRouting

/// What is read can be printed, and reads as the same again.
@Suite struct PrintedURLLawTests {
  private static let patterns = [
    "/f/*", "/f/:p*", "/f/:p+", "/f/:p(.*)", "/f/:p(.+)", "/*", "/:p(.*)", "/f/:a/:p(.*)",
    "/f/:a{/:b}?/*", "/u/:name", "/@:name", "/u/:a@:b", "/x{/:a}?{/:b}?", "/d/:a.:b",
  ]

  private func router(_ pattern: String) -> LinkRouter<CatalogLink> {
    let catalog = LinkCatalogV1(
      prefixes: [.scheme("s", host: nil), .domain("e.example", allowsHTTP: false)],
      routes: [.init(name: "route", path: pattern)]
    )
    return ParsedCatalog(catalog).router
  }

  /// A random path of pieces that patterns, readers and escapes are about.
  private func path(
    _ pattern: String,
    _ random: inout some RandomNumberGenerator
  ) -> String {
    let first = pattern.hasPrefix("/@") ? "@me" : String(pattern.dropFirst().prefix(1))
    let pieces = [
      "f", "x", "a", "b.c", "@me", "did:plc:x", "a@b", "", "x%2Fy", "a;b,c", "%C3%BC", "%5B",
    ]
    let count = Int.random(in: 0...4, using: &random)
    let segments = (0..<count).map { index in
      index == 0 && Bool.random(using: &random)
        ? first : pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }
    let ending = ["", "/", "//"][Int.random(in: 0..<3, using: &random)]
    let query = ["", "?x=1", "#y", "?"][Int.random(in: 0..<4, using: &random)]
    return "/" + segments.joined(separator: "/") + ending + query
  }

  @Test(arguments: patterns)
  func whatIsReadCanBePrinted(pattern: String) throws {
    let router = router(pattern)
    #expect(router.problems == [])
    var random = SeededGenerator(seed: 49)
    var read = 0
    for _ in 0..<3_000 {
      let beginnings = ["https://e.example", "s:", "s:/"]
      let text =
        beginnings[Int.random(in: 0..<3, using: &random)] + path(pattern, &random)
      guard let link = try? router.link(for: text) else { continue }
      read += 1
      do {
        let printed = try router.url(for: link, at: router.prefixes[1]).text
        let again = try router.link(for: printed)
        #expect(again == link, "\(text) is printed as \(printed)")
      } catch {
        Issue.record("\(text) gives \(link): \(error)")
      }
    }
    #expect(read > 10)
  }

  @Test(
    arguments: [
      ("/f/*", "https://e.example/f", "https://e.example/f"),
      ("/f/*", "https://e.example/f/", "https://e.example/f"),
      ("/f/*", "https://e.example/f//", "https://e.example/f"),
      ("/f/*", "https://e.example/f/a/", "https://e.example/f/a"),
      ("/f/*", "https://e.example/f/a//", "https://e.example/f/a//"),
      ("/f/:p(.*)", "https://e.example/f/a//b", "https://e.example/f/a//b"),
      ("/:p(.*)", "https://e.example", "https://e.example/"),
      ("/u/:name", "https://e.example/u/@me", "https://e.example/u/@me"),
      ("/u/:name", "https://e.example/u/%40me", "https://e.example/u/@me"),
      ("/u/:name", "https://e.example/u/did:plc:abc", "https://e.example/u/did:plc:abc"),
      ("/u/:name", "https://e.example/u/a=b;c,d!$&+", "https://e.example/u/a=b;c,d!$&%2B"),
      ("/u/:a@:b", "https://e.example/u/x%40y@z", "https://e.example/u/x%40y@z"),
    ]
  )
  func isPrintedAsRuled(pattern: String, url: String, printed: String) throws {
    let router = router(pattern)
    let link = try router.link(for: url)
    #expect(try router.url(for: link, at: router.prefixes[1]).text == printed)
  }
}
