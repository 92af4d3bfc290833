#if canImport(SwiftUI) && !os(watchOS)
/// The tabs of the app's own tab bar that have no links, as far as the person selected them.
struct ForeignTabs {
  private var screens: [TabID: ForeignScreen] = [:]

  /// The tab with links that was selected last.
  private(set) var lastWithLinks: TabID?

  /// Whether a screen stands for such a tab.
  func has(_ screen: ForeignScreen) -> Bool { screens.values.contains(screen) }

  /// Whether a tab has no links.
  func has(_ tab: TabID) -> Bool { screens[tab] != nil }

  /// Returns a state with one more tab, which is selected.
  mutating func selecting<Destination>(
    _ tab: TabID,
    in state: NavigationState<Destination>
  ) -> NavigationState<Destination>? {
    let screen = ForeignScreen(id: "tab-\(tab.rawValue)", kind: .pushed)
    let added = NavigationContainer<Destination>(id: tab, stack: [.foreign(screen)])
    guard var new = try? NavigationState(containers: state.containers + [added]),
      (try? new.select(tab)) != nil
    else { return nil }
    new.presentations = state.presentations
    screens[tab] = screen
    return new
  }

  /// Records which tab is selected.
  mutating func didSelect(_ tab: TabID) {
    if !has(tab) { lastWithLinks = tab }
  }

  /// A state whose screens on a selected tab without links are on the last one with links.
  func withoutPushedScreens<Destination>(
    _ state: NavigationState<Destination>
  ) -> NavigationState<Destination> {
    guard has(state.selected), let lastWithLinks,
      let stack = state.stack(at: .container(state.selected)), stack.count > 1
    else { return state }
    var moved = state
    let below = state.stack(at: .container(lastWithLinks)) ?? []
    try? moved.setStack(Array(stack.prefix(1)), of: state.selected)
    try? moved.setStack(below + stack.dropFirst(), of: lastWithLinks)
    try? moved.select(lastWithLinks)
    return moved
  }
}
#endif
