#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import LinkNavigation
import LinkPatterns
public import LinkRouting
import LinkStacks

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
  package func urlText(for link: Link) throws(LinkFailure) -> String {
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
    case .next(.short): return "a short link, which DeepLinks.expander looks up"
    case .next(.settings): return "the app's page in the system's settings"
    case .ended(.notOurs): return "a foreign URL, which LinkPolicy.foreign leaves to others"
    case .next: return router.explain(url, from: source)
    case .ended(let outcome):
      return explanation(of: url, from: source, refusedFor: outcome.reason)
        ?? router.explain(url, from: source)
    }
  }

  /// The reason why a URL was refused: the routes' explanation, unless a check before them refused it.
  package nonisolated func explanation(
    of url: String,
    from source: LinkSource,
    refusedFor reason: LinkFailure?
  ) -> String? {
    guard let miss = router.match(url, from: source).failure else { return reason?.explanation }
    guard let reason, reason != miss else { return router.explain(url, from: source) }
    return reason.explanation
  }

  /// Which route of a link is closed to a source, and what to do; `nil` where one is open.
  package nonisolated func closedRoute(of link: Link, to source: LinkSource) -> LinkFailure? {
    guard !router.isOpen(link, to: source) else { return nil }
    let route = router.engine.takeApart(link).routes.first?.index
    return route.map { router.engine.closed($0, to: source) }
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
    receive(LinkDelivery(url: url, source: source, entryPoint: .openURL))
  }
}

extension DeepLinks {
  /// The link below all others; a missing root is reported as a problem.
  package var rootOrProblem: Link? {
    if let root = router.root {
      checkTabs()
      return root
    }
    report(.noRoot)
    return nil
  }

  /// The tabs of the routes; a tab without a root is reported as a problem.
  package var tabsOrProblems: [(id: TabID, root: Link?)] {
    for tab in tabs where tab.root == nil {
      report(.noTabRoot, of: tab.id.rawValue)
    }
    checkTabs()
    return tabs
  }

  private func checkTabs() { checkTab(among: tabs.map(\.id)) }

  private func report(_ code: RouteProblem.Code, of name: String? = nil) {
    onProblem?(RouteProblem(code: code, route: "", pattern: "", parameter: name))
  }

  /// The tab that the root lies in; `nil` without a root.
  private var rootTab: TabID? {
    guard let root = router.root, case .root(let tab)? = router.placements(of: root).first
    else { return nil }
    return tab
  }

  /// The root, for the tab that it lies in; `nil` for other tabs.
  package func root(in tab: TabID) -> Link? { rootTab == tab ? router.root : nil }

  /// Notes that a window shows one stack, so the root and everything on it must lie in a tab.
  package func noteStack() {
    guard let tab = rootTab, tab != .main, tabs.contains(where: { $0.id == tab }) else { return }
    onNote?(
      """
      a window shows one stack, and the root lies in the tab '\(tab.rawValue)', so links in tabs are not shown: show \
      the tabs, by DeepLinkTabs or attach(to:in:_:tabs:), or take .tab away.
      """
    )
  }

  /// Reports a root that lies in none of the tabs: no window shows both.
  package func checkTab(among tabs: [TabID]) {
    guard !tabs.isEmpty, let tab = rootTab, !tabs.contains(tab) else { return }
    let name = router.root.flatMap { router.requirements(of: $0).routes.first }
    report(.rootInNoTab, of: name)
  }

  /// The app's link that equals or holds a link.
  ///
  /// A link type that isn't mounted is reported as a problem, and its event fails.
  package func liftedOrProblem(_ link: any DeepLink) -> Link? {
    if let lifted = router.lifted(link) { return lifted }
    let type = String(describing: type(of: link))
    report(.notMounted, of: type)
    let failure = LinkFailure(.linkTypeNotMounted, subject: type)
    report(LinkDelivery(.nothing, from: .app, through: .app), .failed(failure))
    return nil
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

extension DeepLinks {
  /// The route that would open a delivery, or the outcome of its event; `nil` for a short link and for a
  /// foreign URL.
  ///
  /// Remembers nothing, so it needs no scene.
  package func verdict(on delivery: LinkDelivery<Link>) -> Stage<String?>? {
    let admitter = Admitter(links: self)
    switch admitter.admit(delivery, AdmissionCheck.withoutMemory) {
    case .next(let request): return request.admitted.map { .next($0.route) }
    case .ended(.notOurs): return nil
    case .ended(let outcome): return .ended(outcome)
    }
  }
}
