import Crypto
import Foundation
import LinkPatterns
public import LinkRouting

/// Makes the pages of an app's links, for people without the app and for previews.
///
/// It is a value without a network: a server asks it for a page, and sends what it gets. A page needs no script; one that
/// shows a claim has a few lines that copy its address.
public struct LinkPages<Link: DeepLink>: Sendable {
  /// The links.
  public let router: LinkRouter<Link>

  /// The app.
  public let app: LinkPageApp

  /// The texts, those for everybody else first.
  let texts: [LinkPageTexts]

  /// The templates.
  let templates: LinkPageTemplates

  /// What a page shows of a link.
  let content: @Sendable (Link) -> LinkPageContent

  /// The style sheet, with the colours.
  let styles: String

  /// What admits the style sheet, and nothing else of its kind.
  private let styleSource: String

  /// Creates the pages of an app.
  ///
  /// - Parameters:
  ///   - router: The links.
  ///   - app: The app.
  ///   - look: The colours.
  ///   - texts: The texts in each language; the first is for people who read none of them.
  ///   - templates: The templates; those of this package when it is `nil`.
  ///   - content: Returns what a page shows of a link.
  /// - Throws: ``LinkPageError`` – `app` for a number or package that no store can have, or `template`.
  public init(
    router: LinkRouter<Link>,
    app: LinkPageApp,
    look: LinkPageLook = .standard,
    texts: [LinkPageTexts] = [.english],
    templates: LinkPageTemplates? = nil,
    content: @escaping @Sendable (Link) -> LinkPageContent
  ) throws(LinkPageError) {
    guard app.problems.isEmpty else {
      throw LinkPageError(.app, app.problems.joined(separator: " "))
    }
    let templates = if let templates { templates } else { try LinkPageTemplates.standard() }
    (self.router, self.app, self.content) = (router, app, content)
    (self.texts, self.templates) = (texts.isEmpty ? [.english] : texts, templates)
    styles = "\(look.css)\n\(templates.styles)"
    let digest = Data(SHA256.hash(data: Data(styles.utf8)))
    styleSource = "'sha256-\(digest.base64EncodedString())'"
  }

  /// Returns which form of the pages a visitor sees.
  ///
  /// - Parameters:
  ///   - userAgent: The value of the header `User-Agent`.
  ///   - acceptLanguage: The value of the header `Accept-Language`.
  /// - Returns: The form.
  public func variant(userAgent: String?, acceptLanguage: String?) -> LinkPageVariant {
    LinkPageVariant(
      visitor: LinkPageVisitor(userAgent: userAgent),
      language: texts[LanguagePreference(acceptLanguage).choice(among: texts.map(\.language))]
        .language
    )
  }

  /// The texts of a form; the first ones when it is a form of other pages.
  func texts(for variant: LinkPageVariant) -> LinkPageTexts {
    texts.first { $0.language == variant.language } ?? texts[0]
  }

  /// Returns the page of what a browser asked for.
  ///
  /// - Parameters:
  ///   - target: What follows the domain in the URL: path and query, as they were sent.
  ///   - domain: The domain that was asked; the router's first one when it is `nil`.
  ///   - variant: The form of the page.
  /// - Returns: The page of the link, or the page with status 404 when no route that is open to universal links takes
  ///   it.
  /// - Complexity: One match, and O(*n*), *n* = length of the page.
  public func page(
    at target: String,
    domain: String? = nil,
    for variant: LinkPageVariant
  ) -> LinkPage {
    // Without a slash in front, the target would lengthen the host: https://shop.example + .evil.example.
    guard target.utf8.first == UInt8(ascii: "/"), let domain = domain ?? firstDomain,
      let page = page(of: "https://\(domain)\(target)", for: variant)
    else { return missingPage(for: variant) }
    return page
  }

  /// Returns the page of a link.
  ///
  /// - Parameters:
  ///   - url: The URL of the link, at a domain or a custom scheme.
  ///   - details: What is stored of it.
  ///   - variant: The form of the page.
  /// - Returns: The page; `nil` when no route that is open to universal links takes the link.
  /// - Complexity: As ``page(at:domain:for:)``.
  public func page(
    of url: String,
    _ details: LinkPageDetails = LinkPageDetails(),
    for variant: LinkPageVariant
  ) -> LinkPage? {
    guard let match = router.match(url, from: .universalLink).found else { return nil }
    let destinations = LinkDestinations(match, details, router, app)
    let content = content(match.link).overridden(by: details.content)
    let fields = LinkPageFields(self, destinations, content, details, variant)
    return LinkPage(
      status: 200,
      language: texts(for: variant).language,
      policy: policy(
        image: fields.image,
        hasForm: fields.hasForm,
        hasScript: details.claim != nil
      ),
      isPrivate: details.claim != nil,
      html: templates.render(.link, fields)
    )
  }

  /// Returns the page for everything that is not a link.
  ///
  /// It is the same for links that don't exist, are closed, have expired or are switched off.
  ///
  /// - Parameter variant: The form of the page.
  /// - Returns: The page, with status 404.
  public func missingPage(for variant: LinkPageVariant) -> LinkPage {
    LinkPage(
      status: 404,
      language: texts(for: variant).language,
      policy: policy(image: nil),
      html: templates.render(.missing, LinkPageFields(self, variant))
    )
  }

  /// The first domain that names a host.
  private var firstDomain: String? {
    router.prefixes.first {
      $0.isWeb && !$0.isAnyHost && !$0.hasSubdomainWildcard && $0.port == nil
    }?
    .host
  }

  /// What a page may load and do.
  private func policy(
    image: WebOrigin?,
    hasForm: Bool = false,
    hasScript: Bool = false
  ) -> String {
    let pictures = image.map { " \($0.text)" } ?? ""
    let script = hasScript ? " script-src \(LinkPageTemplates.copyScriptSource);" : ""
    return "default-src 'none'; style-src \(styleSource); img-src 'self' data:\(pictures);\(script)"
      + " base-uri 'none'; form-action '\(hasForm ? "self" : "none")'; frame-ancestors 'none'"
  }
}

extension LinkPageContent {
  /// The content with the fields of another where that has them.
  fileprivate func overridden(by other: LinkPageContent) -> LinkPageContent {
    LinkPageContent(
      title: other.title ?? title,
      description: other.description ?? description,
      image: other.image ?? image
    )
  }
}
