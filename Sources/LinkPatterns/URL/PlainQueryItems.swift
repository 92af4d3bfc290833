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

  /// Where the eight bytes begin that are looked at.
  private var base: Int

  /// Marks of what is left of them that may end a name or a value.
  private var marks: UInt64 = 0

  /// Where the query ends.
  private let end: Int

  /// Where the name of the item begins.
  package private(set) var nameStart: Int

  /// Where the name of the item ends.
  package private(set) var nameEnd = 0

  /// Where the value of the item ends; where its name does when there is no `=`.
  package private(set) var valueEnd = 0

  /// Starts at the beginning of a query.
  ///
  /// - Parameter query: Where the query is.
  package init(_ query: Range<Int>) {
    base = query.lowerBound &- 8
    end = query.upperBound
    nameStart = query.lowerBound
    valueEnd = query.lowerBound &- 1
  }

  /// Whether the item has a value, if only an empty one.
  package var hasValue: Bool { valueEnd > nameEnd }

  /// Finds the next item.
  ///
  /// - Parameter bytes: The URL.
  /// - Returns: What comes next. Empty items are left out.
  /// - Complexity: O(*n*), *n* = length of the item.
  package mutating func next(in bytes: Span<UInt8>) -> Step {
    nameStart = valueEnd &+ 1
    var hasName = false
    while true {
      while marks != 0 {
        let place = base &+ marks.bytesBeforeFirstMark
        marks &= marks &- 1
        guard place < end else { break }
        switch bytes[place] {
        case UInt8(ascii: "="):
          if !hasName { nameEnd = place }
          hasName = true
        case UInt8(ascii: "&"):
          valueEnd = place
          if !hasName { nameEnd = place }
          if place > nameStart { return .item }
          nameStart = place &+ 1
        case UInt8(ascii: "%"), UInt8(ascii: "+"):
          if !hasName { return .encodedName }
        default: continue
        }
      }
      base &+= 8
      guard base < end else { break }
      let rest = bytes.extracting(base..<end)
      let part = EightBytes(first: rest, of: bytes, to: end)
      // What is below `,` is `&`, `%`, `+`, or one of the few others that are looked at one by one.
      marks = ~(part.atLeast(",") & part.differing(from: "=")) & EightBytes.allMarks
    }
    valueEnd = end
    if !hasName { nameEnd = end }
    return end > nameStart ? .item : .end
  }
}
