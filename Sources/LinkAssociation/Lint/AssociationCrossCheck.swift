/// Compares an association file with the app, its pages and Android.
public struct AssociationCrossCheck: Sendable {
  /// The contents of the file.
  public var association: AppSiteAssociation

  /// The domain that serves the file.
  public var domain: String

  /// The identifier of the app.
  public var app: String

  /// The entries of the app's entitlement, as they are written; `nil` when they are not known.
  public var entitlement: [String]?

  /// Whether the app is signed for release.
  public var isRelease: Bool

  /// The Smart App Banners of pages, by their URLs.
  public var banners: [(page: String, banner: SmartAppBanner)]

  /// The status of web pages, by their URLs.
  public var pages: [(url: String, status: Int)]

  /// Prepares a comparison.
  ///
  /// - Parameters:
  ///   - association: The contents of the file.
  ///   - domain: The domain that serves it.
  ///   - app: The identifier of the app.
  ///   - entitlement: The entries of the app's entitlement.
  ///   - isRelease: Whether the app is signed for release.
  ///   - banners: The Smart App Banners of pages, by their URLs.
  ///   - pages: The status of web pages, by their URLs.
  public init(
    _ association: AppSiteAssociation,
    domain: String,
    app: String,
    entitlement: [String]? = nil,
    isRelease: Bool = true,
    banners: [(page: String, banner: SmartAppBanner)] = [],
    pages: [(url: String, status: Int)] = []
  ) {
    (self.association, self.domain, self.app) = (association, domain.lowercased(), app)
    (self.entitlement, self.isRelease) = (entitlement, isRelease)
    (self.banners, self.pages) = (banners, pages)
  }

  /// Compares.
  ///
  /// - Returns: The findings, in the order of the checks.
  /// - Complexity: O(*n*), *n* = size of the parts to compare, and a decision for each page and banner.
  public func findings() -> [AssociationFinding] {
    var findings = entitlement.map(entries) ?? []
    let matcher = AssociationMatcher(association, domain: domain)
    for page in pages where page.status == 404 || page.status == 410 {
      guard let url = try? AssociationURL(page.url),
        case let decision = matcher.decide(url, app: app), decision.verdict == .match
      else { continue }
      findings += AssociationFinding(
        .noWebPage,
        at: decision.rule ?? .root,
        "There is no web page for this URL, which people without the app are sent to.",
        fix: "Serve a page there.",
        witness: page.url
      )
    }
    for (page, banner) in banners { findings += self.banner(banner, on: page, matcher) }
    return findings
  }

  /// `bannerArgument`: the banner of a page.
  private func banner(
    _ banner: SmartAppBanner,
    on page: String,
    _ matcher: AssociationMatcher
  ) -> [AssociationFinding] {
    var findings = banner.problems.map {
      AssociationFinding(.bannerArgument, "\(page): \($0)", fix: "Mend the meta tag.")
    }
    guard let argument = banner.argument, let url = try? AssociationURL(argument), url.host != nil,
      matcher.decide(url, app: app).verdict != .match
    else { return findings }
    findings += AssociationFinding(
      .bannerArgument,
      "The banner of \(page) gives the app a URL that the file does not admit.",
      fix: "Use a URL that is a link of the app.",
      witness: argument
    )
    return findings
  }

  /// `notAssociated`, `entitlement`, `developerMode` and `wildcardAlone`: the entries of the entitlement.
  private func entries(_ texts: [String]) -> [AssociationFinding] {
    let checks = EntitlementChecks(texts.map { .init(text: $0) }, isRelease: isRelease)
    var findings = checks.findings
    let links = checks.domains.filter { $0.service == "applinks" }
    let isNamed = association.appLinks?.details.contains { $0.names(app) } ?? false
    // Source: TN3155: for a wildcard the file of the domain itself applies, never one of a subdomain.
    let isEntitled = links.contains { $0.fileDomain.utf8.elementsEqual(domain.utf8) }
    if isEntitled, !isNamed {
      findings += AssociationFinding(
        .notAssociated,
        "The app names \(domain), and its file does not name '\(app)'.",
        fix: "Add the identifier to appIDs."
      )
    }
    if isNamed, !isEntitled {
      findings += AssociationFinding(
        .notAssociated,
        "The file names '\(app)', and the app does not name \(domain).",
        fix: "Add applinks:\(domain) to the entitlement."
      )
    }
    return findings
  }
}
