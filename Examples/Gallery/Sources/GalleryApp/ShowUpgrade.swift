public import DeepLinking

/// Offers an upgrade: `gallery://show/upgrade?message=Only%20today`.
public struct ShowUpgrade: DeepLink {
  /// The message of the page; `nil` for the default message.
  public let message: String?

  /// Creates a link.
  ///
  /// - Parameter message: What it says.
  public init(message: String? = nil) {
    self.message = message
  }

  /// The template; the offer is a sheet over the current screen.
  public static let routes = LinkRoutes(access: .from(.customScheme)) {
    LinkRoute(ShowUpgrade.init, "show/upgrade?message=:message", name: "show")
      .bound("message", .length(1...80))
      .presentedOnCurrent(.sheet)
  }
}
