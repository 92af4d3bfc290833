public import LinkPatterns

/// Asks a service for short links where one of them leads: one hop, over the app's own network.
///
/// The library opens no connection. An implementation sends one request without following redirects,
/// without cookies and credentials of the app, and reads at most the headers of the answer.
public protocol ShortLinkService: Sendable {
  /// Asks where a short link leads.
  ///
  /// - Parameter url: The short link: https, at a host that the app allows.
  /// - Returns: The URL of the redirect, absolute and unchecked; `nil` when the service doesn't redirect.
  /// - Throws: What the network throws; a `LinkFailure` is reported as it is.
  func location(of url: LinkURL) async throws -> String?
}
