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

  /// Returns the URL text of a link: of the first domain among the prefixes, else of the first scheme.
  func urlText(for link: Link) throws(LinkFailure) -> String {
    try router.url(for: link).text
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
    let admitter = Admitter(links: self)
    switch admitter.admit(delivery, AdmissionCheck.withoutMemory) {
    case .admitted(_, .short): return "a short link, which DeepLinks.expander looks up"
    case .admitted(_, .settings): return "the app's page in the system's settings"
    case .refused(_, .notOurs(.foreign)):
      return "a foreign URL, which LinkPolicy.foreign leaves to others"
    case .refused(_, .notOurs(.undeclared(let reason))): return reason.explanation
    case .admitted: return router.explain(url, from: source)
    case .refused(_, let outcome):
      return explanation(of: url, from: source, refusedFor: outcome.reason)
        ?? router.explain(url, from: source)
    }
  }

  /// The reason why a URL was refused: the routes' explanation, unless a check before them refused it.
  nonisolated func explanation(
    of url: String,
    from source: LinkSource,
    refusedFor reason: LinkFailure?
  ) -> String? {
    guard let miss = router.match(url, from: source).failure else { return reason?.explanation }
    guard let reason, reason != miss else { return router.explain(url, from: source) }
    return reason.explanation
  }

  /// Which route of a link is closed to a source, and what to do; `nil` where one is open.
  nonisolated func closedRoute(of link: Link, to source: LinkSource) -> LinkFailure? {
    guard !router.isOpen(link, to: source) else { return nil }
    let route = router.engine.decompose(link).routes.first?.index
    return route.map { router.engine.routes[$0].closed(to: source) }
  }
}

extension DeepLinks {
  /// Opens a link in the scene that was active last.
  ///
  /// - Returns: The receipt; `nil` when there is no scene yet. The link then waits for the first scene, and
  ///   ``onProgress`` is called with its outcome.
  @discardableResult
  public func open(_ link: Link) -> LinkReceipt<Link>? {
    receive(LinkDelivery(opening: link))
  }

  /// Opens a path of the app, such as `/leagues/7`, as its link; receives any other text as a URL in content.
  ///
  /// A path opens every route, since it is written by the app's own code. Text from elsewhere is not a path of the
  /// app: pass it to `receive(_:from:)`.
  ///
  /// - Returns: The receipt; `nil` when there is no scene yet. The link then waits for the first scene, and
  ///   ``onProgress`` is called with its outcome.
  @discardableResult
  public func open(_ reference: String) -> LinkReceipt<Link>? {
    if let handler = handler(for: nil) { return handler.open(reference: reference) }
    guard let link = url(ofPath: reference).flatMap(link) else {
      return receive(reference, from: .content)
    }
    return open(link)
  }

  /// Receives a delivery that names no scene, as from a notification or a service that the app uses.
  ///
  /// - Returns: The receipt; `nil` when there is no scene yet. The delivery then waits for the first scene, and
  ///   ``onProgress`` is called with its outcome.
  @discardableResult
  public func receive(_ delivery: LinkDelivery<Link>) -> LinkReceipt<Link>? {
    if let handler = handler(for: nil) { return handler.receive(handler.arriving(delivery)) }
    waitForScene(delivery)
    return nil
  }

  /// Receives a URL from a source.
  ///
  /// - Returns: The receipt; `nil` when there is no scene yet. The URL then waits for the first scene, and
  ///   ``onProgress`` is called with its outcome.
  @discardableResult
  public func receive(_ url: String, from source: LinkSource) -> LinkReceipt<Link>? {
    receive(LinkDelivery(url: url, source: source, entryPoint: .openURL).written)
  }
}

extension DeepLinks {
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
    guard let url = URL(string: try urlText(for: link)) else {
      throw LinkFailure(.notExpressible, route: nil)
    }
    return url
  }

  /// Receives a URL from a source.
  ///
  /// - Returns: The receipt; `nil` when there is no scene yet. The URL then waits for the first scene, and
  ///   ``onProgress`` is called with its outcome.
  @discardableResult
  public func receive(_ url: URL, from source: LinkSource) -> LinkReceipt<Link>? {
    receive(url.absoluteString, from: source)
  }
}
