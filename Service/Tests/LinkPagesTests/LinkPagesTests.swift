import LinkAnalysis
import LinkAssociation
import LinkPages
import LinkPatterns
import LinkRouting
import Testing

/// Pages of typed links and of catalogs.
@Suite struct LinkPagesTests {
  @Test func aPageShowsWhatTheAppSaysOfTheLink() throws {
    let pages = try LinkPages.shop { link in
      guard case .product(let id) = link else { return LinkPageContent() }
      return LinkPageContent(
        title: "Product \(id)",
        description: "Made of \"wool\" & <silk>.",
        image: "https://images.example/7.jpg"
      )
    }
    let page = pages.page(at: "/products/7")
    #expect(page.status == 200)
    #expect(page.html.contains("<title>Product 7</title>"))
    #expect(page.html.contains("<h1>Product 7</h1>"))
    #expect(page.tags("og:title") == ["Product 7"])
    #expect(page.tags("og:description") == ["Made of &quot;wool&quot; &amp; &lt;silk&gt;."])
    #expect(page.tags("og:image") == ["https://images.example/7.jpg"])
    #expect(page.tags("og:url") == ["https://shop.example/products/7"])
    #expect(page.tags("twitter:card") == ["summary_large_image"])
    let policy = try #require(page.header("Content-Security-Policy"))
    #expect(policy.contains("img-src 'self' data: https://images.example;"))
  }

  @Test func aPageWithoutContentNamesTheApp() throws {
    let page = try LinkPages.shop().page(at: "/products/7")
    #expect(page.tags("og:title") == ["The Shop"])
    #expect(page.tags("og:description") == ["Open this link in The Shop."])
    #expect(page.tags("og:image") == [] && page.tags("twitter:card") == ["summary"])
  }

  @Test(arguments: [
    "http://images.example/7.jpg", "//images.example/7.jpg", "/7.jpg", "javascript:alert(1)",
    "data:image/png;base64,AA", "https://images.example;script-src/7.jpg", "https://", "",
  ])
  func aPictureIsShownFromAWebAddressOnly(address: String) throws {
    let page = try LinkPages.shop { _ in LinkPageContent(image: address) }.page(at: "/")
    #expect(page.status == 200)
    #expect(page.tags("og:image") == [])
    #expect(page.header("Content-Security-Policy")?.contains("img-src 'self' data:;") == true)
  }

