import LinkPages
import Testing

/// Pages with a form that makes a claim, and with a claim.
@Suite struct LinkPageClaimTests {
  private static let link = "https://shop.example/products/7"
  private static let claim = LinkPageClaim(
    url: "https://shop.example/l/gift?claim=<\"&'>",
    letters: "BCDFGH",
    hours: 6
  )

  private func page(
    _ details: LinkPageDetails,
    in browser: String = Browser.iPhone,
    app: LinkPageApp = .shop
  ) throws -> LinkPage {
    let pages = try LinkPages.shop(app)
    let variant = pages.variant(userAgent: browser, acceptLanguage: nil)
    return try #require(pages.page(of: Self.link, details, for: variant))
  }

  @Test func theFormIsForThoseWhoCanInstallTheAppThere() throws {
    let details = LinkPageDetails(claimPath: "/l/gift/claim")
    let phone = try page(details)
    #expect(phone.html.contains(#"<form class="keep" method="post" action="/l/gift/claim">"#))
    #expect(phone.header("Content-Security-Policy")?.contains("form-action 'self'") == true)
    #expect(phone.header("Cache-Control") == "no-cache" && !phone.html.contains("<script"))
    for browser in [Browser.android, Browser.windows, Browser.mac] {
      let other = try page(details, in: browser)
      #expect(!other.html.contains("<form"))
      #expect(other.header("Content-Security-Policy")?.contains("form-action 'none'") == true)
    }
    let storeless = try page(details, app: LinkPageApp(name: "The Shop"))
    let plain = try page(LinkPageDetails())
    #expect(!storeless.html.contains("<form") && !plain.html.contains("<form"))
  }

  @Test func aClaimIsShownInPlaceOfTheForm() throws {
    let details = LinkPageDetails(claimPath: "/l/gift/claim", claim: Self.claim)
    let page = try page(details)
    #expect(!page.html.contains("<form"))
    #expect(
      page.html.contains(#"value="https://shop.example/l/gift?claim=&lt;&quot;&amp;&#39;&gt;""#)
    )
    #expect(page.html.contains(#"aria-label="B C D F G H">BCDFGH</strong>"#))
    #expect(page.html.contains("For 6 hours we keep this link"))
    // The way back to the app needs no claim, and the tags of previews have none.
    #expect(page.links.first == "shop://products/7")
    #expect(!page.tags("og:url").joined().contains("claim"))
    #expect(page.header("Cache-Control") == "no-store")
    #expect(page.header("Referrer-Policy") == "no-referrer")
  }

  @Test func onlyTheScriptOfThePageMayRun() throws {
    let page = try page(LinkPageDetails(claim: Self.claim))
    let policy = try #require(page.header("Content-Security-Policy"))
    #expect(page.html.split(separator: "<script>").count == 2)
    #expect(policy.contains("script-src 'sha256-") && !policy.contains("unsafe"))
    #expect(policy.contains("form-action 'none'") && policy.contains("default-src 'none'"))
  }
}
