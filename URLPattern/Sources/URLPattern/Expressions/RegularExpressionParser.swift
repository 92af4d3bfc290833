/// Counts the groups of a component, those inside custom groups included.
struct RegularExpressionGroups {
  /// The greatest number of groups.
  let maximum: Int
  /// Groups so far, with and without a capture.
  private var count = 0
  /// Captures so far, which is the number of the next.
  private var captures = 0

  /// Starts to count.
  init(maximum: Int) { self.maximum = maximum }

  /// Counts a group.
  mutating func add(
    at offset: Int,
    in source: PatternSource,
    captures hasCapture: Bool = true
  ) throws(PatternSyntaxError) -> Int {
    count += 1
    if count > maximum {
      throw source.error(.overLimit, at: offset, excess: ("groups", maximum, count))
    }
    if hasCapture { captures += 1 }
    return captures - 1
  }
}

/// Reads a regular expression of ECMAScript with the flag `v`, as far as it has a linear match.
///
/// Look-around, back references, `\p{…}`, `\q{…}` and modifiers are refused by name. Scalars
/// outside ASCII match nothing, because canonical URL components have none.
///
/// Source: ECMA-262 §22.2.1, with the parameters UnicodeMode, UnicodeSetsMode and
/// NamedCaptureGroups.
struct RegularExpressionParser {
  /// The pattern it stands in.
  let source: PatternSource
  /// Where it ends in the pattern.
  let end: Int
  /// Whether ASCII letters match in both cases.
  let ignoresCase: Bool
  /// The greatest number in a counted repetition.
  let maximumRepeats: Int
  /// Where it is read, in bytes of the pattern.
  var index: Int
  /// The groups of the component so far.
  var groups: RegularExpressionGroups
  /// The number of classes around the place that is read.
  var classDepth = 0
  /// The names of the captures so far, with the branches they are in.
  private var names: [(name: [UInt8], branches: [Branch])] = []
  /// The branches around the place that is read, outermost first.
  private var branches: [Branch] = []
  /// The number of the next disjunction.
  private var nextDisjunction = 0

  /// A branch of a disjunction.
  private struct Branch {
    /// The number of the disjunction.
    var disjunction: Int
    /// The number of the branch in it.
    var alternative: Int
  }

  /// Reads the value of a part.
  static func expression(
    _ part: PatternPart,
    _ options: PatternOptions,
    _ source: PatternSource,
    _ limits: PatternLimits,
    _ groups: inout RegularExpressionGroups
  ) throws(PatternSyntaxError) -> LanguageExpression {
    var parser = RegularExpressionParser(
      source: source,
      end: part.offset + part.value.count,
      ignoresCase: options.ignoresCase,
      maximumRepeats: limits.repeats,
      index: part.offset,
      groups: groups
    )
    let result = try parser.disjunction()
    if parser.peek != nil { throw parser.invalid("')' closes no group.") }
    groups = parser.groups
    return result
  }

  /// Creates a parser at a place.
  private init(
    source: PatternSource,
    end: Int,
    ignoresCase: Bool,
    maximumRepeats: Int,
    index: Int,
    groups: RegularExpressionGroups
  ) {
    self.source = source
    self.end = end
    self.ignoresCase = ignoresCase
    self.maximumRepeats = maximumRepeats
    self.index = index
    self.groups = groups
  }

  /// Reads alternatives up to a `)` or the end.
  private mutating func disjunction() throws(PatternSyntaxError) -> LanguageExpression {
    branches.append(Branch(disjunction: nextDisjunction, alternative: 0))
    nextDisjunction += 1
    var alternatives = [try alternative()]
    while take("|") {
      branches[branches.count - 1].alternative += 1
      alternatives.append(try alternative())
    }
    branches.removeLast()
    return alternatives.count == 1 ? alternatives[0] : .alternation(alternatives)
  }

