/// Reads one JSON text from its start to its end, with a stack of its own.
///
/// Source: RFC 8259.
struct JSONReader {
  /// An array or object that has not ended.
  private struct Frame {
    /// Where it begins.
    let start: Int
    /// Whether it is an object.
    let isObject: Bool
    /// The elements so far.
    var elements: [JSONValue] = []
    /// The members so far.
    var members: [JSONMember] = []
    /// The name of the member whose value comes next.
    var name: (text: String, range: Range<Int>)?
  }

  /// The text.
  let bytes: [UInt8]
  /// Upper bounds for it.
  private let limits: JSONLimits
  /// The next byte.
  var index: Int
  /// The arrays and objects that have not ended.
  private var stack: [Frame] = []
  /// The number of values so far.
  private var count = 0

  /// Creates a reader.
  init(_ bytes: [UInt8], limits: JSONLimits, start: Int) {
    (self.bytes, self.limits, index) = (bytes, limits, start)
  }

  /// The next byte; `nil` at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Describes an error.
  func error(_ code: JSONReadError.Code, at offset: Int? = nil) -> JSONReadError {
    let offset = offset ?? index
    let quote = code == .controlCharacter ? otherQuote(before: offset) : nil
    let place = quote ?? offset
    return JSONReadError(
      code: code,
      habit: quote == nil ? habit(code, at: offset) : .otherQuotes,
      utf8Offset: place,
      position: TextPosition(ofByte: place, in: bytes)
    )
  }

  /// The curly quotation mark that was to end a string, before the end of a line.
  private func otherQuote(before offset: Int) -> Int? {
    let mark = Array("\u{201D}".utf8)
    let end = bytes[..<offset].lastIndex { !" \t\r,]}".utf8.contains($0) }.map { $0 + 1 }
    guard [0x0A, 0x0D].contains(bytes[offset]), let end, end >= mark.count,
      bytes[(end - mark.count)..<end].elementsEqual(mark)
    else { return nil }
    return end - mark.count
  }

  /// The other syntax that was found instead.
  private func habit(_ code: JSONReadError.Code, at offset: Int) -> JSONReadError.Habit? {
    let isName = code == .expectedName
    if code == .controlCharacter, [0x0A, 0x0D].contains(bytes[offset]) { return .openString }
    guard isName || code == .expectedValue || code == .expectedCommaOrEnd else { return nil }
    let rest = bytes[min(offset, bytes.count)...]
    if rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8) { return .comment }
    if code == .expectedCommaOrEnd { return nil }
    let isQuoted = ["'", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}"].contains {
      rest.starts(with: $0.utf8)
    }
    if isQuoted { return .otherQuotes }
    let before = bytes[..<min(offset, bytes.count)].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let end = isName ? UInt8(ascii: "}") : UInt8(ascii: "]")
    return before == UInt8(ascii: ",") && rest.first == end ? .lastComma : nil
  }

  /// Reads the text.
  mutating func read() throws(JSONReadError) -> JSONValue {
    if bytes.count > limits.length { throw error(.tooLong, at: limits.length) }
    if let offset = UTF8Validation.firstInvalidOffset(in: bytes) {
      throw error(.invalidUTF8, at: offset)
    }
    while true {
      skipSpace()
      guard var value = try begin() else { continue }
      while let closed = try finish(value) {
        guard let outer = closed else { return value }
        value = outer
      }
    }
  }

  /// Reads the value that begins at the next byte.
  private mutating func begin() throws(JSONReadError) -> JSONValue? {
    count += 1
    if count > limits.values { throw error(.tooManyValues) }
    let start = index
    guard let byte = next else { throw error(.expectedValue) }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isObject = byte == UInt8(ascii: "{")
      if stack.count >= limits.depth { throw error(.tooDeep) }
      index += 1
      skipSpace()
      if next == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        index += 1
        return JSONValue(isObject ? .object([]) : .array([]), range: start..<index)
      }
      stack.append(Frame(start: start, isObject: isObject))
      if isObject { try readName() }
      return nil
    case UInt8(ascii: "\""):
      let text = try readString()
      return JSONValue(.string(text), range: start..<index)
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let number = try readNumber()
      return JSONValue(.number(number), range: start..<index)
    default: throw error(.expectedValue)
    }
  }

  /// Adds a value to its parent, and reads the text after it.
  private mutating func finish(_ value: JSONValue) throws(JSONReadError) -> JSONValue?? {
    skipSpace()
    guard let last = stack.indices.last else {
      if next != nil { throw error(.trailingText) }
      return .some(nil)
    }
    if let name = stack[last].name {
      stack[last].members.append(JSONMember(name.text, nameRange: name.range, value))
      stack[last].name = nil
    } else {
      stack[last].elements.append(value)
    }
    let isObject = stack[last].isObject
    switch next {
    case UInt8(ascii: ","):
      index += 1
      if isObject { try readName() }
      return nil
    case isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"):
      index += 1
      let frame = stack.removeLast()
      let content: JSONValue.Content =
        isObject ? .object(frame.members) : .array(frame.elements)
      return .some(JSONValue(content, range: frame.start..<index))
    default: throw error(.expectedCommaOrEnd)
    }
  }

  /// Reads the name of a member and the colon after it.
  private mutating func readName() throws(JSONReadError) {
    skipSpace()
    let start = index
    guard next == UInt8(ascii: "\"") else { throw error(.expectedName) }
    let text = try readString()
    if index - start > limits.name + 2 { throw error(.nameTooLong, at: start) }
    stack[stack.count - 1].name = (text, start..<index)
    skipSpace()
    guard next == UInt8(ascii: ":") else { throw error(.expectedColon) }
    index += 1
  }

  /// Skips white space.
  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
    }
  }
}
