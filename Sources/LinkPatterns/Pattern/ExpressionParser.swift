/// Parses the regular expression of a parameter: the part of ECMAScript's syntax that is matched in linear time
/// and can be analyzed.
///
/// Alternatives, groups `(?:…)` and `(?<name>…)`, `*`, `+`, `?`, `{2}`, `{2,}` and `{2,4}`, `.`, classes
/// of characters and ranges, `\d`, `\w`, `\s` and their opposites, `\n`, `\r`, `\t`, `\f`, `\v`, `\x7E`,
/// and a backslash before punctuation. `^` at the start and `$` at the end have no effect, since a value is
/// matched as a whole. Anything else is refused with its position.
///
/// Source: ECMA-262 §22.2.1.
struct ExpressionParser: ~Copyable {
  private let source: PatternSource
  private let end: Int
  private let start: Int
  private let limits: PatternLimits
  private var index: Int
  /// The number of groups so far, those of the pattern included.
  private(set) var groups: Int

  init(_ source: PatternSource, _ range: Range<Int>, limits: PatternLimits, groups: Int = 0) {
    self.source = source
    self.limits = limits
    self.groups = groups
    (start, index, end) = (range.lowerBound, range.lowerBound, range.upperBound)
  }

  /// Reads the expression.
  mutating func expression() throws(PatternSyntaxError) -> RegularExpression {
    if start == end { throw invalid("The group is empty.") }
    for place in start..<end where source.bytes[place] >= 0x80 {
      throw invalid("Only ASCII may stand in a group.", at: place)
    }
    let expression = try alternatives()
    guard peek == nil else { throw invalid("')' closes no group.") }
    return expression
  }

  private mutating func alternatives() throws(PatternSyntaxError) -> RegularExpression {
    var alternatives = [try sequence()]
    while take("|") { alternatives.append(try sequence()) }
    return alternatives.count == 1 ? alternatives[0] : .alternation(alternatives)
  }

  private mutating func sequence() throws(PatternSyntaxError) -> RegularExpression {
    var items: [RegularExpression] = []
    while let byte = peek, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
      if try skipAnchor(byte) { continue }
      items.append(try repeated(try atom()))
    }
    return .joined(items)
  }

  /// Skips `^` at the start and `$` at the end.
  private mutating func skipAnchor(_ byte: UInt8) throws(PatternSyntaxError) -> Bool {
    guard byte == UInt8(ascii: "^") || byte == UInt8(ascii: "$") else { return false }
    guard byte == UInt8(ascii: "^") ? index == start : index + 1 == end else {
      throw unsupported("'^' may stand at the start alone, and '$' at the end.", at: index)
    }
    index += 1
    return true
  }

  private mutating func atom() throws(PatternSyntaxError) -> RegularExpression {
    let start = index
    guard let byte = next() else { throw invalid("An expression was expected.") }
    switch byte {
    case UInt8(ascii: "."): return .byte(.dot)
    case UInt8(ascii: "("): return try group(at: start)
    case UInt8(ascii: "["): return .byte(try characterClass(at: start))
    case UInt8(ascii: "\\"): return .byte(try escape(at: start))
    case _ where Self.syntax.contains(byte):
      throw invalid("Write a backslash before this character to mean itself.", at: start)
    default: return .byte(ByteSet(byte...byte))
    }
  }

  /// Reads the rest of `(?:…)` or `(?<name>…)`; the name has no meaning here.
  private mutating func group(at start: Int) throws(PatternSyntaxError) -> RegularExpression {
    groups += 1
    if groups > limits.groups {
      throw source.overLimit("groups", limits.groups, groups, at: start)
    }
    let isSpecial = take("?")
    if !isSpecial || !take(":") {
      guard isSpecial, take("<"), let first = peek,
        PatternSource.isName(Unicode.Scalar(first), isFirst: true)
      else { throw unsupported("Only '(?:…)' and '(?<name>…)' are supported.", at: start) }
      while let byte = peek, PatternSource.isName(Unicode.Scalar(byte), isFirst: false) {
        index += 1
      }
      guard take(">") else { throw invalid("'>' was expected behind the name.") }
    }
    let expression = try alternatives()
    guard take(")") else { throw invalid("No ')' closes this group.", at: start) }
    return expression
  }

  private static let syntax = ByteSet(characters: "^$\\.*+?()[]{}|")
}

// MARK: - Repetitions

extension ExpressionParser {
  private mutating func repeated(
    _ item: RegularExpression
  ) throws(PatternSyntaxError) -> RegularExpression {
    let bounds: (minimum: Int, maximum: Int?)
    if take("*") {
      bounds = (0, nil)
    } else if take("+") {
      bounds = (1, nil)
    } else if take("?") {
      bounds = (0, 1)
    } else if take("{") {
      bounds = try counted()
    } else {
      return item
    }
    let isGreedy = !take("?")
    return .repeated(item, bounds.minimum, bounds.maximum, isGreedy: isGreedy)
  }

