/// A segment that stands for a place in the path and not for a name.
///
/// Source: WHATWG URL Standard, "single-dot" and "double-dot URL path segment".
enum DotSegment: Hashable, Sendable {
  /// `.` or `%2e`.
  case current

  /// `..`, each dot percent-encoded or not.
  case parent

  /// Reads a segment.
  init?(_ segment: ArraySlice<UInt8>) {
    guard let first = segment.first, first == .dot || first == .percent, segment.count <= 6 else {
      return nil
    }
    var rest = segment
    var dots = 0
    while let byte = rest.first {
      if byte == .dot {
        rest = rest.dropFirst()
      } else if rest.prefix(3).map(\.asciiLowercased).elementsEqual("%2e".utf8) {
        rest = rest.dropFirst(3)
      } else {
        return nil
      }
      dots += 1
    }
    guard dots <= 2 else { return nil }
    self = dots == 1 ? .current : .parent
  }
}