  /// Reads terms up to a `|`, a `)` or the end.
  private mutating func alternative() throws(PatternSyntaxError) -> LanguageExpression {
    var items: [LanguageExpression] = []
    while let byte = peek, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
      items.append(try term())
    }
    return .joined(items)
  }

  /// Reads an assertion, or an atom and its quantifier.
  private mutating func term() throws(PatternSyntaxError) -> LanguageExpression {
    if take("^") { return .assertion(.start) }
    if take("$") { return .assertion(.end) }
    if take("\\b") { return .assertion(.wordBoundary) }
    if take("\\B") { return .assertion(.notWordBoundary) }
    return try quantified(try atom())
  }

  /// Reads an atom.
  private mutating func atom() throws(PatternSyntaxError) -> LanguageExpression {
    let start = index
    guard let byte = next() else { throw invalid("An expression was expected.") }
    switch byte {
    case UInt8(ascii: "."): return .byte(.dot)
    case UInt8(ascii: "("): return try group(at: start)
    case UInt8(ascii: "["): return .byte(try characterClass())
    case UInt8(ascii: "\\"): return .byte(folded(try escape(inClass: false)))
    case _ where Self.syntaxCharacters.contains(byte):
      index = start
      throw invalid("Write a backslash before this character to mean itself.")
    default: return .byte(folded(ByteSet([byte])))
    }
  }

  /// Reads the rest of a group after its `(`.
  private mutating func group(at start: Int) throws(PatternSyntaxError) -> LanguageExpression {
    if take("?:") {
      _ = try groups.add(at: start, in: source, captures: false)
      let body = try disjunction()
      try closeGroup(at: start)
      return body
    }
    for marker in ["?=", "?!", "?<=", "?<!"] where take(marker) {
      throw unsupported("Look-around is not supported.", at: start)
    }
    if take("?<") {
      let name = try groupName()
      let number = try groups.add(at: start, in: source)
      try declare(name, at: start)
      let body = try disjunction()
      try closeGroup(at: start)
      return .capture(number, body)
    }
    if isModifierGroup() {
      throw unsupported("Modifiers of a group are not supported.", at: start)
    }
    index = start
    throw invalid("'(?:' or '(?<name>' was expected.")
  }

  /// Takes the `)` of a group.
  private mutating func closeGroup(at start: Int) throws(PatternSyntaxError) {
    if !take(")") { throw invalid("No ')' closes this group.", at: start) }
  }

  /// Tells whether the `?` at the index begins modifiers, such as `?i:` or `?-i:`.
  private func isModifierGroup() -> Bool {
    var position = index + 1
    while position < end, "ims-".utf8.contains(source.bytes[position]) { position += 1 }
    return position > index + 1 && position < end && source.bytes[position] == UInt8(ascii: ":")
  }

  /// Reads a name and its `>`.
  private mutating func groupName() throws(PatternSyntaxError) -> [UInt8] {
    let start = index
    var name: [UInt8] = []
    while let byte = next(), byte != UInt8(ascii: ">") {
      guard PatternSource.isName(Unicode.Scalar(byte), isFirst: name.isEmpty) else {
        throw invalid("A name of letters, digits, '$' and '_' was expected.", at: index - 1)
      }
      name.append(byte)
    }
    if name.isEmpty || source.bytes[index - 1] != UInt8(ascii: ">") {
      throw invalid("A name and '>' were expected.", at: start)
    }
    return name
  }

  /// Adds the name of a capture, which may be used again only in another branch.
  private mutating func declare(_ name: [UInt8], at offset: Int) throws(PatternSyntaxError) {
    for other in names where other.name == name {
      let areExclusive = zip(other.branches, branches).contains {
        $0.disjunction == $1.disjunction && $0.alternative != $1.alternative
      }
      if !areExclusive { throw invalid("Another group has this name.", at: offset) }
    }
    names.append((name, branches))
  }

  /// `^ $ \ . * + ? ( ) [ ] { } |`.
  static let syntaxCharacters = ByteSet("^$\\.*+?()[]{}|".utf8)
}

extension RegularExpressionParser {
  /// Reads the quantifier of an atom, if there is one.
  private mutating func quantified(
    _ atom: LanguageExpression
  ) throws(PatternSyntaxError) -> LanguageExpression {
    let (minimum, maximum): (Int, Int?)
    if take("*") {
      (minimum, maximum) = (0, nil)
    } else if take("+") {
      (minimum, maximum) = (1, nil)
    } else if take("?") {
      (minimum, maximum) = (0, 1)
    } else if take("{") {
      (minimum, maximum) = try bounds()
    } else {
      return atom
    }
    let isGreedy = !take("?")
    return .repeated(atom, minimum, maximum, isGreedy: isGreedy)
  }

  /// Reads the rest of `{n}`, `{n,}` or `{n,m}` after its `{`.
  private mutating func bounds() throws(PatternSyntaxError) -> (Int, Int?) {
    let start = index - 1
    guard let minimum = try number() else { throw invalid("A number was expected.", at: start) }
    var maximum: Int? = minimum
    if take(",") { maximum = try number() }
    guard take("}") else { throw invalid("'}' was expected after a number.") }
    if let maximum, maximum < minimum {
      throw invalid("The numbers are in the wrong order.", at: start)
    }
    return (minimum, maximum)
  }

  /// Reads decimal digits, if there are any.
  private mutating func number() throws(PatternSyntaxError) -> Int? {
    let start = index
    var value = 0
    while let byte = peek, ByteSet.digits.contains(byte) {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      index += 1
      if value > maximumRepeats {
        throw source.error(.overLimit, at: start, excess: ("repeats", maximumRepeats, value))
      }
    }
    return index == start ? nil : value
  }

  /// The next byte, if there is one.
  var peek: UInt8? { index < end ? source.bytes[index] : nil }

  /// Takes the next byte, if there is one.
  mutating func next() -> UInt8? {
    guard let byte = peek else { return nil }
    index += 1
    return byte
  }

  /// Takes fixed text, if it stands at the index.
  mutating func take(_ text: String) -> Bool {
    guard source.bytes[index..<end].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  /// Adds the other case of letters when case does not matter.
  func folded(_ set: ByteSet) -> ByteSet { ignoresCase ? set.caseFolded : set }

  /// Makes a syntax error.
  func invalid(_ message: String, at offset: Int? = nil) -> PatternSyntaxError {
    source.error(.invalidRegularExpression, at: offset ?? index, message)
  }

  /// Makes an error about something that has no linear match.
  func unsupported(_ message: String, at offset: Int) -> PatternSyntaxError {
    source.error(.unsupportedRegularExpression, at: offset, message)
  }
}
