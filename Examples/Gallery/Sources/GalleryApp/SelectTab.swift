public import DeepLinking

/// Selects a tab: `gallery://tab?index=1`.
public struct SelectTab: DeepLink {
  /// The position of the tab, from 0.
  public let index: Int

  /// Creates a link.
  ///
  /// - Parameter index: The position of the tab, from 0.
  public init(index: Int) {
    self.index = index
  }

  /// The template: a position from 0 to 2.
  public static let routes = LinkRoutes(access: .from(.customScheme)) {
    LinkRoute(SelectTab.init, "tab?index=:index", name: "select").bound("index", .range(0...2))
  }

  /// The names of the tabs, in their order.
  public static let tabs: [TabID] = ["photos", "favourites", "about"]
}

extension SelectTab {
  /// The root of a tab; empty for a position without a tab.
  ///
  /// Which tab depends on the position, so the link says it, and not its route.
  public var placements: [LinkPlacement<SelectTab>] {
    Self.tabs.indices.contains(index) ? [.root(Self.tabs[index])] : []
  }
}
