public import Foundation
import Crypto

/// A key of the API, as it is stored: without the key itself.
public struct AccessKey: Hashable, Sendable {
  /// What a key may do.
  public enum Scope: String, CaseIterable, Hashable, Sendable {
    /// Read links and their counts.
    case read

    /// Read, create and change links.
    case write
  }

  /// The name that its owner gave it.
  public let name: String

  /// What it may do.
  public let scope: Scope

  /// The SHA-256 hash of the key.
  ///
  /// A key has 256 random bits, so a fast hash is enough: there is nothing to try out.
  public let hash: Data

  /// Describes a key that is stored.
  ///
  /// - Parameters:
  ///   - name: The name that its owner gave it.
  ///   - scope: What it may do.
  ///   - hash: The SHA-256 hash of the key.
  public init(name: String, scope: Scope, hash: Data) {
    (self.name, self.scope, self.hash) = (name, scope, hash)
  }

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - scope: What it may do.
  /// - Returns: What is stored, and the key itself, which is known only now.
  public static func make(name: String, scope: Scope) -> (stored: AccessKey, key: String) {
    let bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
    let text = bytes.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
    let key = "lsk_\(text)"
    return (AccessKey(name: name, scope: scope, hash: hash(of: key)), key)
  }

  /// Returns the hash under which a key is stored.
  public static func hash(of key: String) -> Data { Data(SHA256.hash(data: Data(key.utf8))) }
}
