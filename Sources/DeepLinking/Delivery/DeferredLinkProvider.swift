/// Provides the link that an app opens when it runs for the first time.
///
/// It is a deferred link, which a person tapped before the app was installed, or the link that launched the app's App
/// Clip, stored in the app group of both. ``DeferredLinks`` tries several providers in turn;
/// <doc:DeferredLinksWithoutGuessing> shows all.
///
/// An implementation opens nothing: its URL is checked like any other, with the trust of the source that you pass to
/// `receive(from:as:)`.
public protocol DeferredLinkProvider: Sendable {
  /// Returns the stored URL, and removes it.
  ///
  /// - Returns: The URL, unchecked; `nil` when none was stored.
  /// - Throws: When the URL can't be read, for example without a connection. It may be called again.
  func takeURL() async throws -> String?

  /// Responds to a claim that the link service did not redeem, such as letters that were mistyped.
  ///
  /// - Parameter failure: What was wrong, for the person.
  /// - Returns: Whether ``takeURL()`` is called again; by default `false`.
  func asksAgain(after failure: LinkFailure) async -> Bool

  /// Responds to the end of the search: what this provider returned is the link; by default nothing happens.
  func didReceive() async
}

extension DeferredLinkProvider {
  /// Does nothing.
  public func didReceive() async {}

  /// Asks no second time.
  public func asksAgain(after failure: LinkFailure) async -> Bool { false }
}

extension DeepLinks {
  /// Receives the link of a handover, if there is one.
  ///
  /// Call it once, when the app runs for the first time. The link may wait for sign-in or for a scene.
  ///
  /// - Parameters:
  ///   - handover: Provides the link.
  ///   - source: Where it came from: `deferred`, or one of the app's own such as
  ///     `LinkSource("branch", like: .universalLink)`.
  /// - Returns: The receipt; `nil` without a link, and when there is no scene yet.
  /// - Throws: What the handover throws.
  @discardableResult
  public func receive(
    from handover: some DeferredLinkProvider,
    as source: LinkSource = .deferred
  ) async throws -> LinkReceipt<Link>? {
    guard let url = try await handover.takeURL() else { return nil }
    return receive(url, from: source)
  }
}
