/// A text that is another when its bytes are others.
///
/// `String` takes é as one scalar and as two for the same; no system that reads association files does.
struct ExactText: Hashable, Comparable, Sendable {
  /// The text.
  let text: String

  /// Wraps a text.
  init(_ text: some StringProtocol) { self.text = String(text) }

  /// Tells whether two texts have the same bytes.
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
