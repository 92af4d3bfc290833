/// The codes of short links.
public enum ShortCode {
  /// The characters of new codes: no vowels, so that no word comes about, and none that look alike.
  private static let alphabet = Array("23456789bcdfghjkmnpqrstvwxyz")

  /// The number of characters of new codes: some 13 billion codes.
  private static let length = 7

  /// The longest code that a person can choose.
  public static let maximumLength = 64

  /// Makes a code up.
  ///
  /// - Parameter generator: The source of randomness. It must be one that cannot be foreseen, so that codes can't be
  ///   guessed.
  /// - Returns: A code of seven small letters and digits.
  public static func random(using generator: inout some RandomNumberGenerator) -> String {
    String(
      (0..<length).map { _ in alphabet[Int.random(in: alphabet.indices, using: &generator)] }
    )
  }

  /// Returns whether a text can be a code: 3 to 64 ASCII letters, digits, `-` and `_`, a letter or digit first.
  ///
  /// Codes differ by the case of their letters.
  public static func isValid(_ text: String) -> Bool {
    let bytes = text.utf8
    guard (3...maximumLength).contains(bytes.count), let first = bytes.first, isLetter(first) else {
      return false
    }
    return bytes.allSatisfy { isLetter($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }

  /// Whether a byte is an ASCII letter or digit.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
