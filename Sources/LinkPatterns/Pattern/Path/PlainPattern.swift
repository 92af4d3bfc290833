/// A path pattern of nothing but whole literals and whole parameters, found in one pass over its bytes.
///
/// Most patterns are of this kind: `/leagues/:league/questions`. A few bits tell where everything is, so
/// that nothing is copied before it is asked for. It never refuses: what it cannot be sure of
/// it leaves to ``PathPatternReading``, which knows what is wrong. What it does read,
/// ``PathPatternReading`` would read alike. In a new process the first pattern that is left to that costs
/// as much as a thousand of these, for all of its code is then used for the first time.
struct PlainPattern: Hashable, Sendable {
  /// Where the slashes are; the first byte is one.
  private let slashes: PatternPlaces

  /// The number of bytes of the pattern.
  private let byteCount: UInt8

  /// The number of bytes of the pattern.
  @inline(__always)
  private var count: Int { Int(byteCount) }

  /// The most bytes of such a pattern: a place is left for its end.
  private static var maximumCount: Int { PatternPlaces.none - 1 }

  /// Looks at a pattern, eight bytes at a time.
  ///
  /// The result is `nil` when it needs a closer look: it is too long, does not begin with a slash, holds
  /// anything but ASCII letters, digits, `-`, `.`, `_`, `/` and `:`, or has segments that are empty,
  /// begin with a dot or a hyphen, or are neither text nor a parameter.
  ///
  /// - Complexity: O(*n* + *p*²), *n* = number of bytes, *p* = number of parameters.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, limits: PatternLimits) {
    let count = bytes.count
    guard count > 0, count <= Self.maximumCount, count <= limits.length else { return nil }
    var (slashes, colons, points) = (PatternPlaces(), PatternPlaces(), PatternPlaces())
    var offset = 0
    while offset < count {
      let end = min(offset &+ 8, count)
      let word = bytes.lastWord(from: offset, to: end)
      let missing = UInt64(truncatingIfNeeded: offset &+ 8 &- end) &<< 3
      let marks = PatternMarks(word, UInt64.max &>> missing)
      guard marks.areUsual else { return nil }
      slashes.insert(PatternMarks.gathered(marks.slashes), from: offset)
      colons.insert(PatternMarks.gathered(marks.colons), from: offset)
      points.insert(PatternMarks.gathered(marks.points), from: offset)
      offset = end
    }
    // The root is a slash alone; otherwise one at the end opens no segment.
    let starts = slashes.next
    guard slashes.contains(0), starts.isDisjoint(with: slashes), starts.isDisjoint(with: points),
      colons.isSubset(of: starts), colons.next.isDisjoint(with: slashes),
      !colons.contains(count &- 1)
    else { return nil }
    (self.slashes, byteCount) = (slashes, UInt8(truncatingIfNeeded: count))
    if !colons.isEmpty, !hasNames(behind: colons, in: bytes, without: points, limits: limits) {
      return nil
    }
  }

  /// Tells whether what stands behind the colons are names, each another.
  @inline(__always)
  private func hasNames(
    behind colons: PatternPlaces,
    in bytes: Span<UInt8>,
    without points: PatternPlaces,
    limits: PatternLimits
  ) -> Bool {
    guard colons.count <= limits.groups, limits.alternatives > 0 else { return false }
    var rest = colons
    while !rest.isEmpty {
      let start = rest.popFirst() &+ 1
      let end = segmentEnd(from: start)
      guard points.first(from: start) >= end, bytes[start] > UInt8(ascii: "9") else {
        return false
      }
      var others = rest
      while !others.isEmpty {
        let other = others.popFirst() &+ 1
        if segmentEnd(from: other) &- other == end &- start,
          isSame(start..<end, as: other, in: bytes)
        {
          return false
        }
      }
    }
    return true
  }

  /// Compares two names of one length.
  private func isSame(_ name: Range<Int>, as other: Int, in bytes: Span<UInt8>) -> Bool {
    for index in name where bytes[index] != bytes[other &+ index &- name.lowerBound] {
      return false
    }
    return true
  }

  /// Finds where a segment ends.
  @inline(__always)
  func segmentEnd(from start: Int) -> Int { min(slashes.first(from: start), count) }

  /// Where the last segment ends; 1 for the root.
  var end: Int { hasTrailingSlash ? count - 1 : count }

  /// Whether the pattern ends with a slash, the root aside.
  var hasTrailingSlash: Bool { count > 1 && slashes.contains(count &- 1) }

  /// Tells whether a segment is a parameter.
  @inline(__always)
  func isParameter(at start: Int, in bytes: Span<UInt8>) -> Bool {
    bytes[start] == UInt8(ascii: ":")
  }
}

// MARK: - Written out

extension PlainPattern {
  /// The segments of the pattern.
  ///
  /// - Complexity: O(*n*), *n* = length of the pattern.
  func segments(of text: String) -> [PathPattern.Segment] {
    var segments: [PathPattern.Segment] = []
    segments.reserveCapacity(slashes.count)
    UTF8Text.withBytes(of: text) { bytes in
      var start = 1
      while start < end {
        let next = segmentEnd(from: start)
        if isParameter(at: start, in: bytes) {
          segments.append(.parameter(parameter((start + 1)..<next, in: bytes)))
        } else {
          segments.append(.literal(copy(of: start..<next, in: bytes)))
        }
        start = next + 1
      }
    }
    return segments
  }

  /// The parameters of the pattern.
  ///
  /// - Complexity: O(*n*), *n* = length of the pattern.
  func parameters(of text: String) -> [PathPattern.Parameter] {
    segments(of: text).compactMap { segment in
      guard case .parameter(let parameter) = segment else { return nil }
      return parameter
    }
  }

  /// The name of a parameter.
  func text(_ range: Range<Int>, in bytes: Span<UInt8>) -> String {
    String(decoding: copy(of: range, in: bytes), as: UTF8.self)
  }

  /// Copies a part of the pattern.
  private func copy(of range: Range<Int>, in bytes: Span<UInt8>) -> ContiguousArray<UInt8> {
    var copy: ContiguousArray<UInt8> = []
    copy.reserveCapacity(range.count)
    for index in range { copy.append(bytes[index]) }
    return copy
  }

  /// Makes a parameter.
  private func parameter(_ name: Range<Int>, in bytes: Span<UInt8>) -> PathPattern.Parameter {
    PathPattern.Parameter(
      name: text(name, in: bytes),
      expression: nil,
      language: nil,
      isOptional: false,
      isRepeated: false
    )
  }
}
