import Crypto
public import Foundation

/// What a person takes from the page of a link into the app: 128 random bits, or the six letters that stand for them.
public struct ClaimToken: Hashable, Sendable {
  /// The characters of the letters: no vowels, so that no word comes about.
  private static let alphabet = Array("BCDFGHJKMNPQRSTVWXZ")

  /// The number of letters: some 47 million texts.
  public static let letterCount = 6

  private let bytes: Data

  /// Makes a token up.
  public static func random() -> ClaimToken {
    ClaimToken(bytes: SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) })
  }

  private init(bytes: Data) {
    self.bytes = bytes
  }

  /// Reads a token; fails for a text that isn't one.
  ///
  /// - Parameter text: 22 characters of base64 for URLs.
  public init?(_ text: String) {
    guard text.utf8.count == 22,
      let data = Data(
        base64Encoded: text.replacing("-", with: "+").replacing("_", with: "/") + "=="
      ), data.count == 16
    else { return nil }
    bytes = data
    // The last character has bits that don't count: one token has one text.
    guard self.text == text else { return nil }
  }

  /// The token as a text of 22 characters.
  public var text: String {
    bytes.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  /// The SHA-256 hash under which the claim is stored.
  ///
  /// A token has 128 random bits, so a fast hash is enough: there is nothing to try out.
  public var hash: Data { Data(SHA256.hash(data: bytes)) }

  /// The six letters, which follow from the token, so that the page can show them again.
  public var letters: String {
    let digest = SHA256.hash(data: Data("letters ".utf8) + bytes)
    var number = digest.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let count = UInt64(Self.alphabet.count)
    return String(
      (0..<Self.letterCount).map { _ in
        defer { number /= count }
        return Self.alphabet[Int(number % count)]
      }
    )
  }

  /// Reads letters as a person types them: in either case, with spaces and dashes.
  ///
  /// - Returns: The letters; `nil` for a text that can't be those of a claim.
  public static func letters(_ text: String) -> String? {
    let typed = text.uppercased().filter { $0 != " " && $0 != "-" }
    return typed.count == letterCount && typed.allSatisfy(alphabet.contains) ? typed : nil
  }
}
