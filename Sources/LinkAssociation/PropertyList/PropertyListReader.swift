/// Reads a property list from its start to its end, with a stack of its own.
struct PropertyListReader {
  /// An array or dictionary that has not ended.
  private struct Frame {
    /// The name of the element.
    let element: String
    /// Where it begins.
    let start: Int
    /// The elements so far.
    var elements: [JSONValue] = []
    /// The members so far.
    var members: [JSONMember] = []
    /// The key whose value comes next.
    var key: (text: String, range: Range<Int>)?
  }

  /// A tag.
  private struct Tag {
    /// The name of the element.
    let name: String
    /// The place, in bytes.
    let range: Range<Int>
    /// Whether it is the end of its element.
    let isEnd: Bool
    /// Whether the element has nothing in it.
    let isEmpty: Bool
  }

  /// The greatest depth of nested arrays and dictionaries.
  private static let maximumDepth = 64

  /// The text.
  private let bytes: [UInt8]
  /// The next byte.
  private var index = 0
  /// The elements that have not ended, `plist` among them.
  private var stack: [Frame] = []
  /// The value of the list.
  private var result: JSONValue?

  /// Creates a reader.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Describes an error.
  func error(_ code: PropertyListError.Code, at offset: Int) -> PropertyListError {
    PropertyListError(code: code, position: TextPosition(ofByte: offset, in: bytes))
  }

  /// Reads the text.
  mutating func read() throws(PropertyListError) -> JSONValue {
    while let tag = try nextTag() {
      if tag.isEnd {
        try end(tag)
      } else {
        try begin(tag)
      }
    }
    if !stack.isEmpty { throw error(.incomplete, at: bytes.count) }
    guard let result else { throw error(.empty, at: bytes.count) }
    return result
  }

  /// Takes the beginning of an element.
  private mutating func begin(_ tag: Tag) throws(PropertyListError) {
    switch tag.name {
    case "plist", "dict", "array":
      if (tag.name == "plist") != stack.isEmpty {
        throw error(.structure, at: tag.range.lowerBound)
      }
      if stack.count > Self.maximumDepth { throw error(.tooDeep, at: tag.range.lowerBound) }
      stack.append(Frame(element: tag.name, start: tag.range.lowerBound))
      if tag.isEmpty { try end(tag) }
    case "true", "false":
      if !tag.isEmpty { try closeNow(tag) }
      try add(JSONValue(.bool(tag.name == "true"), range: tag.range))
    case "key":
      let text = tag.isEmpty ? "" : try text(of: tag)
      guard let last = stack.indices.last, stack[last].element == "dict", stack[last].key == nil
      else { throw error(.structure, at: tag.range.lowerBound) }
      stack[last].key = (text, tag.range.lowerBound..<index)
    case "string", "date", "data":
      let text = tag.isEmpty ? "" : try text(of: tag)
      try add(JSONValue(.string(text), range: tag.range.lowerBound..<index))
    case "integer", "real":
      let text = tag.isEmpty ? "" : try text(of: tag)
      try add(JSONValue(.number(text), range: tag.range.lowerBound..<index))
    default: throw error(.element, at: tag.range.lowerBound)
    }
  }

  /// Takes the end of an element.
  private mutating func end(_ tag: Tag) throws(PropertyListError) {
    guard let frame = stack.popLast(), frame.element == tag.name, frame.key == nil else {
      throw error(.structure, at: tag.range.lowerBound)
    }
    switch frame.element {
    case "plist": if result == nil { throw error(.empty, at: tag.range.lowerBound) }
    case "dict": try add(JSONValue(.object(frame.members), range: frame.start..<index))
    default: try add(JSONValue(.array(frame.elements), range: frame.start..<index))
    }
  }

  /// Adds a value to its parent.
  private mutating func add(_ value: JSONValue) throws(PropertyListError) {
    guard let last = stack.indices.last else { throw error(.structure, at: value.range.lowerBound) }
    switch stack[last].element {
    case "plist":
      if result != nil { throw error(.structure, at: value.range.lowerBound) }
      result = value
    case "array": stack[last].elements.append(value)
    default:
      guard let key = stack[last].key else { throw error(.structure, at: value.range.lowerBound) }
      stack[last].members.append(JSONMember(key.text, nameRange: key.range, value))
      stack[last].key = nil
    }
  }

