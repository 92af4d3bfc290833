import LinkAnalysis
import LinkRouting
import ShortLinks
import Testing

/// Which links are stored, and what is said of the others.
@Suite struct LinkDestinationTests {
  @Test(arguments: [
    ("https://shop.example/products/7", "https://shop.example/products/7", "product"),
    ("HTTPS://SHOP.example/products/7/", "https://shop.example/products/7/", "product"),
    ("shop://products/7", "https://shop.example/products/7", "product"),
    (
      "https://shop.example/products/7?utm_source=a&x=1",
      "https://shop.example/products/7?utm_source=a&x=1", "product"
    ),
    ("shop:///", "https://shop.example/", "home"),
  ])
  func aLinkIsStoredAtItsDomain(url: String, stored: String, route: String) throws {
    let destination = try LinkDestination(url: url, in: .shop())
    #expect(destination.url == stored && destination.route == route)
  }

  @Test(
    arguments: [
      ("https://shop.example/prodcuts/7", "noRoute", "Did you mean 'products'?"),
      ("https://shop.example/products/x", "valueType", nil),
      (
        "https://shop.example/account", "closed",
        "Add .access(.everyone) or .access(.from(.universalLink))."
      ),
      ("https://other.example/products/7", "unknownHost", nil), ("products/7", "malformedURL", nil),
      ("javascript:alert(1)", "unknownScheme", nil), ("", "malformedURL", nil),
    ] as [(String, String, String?)]
  )
  func aRefusedLinkHasTheTextsOfExplain(url: String, code: String, fix: String?) throws {
    let failure = #expect(throws: LinkFailure.self) { try LinkDestination(url: url, in: .shop()) }
    #expect(failure?.code.rawValue == code)
    #expect(failure?.message.isEmpty == false)
    if let fix { #expect(failure?.fix == fix) }
    let explained = ParsedCatalog.shop().refusal(of: url, from: .universalLink)
    #expect(explained?.message == failure?.message && explained?.fix == failure?.fix)
  }

  @Test func aScreenBecomesItsLink() throws {
    let destination = try LinkDestination(screen: "product", values: ["id": ["7"]], in: .shop())
    #expect(destination.url == "https://shop.example/products/7")
    for (screen, values, code) in [
      ("prodct", [:], "unknownRoute"), ("product", [:], "missingParameter"),
      ("product", ["id": ["x"]], "valueType"),
      ("product", ["id": ["1"], "x": ["1"]], "unknownParameter"),
      ("product", ["id": ["1", "2"]], "repeatedParameter"), ("account", [:], "closed"),
    ] as [(String, [String: [String]], String)] {
      let failure = #expect(throws: LinkFailure.self) {
        try LinkDestination(screen: screen, values: values, in: .shop())
      }
      #expect(failure?.code.rawValue == code, "\(screen) \(values)")
    }
  }
}
