/// Escapes and character classes.
///
/// Source: ECMA-262 §22.2.1: AtomEscape, CharacterEscape, CharacterClass with UnicodeSetsMode.
extension RegularExpressionParser {
  /// Reads the rest of an escape after its backslash.
  mutating func escape(inClass: Bool) throws(PatternSyntaxError) -> ByteSet {
    let start = index - 1
    if let set = classEscape() { return set }
    guard let byte = next() else { throw invalid("A character was expected.", at: start) }
    switch byte {
    case UInt8(ascii: "p"), UInt8(ascii: "P"):
      throw unsupported("Unicode properties are not supported.", at: start)
    case UInt8(ascii: "q") where inClass:
      throw unsupported("Strings in a class are not supported.", at: start)
    case UInt8(ascii: "k") where !inClass, UInt8(ascii: "1")...UInt8(ascii: "9") where !inClass:
      throw unsupported("Back references are not supported.", at: start)
    default:
      guard let scalar = characterEscape(byte, inClass: inClass) else {
        throw invalid("This character has no meaning after a backslash.", at: start)
      }
      return set(of: scalar)
    }
  }

  /// Takes `d`, `D`, `s`, `S`, `w` or `W`, if one stands at the index.
  private mutating func classEscape() -> ByteSet? {
    guard let byte = peek else { return nil }
    let set: ByteSet
    switch byte | 0x20 {
    case UInt8(ascii: "d"): set = .digits
    case UInt8(ascii: "s"): set = .whiteSpace
    case UInt8(ascii: "w"): set = .wordBytes
    default: return nil
    }
    index += 1
    return byte & 0x20 == 0 ? set.inverted : set
  }

  /// Reads the rest of an escape for one scalar after its first byte.
  private mutating func characterEscape(_ byte: UInt8, inClass: Bool) -> UInt32? {
    switch byte {
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "b") where inClass: return 0x08
    case UInt8(ascii: "0"):
      if let digit = peek, ByteSet.digits.contains(digit) { return nil }
      return 0
    case UInt8(ascii: "c"):
      guard let letter = peek, Self.letters.contains(letter) else { return nil }
      index += 1
      return UInt32(letter & 0x1F)
    case UInt8(ascii: "x"): return hexadecimal(digits: 2)
    case UInt8(ascii: "u"): return unicodeEscape()
    case _ where Self.syntaxCharacters.contains(byte) || byte == UInt8(ascii: "/"):
      return UInt32(byte)
    case _ where inClass && Self.classPunctuators.contains(byte): return UInt32(byte)
    default: return nil
    }
  }

  /// Reads the rest of `\u0041`, `\uD83D\uDE00` or `\u{1F600}`.
  private mutating func unicodeEscape() -> UInt32? {
    if take("{") {
      var value: UInt32 = 0
      let start = index
      while let digit = peek.flatMap(Self.hexadecimalValue), value <= 0x10FFFF {
        value = value << 4 | digit
        index += 1
      }
      return index > start && value <= 0x10FFFF && take("}") ? value : nil
    }
    guard let lead = hexadecimal(digits: 4) else { return nil }
    let after = index
    if 0xD800...0xDBFF ~= lead, take("\\u"), let trail = hexadecimal(digits: 4),
      0xDC00...0xDFFF ~= trail
    {
      return 0x10000 + (lead - 0xD800) << 10 + (trail - 0xDC00)
    }
    index = after
    return lead
  }

  /// Reads a fixed number of hexadecimal digits.
  private mutating func hexadecimal(digits: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = peek.flatMap(Self.hexadecimalValue) else { return nil }
      value = value << 4 | digit
      index += 1
    }
    return value
  }

  /// The value of a hexadecimal digit.
  private static func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    default: nil
    }
  }

  /// The bytes that match one scalar.
  ///
  /// Without regard to case, `ſ` and the Kelvin sign match `s` and `k`: their simple case folding.
  private func set(of scalar: UInt32) -> ByteSet {
    switch scalar {
    case 0..<0x80: ByteSet([UInt8(truncatingIfNeeded: scalar)])
    case 0x17F where ignoresCase: ByteSet("s".utf8)
    case 0x212A where ignoresCase: ByteSet("k".utf8)
    default: ByteSet()
    }
  }

  /// ASCII letters.
  private static let letters = ByteSet(0x41...0x5A).union(ByteSet(0x61...0x7A))
  /// What a backslash makes literal in a class only.
  private static let classPunctuators = ByteSet("&-!#%,:;<=>@`~".utf8)
  /// What must not stand in a class without a backslash.
  private static let classSyntax = ByteSet("()[]{}/-\\|".utf8)
  /// What must not stand twice in a row in a class.
  private static let doublePunctuators = ByteSet("&!#$%*+,.:;<=>?@^`~".utf8)
}

