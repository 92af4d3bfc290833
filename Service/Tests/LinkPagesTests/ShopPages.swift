import LinkPages
import LinkPatterns
import LinkRouting

/// The links of a shop.
enum ShopLink: DeepLink {
  case home
  case product(id: Int)
  case search(text: String)
  case account
  case newsletter(token: String)

  static let routes = LinkRoutes<ShopLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(ShopLink.product, "/products/:id")
    LinkRoute(ShopLink.search, "/search?q=:text")
    LinkRoute(.account, "/account").access(.appOnly)
    LinkRoute(ShopLink.newsletter, "/newsletter/:token").access(.from(.universalLink))
  }

  static let router = LinkRouter(
    ShopLink.self,
    prefixes: [.domain("shop.example"), .scheme("shop")]
  )
}

/// What browsers say of themselves.
enum Browser {
  static let iPhone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    + " Version/26.1 Mobile/15E148 Safari/604.1"
  static let android =
    "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko)"
    + " Chrome/142.0.0.0 Mobile Safari/537.36"
  static let windows =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
    + " Chrome/142.0.0.0 Safari/537.36"
  static let mac =
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    + " Version/26.1 Safari/605.1.15"
  static let instagram =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    + " Mobile/15E148 Instagram 390.0.0.29.81"
}

extension LinkPageApp {
  /// The app of the shop, in both stores.
  static let shop = LinkPageApp(
    name: "The Shop",
    appleID: "1234567890",
    appleProvider: "117",
    androidPackage: "com.example.shop"
  )
}

extension LinkPages<ShopLink> {
  /// Pages of the shop.
  static func shop(
    _ app: LinkPageApp = .shop,
    texts: [LinkPageTexts] = [.english],
    content: @escaping @Sendable (ShopLink) -> LinkPageContent = { _ in LinkPageContent() }
  ) throws -> LinkPages<ShopLink> {
    try LinkPages(router: ShopLink.router, app: app, texts: texts, content: content)
  }

  /// The page that a browser sees.
  func page(
    at target: String,
    in browser: String = Browser.windows,
    _ language: String? = nil,
    domain: String? = nil
  ) -> LinkPage {
    page(
      at: target,
      domain: domain,
      for: variant(userAgent: browser, acceptLanguage: language)
    )
  }
}

extension LinkPage {
  /// The value of a header.
  func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }

  /// The content of the meta tags with a name or property, in order.
  func tags(_ name: String) -> [String] {
    html.split(separator: "\n").compactMap { line in
      guard line.contains("=\"\(name)\" content=\"") else { return nil }
      return line.split(separator: "content=\"").last?.split(separator: "\">").first.map(
        String.init
      )
    }
  }

  /// The addresses that its links lead to, in order.
  var links: [String] {
    html.split(separator: "<a ").dropFirst().compactMap { part in
      part.split(separator: "href=\"").last?.split(separator: "\"").first
        .map { String($0).replacing("&amp;", with: "&").replacing("&#39;", with: "'") }
    }
  }
}
