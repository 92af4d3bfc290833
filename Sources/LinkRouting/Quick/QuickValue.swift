import LinkPatterns

/// Where the text of one value is in a URL, in eight bytes.
@usableFromInline
struct QuickValue: Sendable {
  /// The start in the upper half and the end in the lower one.
  ///
  /// The highest bit tells whether `+` stands for a space. With a start of 0 there is no value: 0 stands
  /// for nothing, 1 for a name alone.
  let bits: UInt64

  /// Takes the bits.
  ///
  /// - Parameter bits: The bits.
  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  /// Describes a value.
  ///
  /// - Parameters:
  ///   - start: Where it begins, behind the scheme of the URL.
  ///   - end: Where it ends.
  ///   - plusIsSpace: Whether `+` stands for a space.
  @inline(__always)
  init(from start: Int, to end: Int, plusIsSpace: Bool) {
    let range = UInt64(truncatingIfNeeded: start) &<< 32 | UInt64(truncatingIfNeeded: end)
    bits = range | (plusIsSpace ? Self.plusMark : 0)
  }

  /// The bit that tells whether `+` stands for a space.
  private static var plusMark: UInt64 { 1 &<< 63 }

  /// No value.
  static var absent: QuickValue { QuickValue(bits: 0) }

  /// A query item without `=`.
  static var name: QuickValue { QuickValue(bits: 1) }

  /// Whether there is nothing.
  @inline(__always)
  var isAbsent: Bool { bits == 0 }

  /// Whether there is a text, if only an empty one.
  @inline(__always)
  var isText: Bool { bits > 1 }

  /// Where the text begins.
  @inline(__always)
  var start: Int { Int(truncatingIfNeeded: bits &>> 32 & 0x7FFF_FFFF) }

  /// Where the text ends.
  @inline(__always)
  var end: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }

  /// Decodes the text.
  ///
  /// - Parameter bytes: The URL.
  /// - Returns: The text.
  /// - Throws: ``QuickMiss`` when there is none, or when its encoding is broken.
  /// - Complexity: O(*n*), *n* = length of the text.
  func text(in bytes: Span<UInt8>) throws(QuickMiss) -> String {
    guard isText else { throw .closerLook }
    let isForm = bits & Self.plusMark != 0
    guard let text = PercentCoding.decode(bytes, from: start, to: end, plusIsSpace: isForm) else {
      throw .closerLook
    }
    return text
  }

  /// What the parameter's own code reads.
  ///
  /// - Parameter bytes: The URL.
  /// - Returns: The text of the value, or nothing.
  /// - Throws: ``QuickMiss`` when the encoding is broken.
  func input(in bytes: Span<UInt8>) throws(QuickMiss) -> ParameterInput {
    if isAbsent { return .absent }
    return isText ? .text(LinkText(try text(in: bytes))) : .name
  }
}

/// Where the values of a URL are, in the order of the route's parameters.
@usableFromInline
struct QuickValues: Sendable {
  /// The most parameters of a route that is read so.
  static var capacity: Int { 8 }

  /// The values.
  private var bits = SIMD8<UInt64>()

  /// Starts without values.
  @usableFromInline
  init() {}

  /// A value.
  ///
  /// - Parameter index: The position of the parameter, below ``capacity``.
  @inline(__always)
  subscript(index: Int) -> QuickValue {
    get { QuickValue(bits: bits[index]) }
    set { bits[index] = newValue.bits }
  }
}

/// A URL that is not read without a copy; the longer way tells whether it is a link.
@usableFromInline
enum QuickMiss: Error {
  /// It takes a closer look.
  case closerLook
}
