public import LinkHandling
public import LinkRouting

/// Hands over the link that an app opens when it runs for the first time.
///
/// A deferred link, which a service knows of the tap before the app was installed, or the link that the app's App
/// Clip was invoked with, which it left in the group that both share. `Documentation/Recipes.md` shows both.
///
/// An implementation opens nothing: what it hands over is checked like any URL, trusted as far as the source that
/// it is received from.
public protocol LinkHandover: Sendable {
  /// Takes the URL, which is not handed over again.
  ///
  /// - Returns: The URL, unchecked; `nil` when no URL was handed over.
  /// - Throws: When it cannot be known, as without a connection. It may be asked again.
  func takeURL() async throws -> String?
}

extension DeepLinks {
  /// Receives the link that is handed over, if there is one.
  ///
  /// Call it once, when the app runs for the first time. A link that waits for sign-in or for a scene does so.
  ///
  /// - Parameters:
  ///   - handover: Hands over the link.
  ///   - source: Where it came from, such as `LinkSource("branch", trust: .universalLink)`.
  /// - Returns: The receipt; `nil` without a link, and when there is no scene yet.
  /// - Throws: What the handover throws.
  @discardableResult
  public func receive(
    from handover: some LinkHandover,
    as source: LinkSource
  ) async throws -> LinkReceipt<Link>? {
    guard let url = try await handover.takeURL() else { return nil }
    return receive(url, from: source)
  }
}
