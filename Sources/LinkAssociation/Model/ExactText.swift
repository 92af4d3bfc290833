/// A text that is compared by its bytes.
///
/// `String` treats é as one scalar and as two alike; no system that reads association files does.
struct ExactText: Hashable, Comparable, Sendable {
  /// The text.
  let text: String

  /// Wraps a text.
  init(_ text: some StringProtocol) { self.text = String(text) }

  /// Returns whether two texts have the same bytes.
  static func == (left: Self, right: Self) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Orders texts by their bytes.
  static func < (left: Self, right: Self) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// Hashes the bytes.
  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(UInt8(0xFF))
  }
}
