#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A random number that an installation makes up, so that the link service gives it a claim again after a lost answer.
///
/// It is used for claims only, is not derived from the device or the person, and is deleted with the app.
public struct InstallationNumber: Hashable, Sendable, Codable {
  /// The number of characters of ``text``.
  static let textLength = 22

  /// The number as 22 characters of base64 for URLs.
  public let text: String

  /// Makes a number up.
  ///
  /// - Parameter generator: The source of randomness. It must be one that cannot be foreseen.
  public init(using generator: inout some RandomNumberGenerator) {
    let bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    text = Data(bytes).base64EncodedString().replacing("+", with: "-")
      .replacing("/", with: "_").replacing("=", with: "")
  }

  /// Makes a number up with the system's randomness.
  public static func random() -> InstallationNumber {
    var generator = SystemRandomNumberGenerator()
    return InstallationNumber(using: &generator)
  }

  /// Whether a byte is a character of base64 for URLs.
  static func isCharacter(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
