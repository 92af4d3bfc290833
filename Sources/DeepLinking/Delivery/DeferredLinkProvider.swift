/// Provides the link that an app opens when it runs for the first time.
///
/// It is a deferred link, which a service stored when a person tapped it before the app was installed, or the link
/// that launched the app's App Clip, stored in the app group of both. `Documentation/Recipes.md` shows both.
///
/// An implementation opens nothing: its URL is checked like any other, with the trust of the source that you pass to
/// `receive(from:as:)`.
public protocol DeferredLinkProvider: Sendable {
  /// Returns the stored URL, and removes it.
  ///
  /// - Returns: The URL, unchecked; `nil` when none was stored.
  /// - Throws: When the URL can't be read, for example without a connection. It may be called again.
  func takeURL() async throws -> String?
}

extension DeepLinks {
  /// Receives the link of a handover, if there is one.
  ///
  /// Call it once, when the app runs for the first time. The link may wait for sign-in or for a scene.
  ///
  /// - Parameters:
  ///   - handover: Provides the link.
  ///   - source: Where it came from, such as `LinkSource("branch", like: .universalLink)`.
  /// - Returns: The receipt; `nil` without a link, and when there is no scene yet.
  /// - Throws: What the handover throws.
  @discardableResult
  public func receive(
    from handover: some DeferredLinkProvider,
    as source: LinkSource
  ) async throws -> LinkReceipt<Link>? {
    guard let url = try await handover.takeURL() else { return nil }
    return receive(url, from: source)
  }
}
