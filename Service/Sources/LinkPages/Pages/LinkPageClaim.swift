/// A claim that the page of a link shows: what a person takes from the page into the app, once it's installed.
public struct LinkPageClaim: Hashable, Sendable {
  /// The address that the person copies.
  public var url: String

  /// The letters that the person can type instead.
  public var letters: String

  /// The hours for which the claim is kept.
  public var hours: Int

  /// Describes a claim.
  ///
  /// - Parameters:
  ///   - url: The address that the person copies.
  ///   - letters: The letters that the person can type instead.
  ///   - hours: The hours for which the claim is kept.
  public init(url: String, letters: String, hours: Int) {
    (self.url, self.letters, self.hours) = (url, letters, hours)
  }
}