  /// Reads the end of an element that has nothing in it.
  private mutating func closeNow(_ tag: Tag) throws(PropertyListError) {
    guard let end = try nextTag() else { throw error(.incomplete, at: bytes.count) }
    guard end.isEnd, end.name == tag.name else {
      throw error(.structure, at: tag.range.lowerBound)
    }
  }

  /// Finds the next tag, past declarations and comments.
  private mutating func nextTag() throws(PropertyListError) -> Tag? {
    while index < bytes.count {
      let start = index
      guard bytes[index] == UInt8(ascii: "<") else {
        guard [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains(bytes[index]) else {
          throw error(.structure, at: index)
        }
        index += 1
        continue
      }
      if skip("<!--", to: "-->") || skip("<?", to: "?>") { continue }
      guard let close = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else {
        throw error(.incomplete, at: bytes.count)
      }
      if bytes[start...].starts(with: "<!DOCTYPE".utf8) {
        // Definitions in brackets could define entities, which expand without a limit.
        if bytes[start..<close].contains(UInt8(ascii: "[")) { throw error(.markup, at: start) }
        index = close + 1
        continue
      }
      index = close + 1
      return try tag(start..<index)
    }
    return nil
  }

  /// Reads a tag; its attributes are skipped.
  private func tag(_ range: Range<Int>) throws(PropertyListError) -> Tag {
    var inner = bytes[(range.lowerBound + 1)..<(range.upperBound - 1)]
    let isEnd = inner.first == UInt8(ascii: "/")
    if isEnd { inner = inner.dropFirst() }
    let isEmpty = inner.last == UInt8(ascii: "/")
    if isEmpty { inner = inner.dropLast() }
    let name = inner.prefix { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if name.isEmpty || (isEnd && isEmpty) { throw error(.markup, at: range.lowerBound) }
    return Tag(
      name: String(decoding: name, as: UTF8.self),
      range: range,
      isEnd: isEnd,
      isEmpty: isEmpty
    )
  }

  /// Skips a part that begins and ends in a certain way.
  private mutating func skip(_ start: String, to end: String) -> Bool {
    guard bytes[index...].starts(with: start.utf8) else { return false }
    let mark = Array(end.utf8)
    var at = index + start.utf8.count
    while at < bytes.count, !bytes[at...].starts(with: mark) { at += 1 }
    index = min(at + mark.count, bytes.count)
    return true
  }

  /// Reads the text of an element, up to and with its end.
  private mutating func text(of tag: Tag) throws(PropertyListError) -> String {
    var output: [UInt8] = []
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        let start = index
        if skip("<!--", to: "-->") { continue }
        if skip("<![CDATA[", to: "]]>") {
          output += bytes[(start + 9)..<max(start + 9, index - 3)]
          continue
        }
        guard let end = try nextTag() else { throw error(.incomplete, at: bytes.count) }
        guard end.isEnd, end.name == tag.name else { throw error(.structure, at: start) }
        return String(decoding: output, as: UTF8.self)
      case UInt8(ascii: "&"): output += try entity()
      default:
        output.append(bytes[index])
        index += 1
      }
    }
    throw error(.incomplete, at: bytes.count)
  }

  /// Reads an entity.
  private mutating func entity() throws(PropertyListError) -> [UInt8] {
    let start = index
    let text = bytes[(start + 1)...].prefix(12)
    guard let end = text.firstIndex(of: UInt8(ascii: ";")) else { throw error(.entity, at: start) }
    index = end + 1
    let name = String(decoding: text[..<end], as: UTF8.self)
    switch name {
    case "amp": return [UInt8(ascii: "&")]
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default: break
    }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard name.hasPrefix("#"), let code = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(code), code != 0
    else { throw error(.entity, at: start) }
    return Array(String(scalar).utf8)
  }
}
