#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import LinkPatterns

extension DeepLinks {
  /// Returns the link of a URL that comes from a source, or of one from the app itself, whatever its access.
  ///
  /// - Throws: `LinkFailure`, which names the route and the value that is wrong. A route that is closed to the source is
  ///   no match.
  public func link(
    for url: String,
    from source: LinkSource = .app
  ) throws(LinkFailure) -> Link {
    try router.link(for: url, from: source)
  }

  /// Returns one line that explains what a URL opens, or why it isn't admitted and how to fix that.
  ///
  /// - Parameters:
  ///   - url: The URL to explain.
  ///   - source: Where it comes from; `LinkSource.app` ignores access and everything that ``policy`` says.
  /// - Returns: A line without an end. It shows the values of the URL, except secret ones.
  public func explain(_ url: String, from source: LinkSource = .app) -> String {
    guard source != .app else { return router.explain(url) }
    let delivery = LinkDelivery<Link>(url: url, source: source, entryPoint: .openURL)
    let admission = Admitter(links: self, delivery: delivery).admit(AdmissionCheck.withoutMemory)
    switch admission.answer {
    case .short: return "a short link, which DeepLinks.expander looks up"
    case .settings: return "the app's page in the system's settings"
    case .refused(.notOurs(.foreign)):
      return "a foreign URL, which LinkPolicy.foreign leaves to others"
    case .refused(.notOurs(.undeclared(let reason))): return reason.explanation
    case .link: return router.explain(url, from: source)
    case .refused(let outcome):
      let known = admission.delivery.known
      return reports.explanation(of: url, known, from: source, refusedFor: outcome.reason)
        ?? router.explain(url, from: source)
    }
  }

  /// Returns the link of a URL that comes from a source, or of one from the app itself, whatever its access.
  ///
  /// - Throws: `LinkFailure`, which names the route and the value that is wrong. A route that is closed to the source is
  ///   no match.
  public func link(for url: URL, from source: LinkSource = .app) throws(LinkFailure) -> Link {
    try router.link(for: url, from: source)
  }

  /// Returns the URL of a link: of the first domain among the prefixes, else of the first scheme.
  ///
  /// - Throws: `LinkFailure`; its code is `.notExpressible` when the system does not take the URL.
  public func url(for link: Link) throws(LinkFailure) -> URL {
    guard let url = URL(string: try router.url(for: link).text) else {
      throw LinkFailure(.notExpressible, route: nil)
    }
    return url
  }

  /// Returns the links that a link lies on, the lowest first; empty for a root.
  ///
  /// A link with `.pushedOnCurrent` or `.presentedOnCurrent` lies on whatever is on screen, and on no link.
  public func parents(of link: Link) -> [Link] { router.destination(of: link).parents }

  /// Returns the record that the lookup of a link found, so that its screen need not load it again.
  ///
  /// ```
  /// DeepLinks(QuizLink.self, …, resolve: { link in
  ///   guard case .league(let id) = link else { return .found }
  ///   return .record(try await store.league(id))
  /// })
  /// DeepLinkStack(links) { link in LeagueScreen(link, links.record(League.self, for: link)) }
  /// ```
  ///
  /// It is the record at the time the link was opened. The last 32 are kept, until another account is shown.
  ///
  /// - Parameters:
  ///   - type: The type of the record.
  ///   - link: The link whose record it is.
  /// - Returns: The record; `nil` when it isn't loaded, or has another type.
  public func record<Record>(_ type: Record.Type = Record.self, for link: Link) -> Record? {
    records.record(for: link) as? Record
  }

  /// The app's link that equals or holds a link.
  ///
  /// A link type that isn't mounted is reported as a problem, and its event fails.
  package func liftedOrProblem(_ link: any DeepLink) -> Link? {
    if let lifted = router.lifted(link) { return lifted }
    let type = String(describing: type(of: link))
    onProblem?(RouteProblem(code: .notMounted, route: "", pattern: "", parameter: type))
    let failure = LinkFailure(.linkTypeNotMounted, subject: type)
    report(LinkDelivery(.nothing, from: .app, through: .app), .failed(failure))
    return nil
  }

  /// The URL of a path of the app; `nil` for other text.
  func url(ofPath text: String) -> LinkURL? {
    guard text.utf8.first == UInt8(ascii: "/") else { return nil }
    return try? router.url(text, relativeTo: nil)
  }

  /// The link of a path of the app, whatever the access of its route; `nil` without a route.
  func link(ofPath url: LinkURL) -> Link? {
    if case .matched(let match) = router.match(url) { match.link } else { nil }
  }
}

// MARK: - Sharing

extension DeepLinks {
  /// Returns the URL of a link to share: at the first domain of its route.
  ///
  /// - Throws: `LinkFailure` – `.noDomain` when its route has no domain; other codes when the route is closed
  ///   to universal links, the link has side effects, or it holds a secret.
  public func shareURL(for link: Link) throws(LinkFailure) -> URL {
    try url(for: link, .share)
  }

  /// Returns the URL of a link for a widget or a Live Activity: at the first scheme of its route.
  ///
  /// A secret value is printed, since the URL stays on the device. Any app can register the scheme, so give a
  /// widget no link that holds a secret.
  ///
  /// - Throws: `LinkFailure` – `.noScheme` when its route has no scheme; other codes when the route is
  ///   closed to custom schemes, or the link has side effects.
  public func widgetURL(for link: Link) throws(LinkFailure) -> URL {
    try url(for: link, .widget)
  }

  private nonisolated func url(for link: Link, _ purpose: LinkPurpose) throws(LinkFailure) -> URL {
    let candidates = router.prefixes.filter { $0.isWeb == purpose.needsWeb }
    let printed = try router.url(for: link, purpose: purpose, among: candidates)
    guard let url = URL(string: printed.text) else { throw LinkFailure(.notExpressible) }
    return url
  }
}
