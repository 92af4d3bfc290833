import LinkAnalysis
import LinkPatterns

/// The variables that patterns of one file may use.
struct PatternVariables: Sendable {
  /// The values of the file's own variables, as patterns without variables, by name.
  private let values: [ExactText: [[AssociationPattern.Token]]]

  /// The number of bytes and wildcards in the values of each, and one for each further value.
  private let sizes: [ExactText: Int]

  /// The built-in variables, by name.
  static let builtIn: [String: RegularExpression] = [
    "alpha": .byte(letters),
    "upper": .byte(ByteSet(0x41...0x5A)),
    "lower": .byte(ByteSet(0x61...0x7A)),
    "alnum": .byte(letters.union(.digits)),
    "digit": .byte(.digits),
    "xdigit": .byte(PatternCoding.hexadecimal),
    "region": WordTrie.expression(of: ISOCodes.regions.map { Array($0.utf8) }),
    "lang": WordTrie.expression(of: ISOCodes.languages.map { Array($0.utf8) }),
  ]

  /// ASCII letters.
  private static let letters = ByteSet(0x41...0x5A).union(ByteSet(0x61...0x7A))

  /// Reads the variables of a file.
  ///
  /// A value that is not a pattern, or that refers to a variable, is left out.
  init(_ variables: [AppLinks.Variable]) {
    var values: [ExactText: [[AssociationPattern.Token]]] = [:]
    for variable in variables {
      values[ExactText(variable.name)] = variable.values.compactMap { value in
        guard let pattern = try? AssociationPattern(value.text) else { return nil }
        return pattern.variables.isEmpty ? AssociationPattern.withoutRuns(pattern.tokens) : nil
      }
    }
    self.values = values
    sizes = values.mapValues { values in
      values.joined().reduce(max(values.count - 1, 0)) { size, token in
        if case .text(let bytes) = token { size + bytes.count } else { size + 1 }
      }
    }
  }

  /// The meaning of a variable.
  enum Meaning {
    /// One of several patterns, the file's own.
    case values([[AssociationPattern.Token]])
    /// A language that is built in.
    case language(RegularExpression)
    /// Nothing: it is not defined.
    case undefined
  }

  /// Finds the meaning of a variable; the file's own come first.
  func meaning(of name: String) -> Meaning {
    if let values = values[ExactText(name)] { return .values(values) }
    return Self.builtIn[name].map { .language($0) } ?? .undefined
  }

  /// The number of instructions that the language of a variable has at least.
  func leastSize(of name: String) -> Int { sizes[ExactText(name)] ?? 1 }
}

/// Writes a list of words as an expression that shares their beginnings.
enum WordTrie {
  /// The expression of a list of words.
  static func expression(of words: [[UInt8]]) -> RegularExpression {
    node(words[...].map { $0[...] })
  }

  /// The expression of the remaining parts of some words.
  private static func node(_ words: [ArraySlice<UInt8>]) -> RegularExpression {
    let rests = rests(of: words)
    // Bytes with the same rest become one set.
    var sets: [(rest: RegularExpression, bytes: ByteSet)] = []
    for byte in rests.keys.sorted() {
      let rest = node(rests[byte] ?? [])
      if let index = sets.firstIndex(where: { $0.rest == rest }) {
        sets[index].bytes.insert(byte)
      } else {
        sets.append((rest, ByteSet([byte])))
      }
    }
    var choices = sets.map { RegularExpression.joined([.byte($0.bytes), $0.rest]) }
    if words.contains(where: \.isEmpty) || words.isEmpty { choices.append(.empty) }
    return choices.count == 1 ? choices[0] : .alternation(choices)
  }

  /// The remaining parts of words, by their first bytes.
  private static func rests(
    of words: [ArraySlice<UInt8>]
  ) -> [UInt8: [ArraySlice<UInt8>]] {
    Dictionary(grouping: words.filter { !$0.isEmpty }, by: { $0[$0.startIndex] })
      .mapValues { $0.map { $0.dropFirst() } }
  }

  /// An expression for all texts except the words.
  static func expression(ofAllBut words: [[UInt8]], alphabet: ByteSet) -> RegularExpression {
    others(words.map { $0[...] }, alphabet)
  }

  /// An expression for all texts except the rests of the words.
  private static func others(
    _ words: [ArraySlice<UInt8>],
    _ alphabet: ByteSet
  ) -> RegularExpression {
    let rests = rests(of: words)
    let free = alphabet.subtracting(ByteSet(rests.keys))
    var choices: [RegularExpression] = [
      .joined([.byte(free), .repeated(.byte(alphabet), 0, nil)])
    ]
    for byte in rests.keys.sorted() {
      choices.append(.joined([.byte(ByteSet([byte])), others(rests[byte] ?? [], alphabet)]))
    }
    if !words.contains(where: \.isEmpty) { choices.append(.empty) }
    return .alternation(choices)
  }
}
