#if canImport(SwiftUI) && !os(watchOS)
import DeepLinking

extension NavigationState {
  /// One stack with the root link; empty for links without a root, which is reported as a problem.
  @MainActor
  static func stack(of links: DeepLinks<Destination>) -> NavigationState
  where Destination: DeepLink {
    guard let root = links.rootOrProblem else { return NavigationState() }
    return NavigationState(stack: [.destination(root)])
  }

  /// The tabs of the links' routes, each with its root.
  @MainActor
  static func tabs(of links: DeepLinks<Destination>) -> NavigationState
  where Destination: DeepLink {
    let tabs = links.tabsOrProblems.map { tab in
      NavigationContainer(id: tab.id, stack: tab.root.map { [.destination($0)] } ?? [])
    }
    return (try? NavigationState(containers: tabs)) ?? .stack(of: links)
  }
}
#endif