  @Test func theBannerHasTheLinkAsItsArgument() throws {
    let page = try LinkPages.shop().page(at: "/search?q=a,app-id=666&utm_source=mail")
    let banners = SmartAppBanner.banners(in: page.html)
    #expect(banners.map(\.appID) == ["1234567890"])
    #expect(
      banners.map(\.argument) == ["https://shop.example/search?q=a%2Capp-id=666&utm_source=mail"]
    )
    #expect(banners.flatMap(\.problems) == [])
  }

  @Test func aPhoneIsOfferedItsOwnStore() throws {
    let pages = try LinkPages.shop()
    let target = "/products/7?utm_source=mail&utm_campaign=autumn%20sale"
    #expect(
      pages.page(at: target, in: Browser.iPhone).links == [
        "shop://products/7?utm_source=mail&utm_campaign=autumn%20sale",
        "https://apps.apple.com/app/id1234567890?pt=117&ct=autumn%20sale&mt=8",
      ]
    )
    let play =
      "https://play.google.com/store/apps/details?id=com.example.shop"
      + "&referrer=utm_source%3Dmail%26utm_campaign%3Dautumn%2520sale"
    let android = pages.page(at: target, in: Browser.android).links
    #expect(android.last == play)
    let data = "intent://shop.example/products/7?utm_source=mail&utm_campaign=autumn%20sale#Intent;"
    #expect(android.first?.hasPrefix(data + "scheme=https;package=com.example.shop;") == true)
    #expect(android.first?.hasSuffix("%2526utm_campaign%253Dautumn%252520sale;end") == true)
    #expect(android.count == 2)
  }

  @Test func aComputerIsOfferedACodeAndBothStores() throws {
    let page = try LinkPages.shop().page(at: "/products/7", in: Browser.windows)
    #expect(page.html.contains("<svg class=\"code\" "))
    #expect(
      page.links == [
        "https://apps.apple.com/app/id1234567890?pt=117&mt=8",
        "https://play.google.com/store/apps/details?id=com.example.shop",
      ]
    )
    #expect(try LinkPages.shop().page(at: "/", in: Browser.mac).links.first == "shop:///")
    #expect(try !LinkPages.shop().page(at: "/", in: Browser.iPhone).html.contains("<svg"))
  }

  @Test func theBrowserOfAnotherAppHasANote() throws {
    let pages = try LinkPages.shop()
    #expect(pages.page(at: "/", in: Browser.instagram).html.contains("Open in browser"))
    #expect(!pages.page(at: "/", in: Browser.iPhone).html.contains("Open in browser"))
    #expect(!pages.page(at: "/", in: Browser.windows + " Instagram").html.contains("Open in br"))
  }

  @Test func theAppIsOfferedOnlyWhereItTakesTheLink() throws {
    // The route is open to universal links, and not to custom schemes.
    let page = try LinkPages.shop().page(at: "/newsletter/a", in: Browser.iPhone)
    #expect(page.status == 200)
    #expect(page.links == ["https://apps.apple.com/app/id1234567890?pt=117&mt=8"])
    let noStore = try LinkPages.shop(LinkPageApp(name: "S")).page(at: "/newsletter/a")
    #expect(noStore.links == [] && SmartAppBanner.banners(in: noStore.html) == [])
  }

  @Test func whatIsNotALinkHasOnePageForAll() throws {
    let pages = try LinkPages.shop()
    let missing = pages.page(at: "/nothing")
    #expect(missing.status == 404)
    #expect(missing.html.contains("This page isn’t available"))
    for target in [
      "/account", "/products/x", "/products/7/more", "/search", "//", "/%zz", "", "x", "/a b",
      "/<script>x</script>", "/products/7\r\nX: y", "/products/7#\u{0}", "@evil.example/products/7",
      ".evil.example/products/7", ":8080/products/7",
    ] {
      let isMissing = pages.page(at: target) == missing
      #expect(isMissing, "\(target)")
    }
    #expect(pages.page(at: "/products/7", domain: "other.example").status == 404)
  }

  @Test func aPageHasNoScriptAndLoadsNothing() throws {
    for target in ["/products/7", "/nothing"] {
      let page = try LinkPages.shop().page(at: target)
      #expect(!page.html.lowercased().contains("<script"))
      #expect(page.html.firstMatch(of: /\son[a-z]+=/) == nil)
      let policy = try #require(page.header("Content-Security-Policy"))
      #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
      #expect(policy.contains("base-uri 'none'; form-action 'none'; frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe"))
    }
  }

  @Test(arguments: [
    "<script>alert('1')</script>", "\"><img src=x onerror=alert(1)>", "a\"\u{301} onload=\u{301}x",
    "'><svg/onload=1>", "</title><script>", "{{app}} {{{styles}}}", "\u{202E}gnp.exe",
  ])
  func textIsNeverMarkup(text: String) throws {
    let pages = try LinkPages.shop(LinkPageApp(name: text + "x", appleID: "1")) { _ in
      LinkPageContent(title: text, description: text)
    }
    let page = pages.page(at: "/products/7", in: Browser.iPhone)
    let bytes = Array(page.html.utf8)
    for mark in ["<script>", "<img src=x", "<svg/onload", "\" onload", "\"\u{301} onload"] {
      let pattern = Array(mark.utf8)
      let isThere = bytes.indices.contains { bytes[$0...].starts(with: pattern) }
      #expect(!isThere, "\(mark)")
    }
    #expect(page.html.contains(text.contains("{{") ? "{{app}} {{{styles}}}" : "<h1>"))
  }

  @Test func controlCharactersOfATitleAreSpaces() throws {
    let page = try LinkPages.shop { _ in
      LinkPageContent(title: " a\r\nb\u{0}\t c ", description: "\n")
    }
    .page(at: "/")
    #expect(page.tags("og:title") == ["a b c"])
    #expect(page.tags("og:description") == ["Open this link in The Shop."])
  }

  @Test func aStoredLinkShowsWhatIsStored() throws {
    let pages = try LinkPages.shop { _ in LinkPageContent(title: "Route", description: "Route.") }
    let details = LinkPageDetails(
      content: LinkPageContent(title: "Stored"),
      campaign: LinkCampaign([.init(name: "utm_campaign", value: "autumn & more")]),
      sharedURL: "https://shop.example/l/abc",
      storePath: "/l/abc/store"
    )
    let variant = pages.variant(userAgent: Browser.mac, acceptLanguage: nil)
    let page = try #require(
      pages.page(of: "https://shop.example/products/7", details, for: variant)
    )
    #expect(page.tags("og:title") == ["Stored"] && page.tags("og:description") == ["Route."])
    #expect(page.tags("og:url") == ["https://shop.example/l/abc"])
    #expect(page.tags("robots") == ["noindex"])
    #expect(page.html.contains("<link rel=\"canonical\" href=\"https://shop.example/products/7\">"))
    #expect(
      page.links == [
        "shop://products/7?utm_campaign=autumn%20%26%20more", "/l/abc/store?to=apple",
        "/l/abc/store?to=google",
      ]
    )
    #expect(
      SmartAppBanner.banners(in: page.html).map(\.argument)
        == ["https://shop.example/products/7?utm_campaign=autumn%20%26%20more"]
    )
    #expect(pages.page(of: "https://shop.example/account", details, for: variant) == nil)
  }

  @Test func aCampaignIsInTheLinkOnce() throws {
    let pages = try LinkPages.shop()
    let campaign = LinkCampaign([
      .init(name: "utm_source", value: "stored"), .init(name: "utm_medium", value: "m"),
    ])
    let variant = pages.variant(userAgent: Browser.iPhone, acceptLanguage: nil)
    let url = "https://shop.example/products/7?utm_source=url"
    let page = try #require(
      pages.page(of: url, LinkPageDetails(campaign: campaign), for: variant)
    )
    #expect(
      SmartAppBanner.banners(in: page.html).map(\.argument) == ["\(url)&utm_medium=m"]
    )
  }

  @Test func aCatalogHasPagesToo() throws {
    var product = LinkCatalogV1.Route(
      name: "product",
      path: "/products/:id",
      types: ["id": "Int"],
      access: .everyone
    )
    product.summary = "One product of the shop."
    let catalog = LinkCatalogV1(
      prefixes: [.domain("shop.example", allowsHTTP: false), .scheme("shop", host: nil)],
      routes: [product, .init(name: "account", path: "/account", access: .appOnly)]
    )
    let pages = try LinkPages(catalog: ParsedCatalog(catalog), app: .shop)
    let variant = pages.variant(userAgent: Browser.iPhone, acceptLanguage: nil)
    let page = pages.page(at: "/products/7", for: variant)
    #expect(page.status == 200 && page.tags("og:description") == ["One product of the shop."])
    #expect(page.links.first == "shop://products/7")
    #expect(pages.page(at: "/account", for: variant).status == 404)
    #expect(pages.page(at: "/products/x", for: variant).status == 404)
  }

  @Test(arguments: [
    LinkPageApp(name: " "), LinkPageApp(name: "S", appleID: "id1"),
    LinkPageApp(name: "S", appleID: ""),
    LinkPageApp(name: "S", appleProvider: "a b"), LinkPageApp(name: "S", androidPackage: "shop"),
    LinkPageApp(name: "S", androidPackage: "com.example;x"),
    LinkPageApp(name: "S", androidPackage: "com..x"),
    LinkPageApp(name: "S", androidPackage: "com.1x"),
  ])
  func anAppThatNoStoreCanHaveIsRefused(app: LinkPageApp) throws {
    #expect(app.problems.count == 1)
    let error = #expect(throws: LinkPageError.self) { try LinkPages.shop(app) }
    #expect(error?.code == .app)
  }
}
