import LinkAnalysis
import LinkAssociation
public import LinkPages
import LinkPatterns
import LinkRouting
import ShopLinks

/// The site of a domain whose links an app opens: its association files, and a page for every link.
public struct LinkSite: Sendable {
  /// The pages of the app's links.
  private let pages: LinkPages<ShopLink>

  /// The association files, by the paths under which systems look for them.
  private let files: [String: String]

  /// Makes the site of an app.
  ///
  /// - Parameters:
  ///   - appID: The identifier of the app for Apple's systems. Shape: `ABCDE12345.com.example.shop`.
  ///   - fingerprints: The SHA-256 fingerprints of the Android app's certificates.
  /// - Throws: `LinkPageError` when a store can't have the app.
  public init(appID: String, fingerprints: [String]) throws(LinkPageError) {
    let app = LinkPageApp(
      name: "The Shop",
      appleID: "1234567890",
      androidPackage: "com.example.shop"
    )
    pages = try LinkPages(router: ShopLink.router, app: app) { link in
      LinkPageContent(title: link.title)
    }
    let generator = AssociationGenerator(ShopLink.router.catalog())
    let apple = generator.association(appIDs: [appID], webCredentials: true).json
    let android = generator.assetLinks(packageName: "com.example.shop", fingerprints: fingerprints)
    files = [
      "/.well-known/apple-app-site-association": apple,
      "/.well-known/assetlinks.json": android.json,
    ]
  }

  /// Answers a request.
  ///
  /// - Parameters:
  ///   - target: What follows the host, as it is written: path and query.
  ///   - userAgent: What the browser says of itself.
  ///   - language: The languages that the browser asks for.
  /// - Returns: A file, the page of a link, or the page with status 404 for all else.
  public func answer(
    to target: String,
    userAgent: String? = nil,
    language: String? = nil
  ) -> SiteAnswer {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    if let file = files[String(path)] { return SiteAnswer(json: file) }
    let variant = pages.variant(userAgent: userAgent, acceptLanguage: language)
    return SiteAnswer(pages.page(at: target, for: variant))
  }
}
