import LinkPatterns

extension JSONReader {
  /// Reads one of the three words.
  mutating func readWord(
    _ word: StaticString,
    _ content: JSONValue.Content
  ) throws(JSONReadError) -> JSONValue {
    let start = index
    for byte in word.description.utf8 {
      guard next == byte else { throw error(.expectedValue, at: start) }
      index += 1
    }
    return JSONValue(content, range: start..<index)
  }

  /// Reads a number.
  mutating func readNumber() throws(JSONReadError) -> String {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    let isZero = next == UInt8(ascii: "0")
    let digits = skipDigits()
    if digits == 0 || (isZero && digits > 1) { throw error(.invalidNumber, at: start) }
    if next == UInt8(ascii: ".") {
      index += 1
      if skipDigits() == 0 { throw error(.invalidNumber, at: start) }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      if skipDigits() == 0 { throw error(.invalidNumber, at: start) }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Skips digits.
  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index - start
  }

  /// Reads a string, from its first quotation mark to its last.
  mutating func readString() throws(JSONReadError) -> String {
    let start = index
    index += 1
    var unescaped: [UInt8] = []
    var runStart = index
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let run = runStart..<index
        index += 1
        if unescaped.isEmpty { return String(decoding: bytes[run], as: UTF8.self) }
        unescaped += bytes[run]
        return String(decoding: unescaped, as: UTF8.self)
      case UInt8(ascii: "\\"):
        unescaped += bytes[runStart..<index]
        try readEscape(into: &unescaped)
        runStart = index
      case 0..<0x20: throw error(.controlCharacter)
      default: index += 1
      }
    }
    throw error(.unterminatedString, at: start)
  }

  /// Reads an escape.
  private mutating func readEscape(into output: inout [UInt8]) throws(JSONReadError) {
    let start = index
    index += 1
    guard let byte = next else { throw error(.invalidEscape, at: start) }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): output.append(byte)
    case UInt8(ascii: "b"): output.append(0x08)
    case UInt8(ascii: "f"): output.append(0x0C)
    case UInt8(ascii: "n"): output.append(0x0A)
    case UInt8(ascii: "r"): output.append(0x0D)
    case UInt8(ascii: "t"): output.append(0x09)
    case UInt8(ascii: "u"):
      var code = try readHexadecimal(from: start)
      if (0xD800..<0xDC00).contains(code) {
        guard next == UInt8(ascii: "\\"), index + 1 < bytes.count,
          bytes[index + 1] == UInt8(ascii: "u")
        else { throw error(.loneSurrogate, at: start) }
        index += 2
        let low = try readHexadecimal(from: start)
        guard (0xDC00..<0xE000).contains(low) else { throw error(.loneSurrogate, at: start) }
        code = 0x1_0000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw error(.loneSurrogate, at: start) }
      output += UTF8.encode(scalar).map(Array.init) ?? []
    default: throw error(.invalidEscape, at: start)
    }
  }

  /// Reads four hexadecimal digits.
  private mutating func readHexadecimal(from start: Int) throws(JSONReadError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = PercentCoding.value(byte) else {
        throw error(.invalidEscape, at: start)
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