  /// Reads the rest of `{2}`, `{2,}` or `{2,4}`.
  private mutating func counted() throws(PatternSyntaxError) -> (minimum: Int, maximum: Int?) {
    let start = index - 1
    guard let minimum = try number() else { throw invalid("A number was expected.", at: start) }
    let maximum = take(",") ? try number() : minimum
    guard take("}") else { throw invalid("'}' was expected after a number.") }
    if let maximum, maximum < minimum {
      throw invalid("The numbers are in the wrong order.", at: start)
    }
    return (minimum, maximum)
  }

  private mutating func number() throws(PatternSyntaxError) -> Int? {
    let start = index
    var value = 0
    while let byte = peek, ByteSet.digits.contains(byte) {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      index += 1
      if value > limits.repeats {
        throw source.overLimit("repeats", limits.repeats, value, at: start)
      }
    }
    return index == start ? nil : value
  }
}

// MARK: - Classes and escapes

extension ExpressionParser {
  /// Reads the rest of `[…]`.
  private mutating func characterClass(at start: Int) throws(PatternSyntaxError) -> ByteSet {
    let isInverted = take("^")
    var set = ByteSet()
    while !take("]") {
      var member = try member(of: start)
      if take("-") {
        let upper = peek == UInt8(ascii: "]") ? ByteSet() : try self.member(of: start)
        guard member.count == 1, upper.count == 1, let first = member.least,
          let last = upper.least, first <= last
        else {
          throw invalid(
            "A range needs two characters in order; write '\\-' for the character itself."
          )
        }
        member = ByteSet(first...last)
      }
      set = set.union(member)
    }
    return isInverted ? set.inverted : set
  }

  /// Reads a character of a class, or a class of several behind a backslash.
  private mutating func member(of start: Int) throws(PatternSyntaxError) -> ByteSet {
    let place = index
    guard let byte = next() else { throw invalid("No ']' closes this class.", at: start) }
    if byte == UInt8(ascii: "\\") { return try escape(at: place, inClass: true) }
    if Self.classSyntax.contains(byte) {
      throw byte == UInt8(ascii: "[")
        ? unsupported("A class within a class is not supported.", at: place)
        : invalid("Write a backslash before this character to mean itself.", at: place)
    }
    if peek == byte, Self.reservedPairs.contains(byte) {
      throw unsupported("This pair of characters is reserved in a class.", at: place)
    }
    return ByteSet(byte...byte)
  }

  /// Reads what stands behind a backslash.
  private mutating func escape(
    at start: Int,
    inClass: Bool = false
  ) throws(PatternSyntaxError) -> ByteSet {
    guard var byte = next() else { throw invalid("A character was expected.", at: start) }
    switch byte {
    case UInt8(ascii: "d"): return .digits
    case UInt8(ascii: "D"): return ByteSet.digits.inverted
    case UInt8(ascii: "w"): return .wordBytes
    case UInt8(ascii: "W"): return ByteSet.wordBytes.inverted
    case UInt8(ascii: "s"): return .whiteSpace
    case UInt8(ascii: "S"): return ByteSet.whiteSpace.inverted
    case UInt8(ascii: "t"): byte = 0x09
    case UInt8(ascii: "n"): byte = 0x0A
    case UInt8(ascii: "v"): byte = 0x0B
    case UInt8(ascii: "f"): byte = 0x0C
    case UInt8(ascii: "r"): byte = 0x0D
    case UInt8(ascii: "x"):
      guard let high = hexadecimalDigit(), high < 8, let low = hexadecimalDigit() else {
        throw invalid("Two hexadecimal digits of an ASCII character were expected.", at: start)
      }
      byte = high << 4 | low
    default:
      if Self.syntax.contains(byte) || byte == UInt8(ascii: "/")
        || (inClass && Self.classPunctuation.contains(byte))
      {
        break
      }
      throw Self.unsupportedEscapes.contains(byte)
        ? unsupported("This escape is not supported.", at: start)
        : invalid("This character has no meaning after a backslash.", at: start)
    }
    return ByteSet(byte...byte)
  }

  private mutating func hexadecimalDigit() -> UInt8? {
    guard let byte = next() else { return nil }
    return PercentCoding.value(byte)
  }

  private static let classSyntax = ByteSet(characters: "()[]{}/-\\|")
  private static let classPunctuation = ByteSet(characters: "&-!#%,:;<=>@`~")
  private static let reservedPairs = ByteSet(characters: "&!#$%*+,.:;<=>?@^`~-")
  private static let unsupportedEscapes = ByteSet(characters: "bBpPqkuc0123456789")
}

// MARK: - Bytes

extension ExpressionParser {
  private var peek: UInt8? { index < end ? source.bytes[index] : nil }

  private mutating func next() -> UInt8? {
    guard let byte = peek else { return nil }
    index += 1
    return byte
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  private func invalid(_ message: String, at offset: Int? = nil) -> PatternSyntaxError {
    source.error(.invalidRegularExpression, at: offset ?? index, message)
  }

  private func unsupported(_ message: String, at offset: Int) -> PatternSyntaxError {
    source.error(.unsupportedRegularExpression, at: offset, message)
  }
}
