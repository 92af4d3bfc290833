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
