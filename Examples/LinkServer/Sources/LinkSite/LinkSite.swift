import LinkAnalysis
import LinkAssociation
import LinkPatterns
import LinkRouting
import ShopLinks

/// The site of a domain whose links an app opens: its association files, and a page for every link.
public struct LinkSite: Sendable {
  /// The links.
  private let router: LinkRouter<ShopLink>

  /// The domain.
  private let domain: String

  /// The association files, by the paths under which systems look for them.
  private let files: [String: String]

  /// Makes the site of an app.
  ///
  /// - Parameters:
  ///   - appID: The identifier of the app for Apple's systems. Shape: `ABCDE12345.com.example.shop`.
  ///   - package: The package of the app for Android.
  ///   - fingerprints: The SHA-256 fingerprints of its certificates.
  public init(appID: String, package: String, fingerprints: [String]) {
    router = ShopLink.router
    domain = router.prefixes.first(where: \.isWeb)?.host ?? "shop.example"
    let generator = AssociationGenerator(router.catalog())
    let apple = generator.association(appIDs: [appID], webCredentials: true).json
    files = [
      "/.well-known/apple-app-site-association": apple,
      "/.well-known/assetlinks.json":
        generator.assetLinks(packageName: package, fingerprints: fingerprints).json,
    ]
  }

  /// Answers a request.
  ///
  /// - Parameter target: What follows the host, as it is written: path and query.
  /// - Returns: A file, the page of a link, or a page that says that the app takes no such link.
  public func answer(to target: String) -> SiteAnswer {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    if let file = files[String(path)] { return SiteAnswer(200, "application/json", file) }
    let url = "https://\(domain)\(target)"
    // As a tap on the URL is read: what is closed to it is as if it were not there.
    guard let link = try? router.link(for: url, from: .universalLink) else {
      return SiteAnswer(404, Page.type, Page.unknown(String(path)).text)
    }
    let inApp = try? router.url(for: link, at: .scheme("shop")).text
    return SiteAnswer(200, Page.type, Page.link(link, url, inApp: inApp).text)
  }
}
