/// The one place where strings become bytes and bytes become strings.
@usableFromInline
package enum UTF8Text {
  /// Calls a closure with the UTF-8 code units of a string, without a copy when the string is native.
  // Inlinable: from another module the call alone takes some 300 instructions (typed links, w4.urls).
  @inlinable
  @inline(__always)
  package static func withBytes<Value>(of text: String, _ body: (Span<UInt8>) -> Value) -> Value {
    // proof: the buffer outlives the closure that it is lent to, and the span cannot escape it.
    let value = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe body($0.span) }
    // Consumed, because copying the body's result would count references.
    if let value = consume value { return value }
    return body(ContiguousArray(text.utf8).span)
  }

  /// Makes text of UTF-8 code units.
  package static func text(_ bytes: Span<UInt8>) -> String {
    // proof: the buffer is read only while the span lends it, and the text is a copy.
    unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Makes text of UTF-8 code units.
  @inline(never)
  package static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Makes a string of UTF-8 code units that are first written to the stack.
  static func text(ofAtMost capacity: Int, _ body: (inout BytesOnStack) -> Bool) -> String? {
    // proof: the bytes cannot be copied and are lent to the closure alone, and the text is a copy.
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      unsafe buffer.initialize(repeating: 0)
      var output = unsafe BytesOnStack(buffer)
      guard body(&output) else { return nil }
      let bytes = unsafe buffer.span.extracting(first: output.count)
      let text = text(bytes)
      // Repairing changes bytes.
      return areEqual(bytes, text) ? text : nil
    }
  }

  /// Returns whether two texts have the same UTF-8 code units; `==` considers `é` and `e\u{301}` equal.
  package static func areEqual(_ left: String, _ right: String) -> Bool {
    order(of: left, right) == 0
  }

  /// Returns whether a text precedes another by its UTF-8 code units.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    order(of: left, right) < 0
  }

  /// Returns whether code units are those of a text.
  package static func areEqual(_ bytes: Span<UInt8>, _ text: String) -> Bool {
    withBytes(of: text) { $0.count == bytes.count && order(of: bytes, $0) == 0 }
  }

  /// Returns whether a text begins with another by its UTF-8 code units.
  package static func starts(_ text: String, with prefix: String) -> Bool {
    let bytes = bytes(text)
    let length = prefix.utf8.count
    return length <= bytes.count && areEqual(bytes.span.extracting(..<length), prefix)
  }

  @inline(never)
  private static func order(of left: String, _ right: String) -> Int {
    withBytes(of: left) { left in withBytes(of: right) { order(of: left, $0) } }
  }

  /// Compares code units; negative when the left ones come first.
  @inline(never)
  static func order(of left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
    for index in 0..<min(left.count, right.count) where left[index] != right[index] {
      return Int(left[index]) - Int(right[index])
    }
    return left.count - right.count
  }

  /// Copies the UTF-8 code units of a text, which takes less code to go through than a text does.
  package static func bytes(_ text: String) -> ContiguousArray<UInt8> {
    ContiguousArray(text.utf8)
  }
}

/// Bytes that are written to the stack, one after another.
///
/// `MutableSpan` would need a library on systems before iOS 26 and macOS 26: `Scripts/compatibility.sh`.
struct BytesOnStack: ~Copyable {
  private let buffer: UnsafeMutableBufferPointer<UInt8>

  /// The number of bytes written.
  private(set) var count = 0

  fileprivate init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    unsafe self.buffer = buffer
  }

  /// Writes the next byte.
  mutating func append(_ byte: UInt8) {
    precondition(count < buffer.count, "more bytes than there is room for")
    // proof: there is room, and the buffer outlives the bytes, which are lent and never copied.
    unsafe buffer[count] = byte
    count &+= 1
  }
}

extension UInt8 {
  /// Whether a scheme may hold the byte after its first letter.
  ///
  /// Source: RFC 3986 §3.1.
  var isSchemeByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Whether the byte is `/`, `?` or `#`.
  var endsAuthority: Bool {
    self == UInt8(ascii: "/") || self == UInt8(ascii: "?") || self == UInt8(ascii: "#")
  }

  /// Whether the byte is `A`…`Z` or `a`…`z`.
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// The byte with `A`…`Z` turned into `a`…`z`.
  package var asciiLowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
