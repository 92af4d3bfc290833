/// The entry of a table that a path matches, and the places of its segments.
///
/// It is a few integers, so finding it allocates nothing; values of parameters are read on
/// demand.
public struct PathMatch: Hashable, Sendable {
  /// The position of the entry in `entries` of the table.
  public let entry: Int
  /// Where the path begins.
  private let start: Int
  /// The ends of segments within 64 bytes from the start of the path, a bit each.
  private let ends: UInt64

  init?(_ storage: TableStorage, _ path: TablePath, _ bytes: Span<UInt8>) {
    guard let entry = storage.firstMatch(path, in: bytes) else { return nil }
    (self.entry, start, ends) = (entry, path.start, path.ends)
  }

  /// The range of a segment.
  ///
  /// - Parameter index: The place of the segment, from 0.
  /// - Returns: Its bytes in the text that was matched, or `nil` when the path has fewer segments or
  ///   this one does not end within 64 bytes.
  /// - Complexity: O(*i*), *i* = `index`.
  public func segment(at index: Int) -> Range<Int>? {
    var rest = ends
    var first = 0
    for _ in 0..<index {
      first = rest.trailingZeroBitCount &+ 1
      rest &= rest &- 1
    }
    guard rest != 0 else { return nil }
    return (start &+ first)..<(start &+ rest.trailingZeroBitCount)
  }
}
