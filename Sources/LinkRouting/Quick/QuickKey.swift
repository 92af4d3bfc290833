import LinkPatterns

/// A text to compare parts of a URL with: eight bytes at a time, and the last eight first.
struct QuickKey: Sendable {
  /// The number of bytes.
  let length: Int

  /// The last bytes, eight at most; the first of them is the lowest.
  private let last: UInt64

  /// Where the bytes before those are in ``QuickKeys``.
  private let first: Int

  /// Describes a text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - keys: Takes what stands before its last eight bytes.
  init(_ bytes: ContiguousArray<UInt8>, in keys: inout ContiguousArray<UInt64>) {
    length = bytes.count
    last = bytes.isEmpty ? 0 : bytes.span.lastWord(from: 0, to: bytes.count)
    first = keys.count
    var index = 0
    while index &+ 8 < bytes.count {
      keys.append(bytes.span.word(at: index))
      index &+= 8
    }
  }

  /// Tells whether a part of a URL is the text.
  ///
  /// - Parameters:
  ///   - start: Where the part begins.
  ///   - end: Where it ends.
  ///   - bytes: The URL.
  ///   - keys: What stands before the last eight bytes of texts.
  /// - Returns: `true` when the bytes are equal.
  /// - Complexity: O(*n*), *n* = length of the text.
  @inline(__always)
  func isAt(
    _ start: Int,
    to end: Int,
    in bytes: Span<UInt8>,
    _ keys: Span<UInt64>
  ) -> Bool {
    guard end &- start == length else { return false }
    if length == 0 { return true }
    guard bytes.lastWord(from: start, to: end) == last else { return false }
    var (key, index) = (first, start)
    while index &+ 8 < end {
      guard bytes.word(at: index) == keys[key] else { return false }
      key &+= 1
      index &+= 8
    }
    return true
  }
}
