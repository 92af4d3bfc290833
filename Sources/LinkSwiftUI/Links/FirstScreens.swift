#if canImport(SwiftUI) && !os(watchOS)

/// What a window shows before it receives a link.
@MainActor
struct FirstScreens<Link: DeepLink> {
  /// The links of the app.
  let links: DeepLinks<Link>

  /// One stack with the root link; empty for links without a root, which is reported as a problem.
  var stack: NavigationState<Link> {
    guard let root = links.roots.rootOrProblem else { return NavigationState() }
    links.roots.registerStack()
    return NavigationState(stack: [.destination(root)])
  }

  /// The tabs of the links' routes, each with its root.
  var tabs: NavigationState<Link> {
    let tabs = links.roots.tabsOrProblems.map { tab in
      NavigationContainer(id: tab.id, stack: tab.root.map { [.destination($0)] } ?? [])
    }
    return (try? NavigationState(containers: tabs)) ?? stack
  }

  /// The screens of an app that shows a link, or its root and a line of the log when the link has no place.
  func showing(_ link: Link) -> NavigationState<Link> {
    let start = links.tabs.isEmpty ? stack : tabs
    if let chain = try? links.router.chain(of: link, in: start),
      let state = try? start.target(for: chain)
    {
      return state
    }
    links.onLogLine?(
      "the preview shows the root: the link has no place among the screens of its app."
    )
    return start
  }
}
#endif
