public import Foundation

/// The right of one installation of the app to a short link, made on the page before the app was installed.
///
/// It says nothing about the person who made it.
public struct LinkClaim: Hashable, Sendable {
  /// How long the installation that has a claim gets its link again, when an answer was lost on the way.
  public static let retryTime: TimeInterval = 600

  /// The SHA-256 hash of the token.
  public let hash: Data

  /// The six letters that a person can type.
  public let letters: String

  /// The code of the short link.
  public let code: String

  /// When the claim ends, if no installation has presented it.
  public let expires: Date

  /// Describes a claim.
  ///
  /// - Parameters:
  ///   - token: What the person takes into the app.
  ///   - code: The code of the short link.
  ///   - expires: When the claim ends, to the second.
  public init(_ token: ClaimToken, code: String, expires: Date) {
    self.init(hash: token.hash, letters: token.letters, code: code, expires: expires)
  }

  init(hash: Data, letters: String, code: String, expires: Date) {
    (self.hash, self.letters) = (hash, letters)
    (self.code, self.expires) = (code, expires)
  }
}

/// What an installation presents of a claim.
public enum ClaimProof: Hashable, Sendable {
  /// The SHA-256 hash of the token.
  case token(hash: Data)

  /// The six letters, in capitals.
  case letters(String)
}
