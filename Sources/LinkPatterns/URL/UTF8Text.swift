/// The one place where text becomes bytes and bytes become text.
@usableFromInline
package enum UTF8Text {
  /// Lends the UTF-8 code units of a text, without copying them where the text is native.
  // Inlinable: from another module the call alone takes some 300 instructions (typed links, w4.urls).
  @inlinable
  @inline(__always)
  package static func withBytes<Value>(of text: String, _ body: (Span<UInt8>) -> Value) -> Value {
    // proof: the buffer outlives the closure that it is lent to, and the span cannot escape it.
    let value = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe body($0.span) }
    // Moved out, as a copy of what the body made would count references.
    if let value = consume value { return value }
    return body(ContiguousArray(text.utf8).span)
  }

  /// Makes text of UTF-8 code units.
  package static func text(_ bytes: Span<UInt8>) -> String {
    // proof: the buffer is read only while the span lends it, and the text is a copy.
    unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Makes text of UTF-8 code units that are written to the stack first.
  static func text(
    ofAtMost capacity: Int,
    _ body: (inout MutableSpan<UInt8>) -> Int?
  ) -> String? {
    // proof: every byte is initialised before it is lent, and the text is a copy.
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      unsafe buffer.initialize(repeating: 0)
      var output = unsafe buffer.mutableSpan
      guard let count = body(&output) else { return nil }
      let bytes = output.span.extracting(first: count)
      let text = text(bytes)
      // Repairing changes bytes.
      guard text.utf8.count == count else { return nil }
      var index = 0
      for byte in text.utf8 {
        if byte != bytes[index] { return nil }
        index &+= 1
      }
      return text
    }
  }

  /// Copies the UTF-8 code units of a text.
  static func bytes(_ text: String) -> ContiguousArray<UInt8> {
    ContiguousArray(text.utf8)
  }

  /// Makes text of valid UTF-8.
  static func string(_ bytes: [UInt8]) -> String? {
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    var text = ""
    text.unicodeScalars.reserveCapacity(bytes.count)
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar): text.unicodeScalars.append(scalar)
      case .emptyInput: return text
      case .error: return nil
      }
    }
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

  /// Whether the byte is `A`…`Z` or `a`…`z`.
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// The byte with `A`…`Z` turned into `a`…`z`.
  package var asciiLowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
