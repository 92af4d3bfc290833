public import DeepLinking

/// Offers an upgrade: `gallery://show/upgrade?message=Only%20today`.
public struct ShowUpgrade: RoutedLink, Codable {
  /// What it says; the usual words where there are none.
  public let message: String?

  /// Creates a link.
  ///
  /// - Parameter message: What it says.
  public init(message: String? = nil) {
    self.message = message
  }

  /// The template.
  public static let route = LinkRoute(
    ShowUpgrade(message: nil),
    "show/upgrade?message=:message",
    name: "upgrade"
  )
  .bound("message", .length(1...80))
  .open(.customScheme)
}

extension ShowUpgrade: AnyNavigationPlacing {
  /// Over whatever is shown; over the first tab when the app starts.
  public var anyPlacements: [Placement<AnyDeepLink>] {
    [.presentedOverCurrent(.sheet), .presented(.sheet, over: AnyDeepLink(SelectTab(index: 0)))]
  }
}
