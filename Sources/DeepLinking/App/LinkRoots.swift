/// The links below all others: the root, and the roots of the tabs; what is missing is reported as a problem.
@MainActor
package struct LinkRoots<Link: DeepLink & NavigationPlacing> {
  let router: LinkRouter<Link>

  /// The tabs that routes name.
  let tabs: [(id: TabID, root: Link?)]

  /// Called with a mistake in the routes.
  let onProblem: (@MainActor @Sendable (RouteProblem) -> Void)?

  /// Called with a line for the log.
  let onLogLine: (@MainActor @Sendable (String) -> Void)?
}

extension LinkRoots {
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

  /// The root, for the tab that it lies in; `nil` for other tabs.
  package func root(in tab: TabID) -> Link? { rootTab == tab ? router.root : nil }

  /// Records that a window shows one stack, so the root and everything on it must lie in a tab.
  package func registerStack() {
    guard let tab = rootTab, tab != .main, tabs.contains(where: { $0.id == tab }) else { return }
    onLogLine?(
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

  private func checkTabs() { checkTab(among: tabs.map { $0.id }) }

  /// The tab that the root lies in; `nil` without a root.
  private var rootTab: TabID? {
    guard let root = router.root, case .root(let tab)? = router.placements(of: root).first
    else { return nil }
    return tab
  }

  private func report(_ code: RouteProblem.Code, of name: String? = nil) {
    onProblem?(RouteProblem(code: code, route: "", pattern: "", parameter: name))
  }
}
