/// The items of the query of a plain URL, found one at a time, eight bytes at a step.
///
/// What it finds, ``LinkURL/queryItems`` finds alike, as long as no name is encoded.
package struct PlainQueryItems {
  /// What comes next.
  package enum Step {
    /// An item.
    case item

    /// The end of the query.
    case end

    /// A name with an escape or a `+`, which takes a closer look.
    case encodedName
  }

  /// Where the next item begins.
  private var position: Int

  /// Where the query ends.
  private let end: Int

  /// Where the name of the item begins.
  package private(set) var nameStart = 0

  /// Where the name of the item ends.
  package private(set) var nameEnd = 0

  /// Where the value of the item ends; where its name does when there is no `=`.
  package private(set) var valueEnd = 0

  /// Starts at the beginning of a query.
  ///
  /// - Parameter query: Where the query is.
  package init(_ query: Range<Int>) {
    position = query.lowerBound
    end = query.upperBound
  }

  /// Whether the item has a value, if only an empty one.
  package var hasValue: Bool { valueEnd > nameEnd }

  /// Finds the next item.
  ///
  /// - Parameter bytes: The URL.
  /// - Returns: What comes next. Empty items are left out.
  /// - Complexity: O(*n*), *n* = length of the item.
  package mutating func next(in bytes: Span<UInt8>) -> Step {
    while position < end {
      nameStart = position
      nameEnd = Self.endOfName(in: bytes, from: position, to: end)
      valueEnd = nameEnd
      if nameEnd < end {
        switch bytes[nameEnd] {
        case UInt8(ascii: "="): valueEnd = Self.endOfValue(in: bytes, from: nameEnd &+ 1, to: end)
        case UInt8(ascii: "&"): break
        default: return .encodedName
        }
      }
      position = valueEnd &+ 1
      if valueEnd > nameStart { return .item }
    }
    return .end
  }

  /// Finds the end of a name.
  ///
  /// - Parameters:
  ///   - bytes: The URL.
  ///   - start: Where the name begins.
  ///   - end: Where the query ends.
  /// - Returns: The place of `=`, `&`, `%` or `+`, or the end of the query.
  @inline(__always)
  private static func endOfName(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      let part = EightBytes(at: index, in: bytes)
      // What is below `,` is `&`, `%`, `+`, or one of the few others that are looked at one by one.
      var ends = ~(part.atLeast(",") & part.differing(from: "=")) & EightBytes.allMarks
      while ends != 0 {
        let place = index &+ ends.bytesBeforeFirstMark
        if place >= end { return end }
        switch bytes[place] {
        case UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "%"), UInt8(ascii: "+"):
          return place
        default: ends &= ends &- 1
        }
      }
      index &+= 8
    }
    return end
  }

  /// Finds the end of a value.
  ///
  /// - Parameters:
  ///   - bytes: The URL.
  ///   - start: Where the value begins.
  ///   - end: Where the query ends.
  /// - Returns: The place of `&`, or the end of the query.
  @inline(__always)
  private static func endOfValue(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      let part = EightBytes(at: index, in: bytes)
      let ends = ~part.differing(from: "&") & EightBytes.allMarks
      if ends != 0 { return min(end, index &+ ends.bytesBeforeFirstMark) }
      index &+= 8
    }
    return end
  }
}
