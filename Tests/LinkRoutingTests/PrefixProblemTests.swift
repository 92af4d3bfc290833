import LinkPatterns
import LinkRouting
import Testing

/// A prefix is a host or a scheme alone: with anything else no URL begins with it.
@Suite struct PrefixProblemTests {
  private enum Place: DeepLink { case home }

  private func problems(_ prefixes: LinkPrefix...) -> [String] {
    LinkRouter(prefixes: prefixes, routes: [LinkRoute(Place.home, "/")]).problems.map(\.description)
  }

  private static let mistakes: [(prefix: LinkPrefix, written: String, correct: String)] = [
    (.scheme("shop://"), ".scheme(\"shop://\")", ".scheme(\"shop\")"),
    (.scheme("my_shop"), ".scheme(\"my_shop\")", ".scheme(\"my-shop\")"),
    (.scheme("1shop:"), ".scheme(\"1shop:\")", ".scheme(\"shop\")"),
    (.scheme(""), ".scheme(\"\")", ".scheme(\"example\")"),
    (.scheme("http"), ".scheme(\"http\")", ".domain(\"example.com\")"),
    (
      .scheme("https://shop.example"), ".scheme(\"https://shop.example\")",
      ".domain(\"shop.example\")"
    ),
    (
      .scheme("shop", host: "a/b"), ".scheme(\"shop\", host: \"a/b\")",
      ".scheme(\"shop\", host: \"host\")"
    ),
    (
      .domain("https://shop.example"), ".domain(\"https://shop.example\")",
      ".domain(\"shop.example\")"
    ),
    (.domain("shop.example/app"), ".domain(\"shop.example/app\")", ".domain(\"shop.example\")"),
    (
      .domain("applinks:shop.example"), ".domain(\"applinks:shop.example\")",
      ".domain(\"shop.example\")"
    ),
    (.domain("*.shop.example/"), ".domain(\"*.shop.example/\")", ".domain(\"*.shop.example\")"),
    (
      .domain("shop.example:8443"), ".domain(\"shop.example:8443\")",
      ".domain(\"shop.example\", port: 8443)"
    ),
    (.domain("localhost:80"), ".domain(\"localhost:80\")", ".domain(\"localhost\", port: 80)"),
    (
      .domain("shöp.example"), ".domain(\"shöp.example\")", ".domain(\"xn--shp-tna.example\")"
    ),
    (.domain("shop..example"), ".domain(\"shop..example\")", ".domain(\"example.com\")"),
    (.domain("*shop.example"), ".domain(\"*shop.example\")", ".domain(\"example.com\")"),
    (.domain("shop.example."), ".domain(\"shop.example.\")", ".domain(\"example.com\")"),
    (.domain(""), ".domain(\"\")", ".domain(\"example.com\")"),
  ]

  @Test("a prefix with which no URL begins is corrected", arguments: mistakes.indices)
  func isCorrected(index: Int) {
    let (prefix, written, correct) = Self.mistakes[index]
    #expect(
      problems(.scheme("shop"), prefix) == ["No URL begins with \(written); write \(correct)."]
    )
  }

  @Test func whatURLsBeginWithIsNoProblem() {
    let prefixes: [LinkPrefix] = [
      .scheme("shop"), .scheme("Shop+x-1.0"), .scheme("shop", host: "open"),
      .scheme("shop", host: "a.."),
      .domain("shop.example"), .domain("*.Shop.example"), .domain("localhost", port: 8443),
      .anyHost,
      .anyHost(allowsHTTP: true), .domain("xn--shp-sna.example", allowsHTTP: true),
      .domain("127.0.0.1"),
    ]
    for prefix in prefixes { #expect(problems(prefix) == [], "\(prefix)") }
  }
}
