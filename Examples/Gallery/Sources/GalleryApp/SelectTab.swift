public import DeepLinking

/// Selects a tab: `gallery://tab?index=1`.
public struct SelectTab: RoutedLink {
  /// The position of the tab, from 0.
  public let index: Int

  /// Creates a link.
  ///
  /// - Parameter index: The position of the tab, from 0.
  public init(index: Int) {
    self.index = index
  }

  /// The template: a position from 0 to 2.
  public static let route = LinkRoute<SelectTab>(
    "tab?index=:index",
    .int("index", in: 0...2),
    name: "tab"
  ) {
    SelectTab(index: $0)
  } print: {
    $0.index
  }
  .open(.customScheme)

  /// The names of the tabs, in their order.
  public static let tabs: [TabID] = ["photos", "favourites", "about"]
}

extension SelectTab: AnyNavigationPlacing {
  /// The first screen of its tab; none for a position without a tab.
  public var anyPlacements: [Placement<AnyDeepLink>] {
    Self.tabs.indices.contains(index) ? [.root(Self.tabs[index])] : []
  }
}