extension RegularExpressionParser {
  /// An operand of a class.
  private enum Operand {
    /// One scalar, which may begin a range.
    case scalar(ByteSet, UInt32)
    /// A set.
    case set(ByteSet)

    /// The bytes it stands for.
    var bytes: ByteSet {
      switch self {
      case .scalar(let set, _), .set(let set): set
      }
    }
  }

  /// Reads the rest of a class after its `[`, with the classes in it.
  mutating func characterClass() throws(PatternSyntaxError) -> ByteSet {
    let start = index - 1
    if classDepth == groups.maximum {
      throw source.error(.overLimit, at: start, excess: ("groups", classDepth, classDepth + 1))
    }
    classDepth += 1
    defer { classDepth -= 1 }
    let isInverted = take("^")
    var result = ByteSet()
    if peek != UInt8(ascii: "]") {
      let first = try operand(start)
      if take("&&") {
        result = try intersection(first, start)
      } else if take("--") {
        result = try subtraction(first, start)
      } else {
        result = try union(first, start)
      }
    }
    guard take("]") else {
      throw invalid(
        peek == nil ? "No ']' closes this class." : "Operators must not be mixed in a class.",
        at: peek == nil ? start : index
      )
    }
    return isInverted ? result.inverted : result
  }

  /// Reads the rest of a class of operands and ranges.
  private mutating func union(
    _ first: Operand,
    _ start: Int
  ) throws(PatternSyntaxError) -> ByteSet {
    var result = ByteSet()
    var operand: Operand? = first
    while let low = operand {
      if peek == UInt8(ascii: "-"), !isNext("--") {
        index += 1
        guard case .scalar(_, let lower) = low,
          case .scalar(_, let upper) = try self.operand(start),
          lower <= upper
        else {
          throw invalid(
            "A range needs two characters in order; write '\\-' for the character itself.",
            at: index
          )
        }
        result = result.union(range(lower, upper))
      } else {
        result = result.union(low.bytes)
      }
      let isDone = peek == UInt8(ascii: "]") || peek == nil || isNext("--") || isNext("&&")
      operand = isDone ? nil : try self.operand(start)
    }
    return result
  }

  /// Reads the rest of a class of operands joined by `&&`, after the first `&&`.
  private mutating func intersection(
    _ first: Operand,
    _ start: Int
  ) throws(PatternSyntaxError) -> ByteSet {
    var result = first.bytes
    repeat {
      if peek == UInt8(ascii: "&") { throw invalid("An operand was expected after '&&'.") }
      result = result.intersection(try operand(start).bytes)
    } while take("&&")
    return result
  }

  /// Reads the rest of a class of operands joined by `--`, after the first `--`.
  private mutating func subtraction(
    _ first: Operand,
    _ start: Int
  ) throws(PatternSyntaxError) -> ByteSet {
    var result = first.bytes
    repeat {
      result = result.subtracting(try operand(start).bytes)
    } while take("--")
    return result
  }

  /// Reads a scalar, an escape or a class.
  private mutating func operand(_ start: Int) throws(PatternSyntaxError) -> Operand {
    guard let byte = next() else { throw invalid("No ']' closes this class.", at: start) }
    if byte == UInt8(ascii: "[") { return .set(try characterClass()) }
    if byte == UInt8(ascii: "\\") {
      let before = index
      let set = folded(try escape(inClass: true))
      return scalar(from: before).map { .scalar(set, $0) } ?? .set(set)
    }
    if Self.classSyntax.contains(byte) {
      throw invalid("Write a backslash before this character to mean itself.", at: index - 1)
    }
    if Self.doublePunctuators.contains(byte), peek == byte {
      throw invalid("This pair of characters is reserved in a class.", at: index - 1)
    }
    return .scalar(folded(ByteSet([byte])), UInt32(byte))
  }

  /// Reads an escape again, for its scalar value.
  private func scalar(from start: Int) -> UInt32? {
    var again = self
    again.index = start
    if again.classEscape() != nil { return nil }
    guard let byte = again.next() else { return nil }
    return again.characterEscape(byte, inClass: true)
  }

  /// The bytes of a range of scalars.
  private func range(_ lower: UInt32, _ upper: UInt32) -> ByteSet {
    var result = ByteSet()
    if lower < 0x80 {
      for value in lower...min(upper, 0x7F) { result.insert(UInt8(truncatingIfNeeded: value)) }
    }
    if ignoresCase, lower...upper ~= 0x17F { result.insert(UInt8(ascii: "s")) }
    if ignoresCase, lower...upper ~= 0x212A { result.insert(UInt8(ascii: "k")) }
    return folded(result)
  }

  /// Tells whether fixed text stands at the index.
  private func isNext(_ text: String) -> Bool {
    source.bytes[index..<end].starts(with: text.utf8)
  }
}
