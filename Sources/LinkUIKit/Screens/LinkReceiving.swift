#if canImport(UIKit) && !os(watchOS)
public import LinkPatterns
public import LinkRouting

/// A controller that is told the link whose screen it is, before it is shown.
///
/// See ``ScreenFactory/telling(_:)``. The cast to it at run time is why iOS 16 is the oldest
/// system.
@MainActor
public protocol LinkReceiving<Link>: AnyObject {
  /// The links of the app.
  associatedtype Link: DeepLink

  /// Tells the link. Called once, before the view is loaded.
  ///
  /// - Parameter content: The link, its URL and its values.
  func receive(_ content: ReceivedLink<Link>)
}

/// A link as a controller is told it.
public struct ReceivedLink<Link: DeepLink>: Hashable, Sendable {
  /// The link.
  public let link: Link

  /// The URL, canonical, as the router prints it; `nil` for a link without one.
  public let url: LinkURL?

  /// The values by the names of their parameters, without escapes.
  public let values: [String: String]

  /// Describes a link.
  ///
  /// - Parameters:
  ///   - link: The link that was opened.
  ///   - url: The URL, canonical.
  ///   - values: The values by the names of their parameters.
  public init(link: Link, url: LinkURL?, values: [String: String]) {
    self.link = link
    self.url = url
    self.values = values
  }
}
#endif
