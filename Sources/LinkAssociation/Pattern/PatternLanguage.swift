import LinkAnalysis
import LinkPatterns

/// Turns patterns into the languages of the parts of URLs that they match.
///
/// The language of a variable is built once, however often the variable is used.
struct PatternLanguage {
  /// A part of a pattern.
  struct Piece {
    /// Its words.
    let words: RegularExpression
    /// Its words but the empty one that do not end with a slash.
    let ended: RegularExpression
    /// Whether the empty word is one of its words.
    let mayBeEmpty: Bool
  }

  /// How text is compared.
  let coding: PatternCoding

  /// The variables of the file.
  let variables: PatternVariables

  /// The language of `?`.
  private let one: Piece
  /// The language of `*`.
  private let any: Piece
  /// The languages of variables, made on demand.
  private var known: [ExactText: Piece] = [:]

  /// Prepares to turn patterns.
  init(coding: PatternCoding, variables: PatternVariables) {
    (self.coding, self.variables) = (coding, variables)
    let notSlash = coding.character(but: ByteSet([UInt8(ascii: "/")]))
    let anything = coding.anything
    one = Piece(words: coding.character(), ended: notSlash, mayBeEmpty: false)
    any = Piece(words: anything, ended: .joined([anything, notSlash]), mayBeEmpty: true)
  }

  /// The part of a URL that a pattern without special ends matches: a whole query, a fragment, a value.
  mutating func expression(of tokens: [AssociationPattern.Token]) -> RegularExpression {
    .joined(pieces(of: tokens).map(\.words))
  }

  /// The number of instructions that a pattern has at least, known before it is built.
  func leastSize(of tokens: [AssociationPattern.Token]) -> Int {
    AssociationPattern.withoutRuns(tokens).reduce(0) { size, token in
      switch token {
      case .text(let bytes): size + bytes.count
      case .one: size + (coding.percentEncoded ? 1 : 60)
      case .any: size + 1
      case .variable(let name): size + variables.leastSize(of: name)
      }
    }
  }

  /// The parts of a pattern, those of a run of `*` as one.
  private mutating func pieces(of tokens: [AssociationPattern.Token]) -> [Piece] {
    AssociationPattern.withoutRuns(tokens).map { token in
      switch token {
      case .text(let bytes):
        let words = coding.text(bytes)
        let isEnded = bytes.last != UInt8(ascii: "/")
        return Piece(words: words, ended: isEnded ? words : Self.nothing, mayBeEmpty: false)
      case .one: return one
      case .any: return any
      case .variable(let name):
        if let piece = known[ExactText(name)] { return piece }
        let piece = variable(name)
        known[ExactText(name)] = piece
        return piece
      }
    }
  }

  /// The language of a variable.
  private mutating func variable(_ name: String) -> Piece {
    switch variables.meaning(of: name) {
    case .values(let values):
      let ways = values.map { pieces(of: $0) }
      return Piece(
        words: Self.choice(ways.map { .joined($0.map(\.words)) }),
        ended: Self.choice(ways.map { Self.ended($0[...]) }),
        mayBeEmpty: ways.contains { $0.allSatisfy(\.mayBeEmpty) }
      )
    case .language(let language):
      let words = coding.spelled(language)
      return Piece(words: words, ended: words, mayBeEmpty: false)
    case .undefined: return Piece(words: Self.nothing, ended: Self.nothing, mayBeEmpty: false)
    }
  }

  /// The language without a word.
  static let nothing = RegularExpression.byte(ByteSet())

  /// One of several languages, those without a word left out.
  private static func choice(_ choices: [RegularExpression]) -> RegularExpression {
    let choices = choices.filter { $0 != nothing }
    return choices.count > 1 ? .alternation(choices) : choices.first ?? nothing
  }

  /// The paths that a pattern matches, as they are written in URLs.
  ///
  /// Slashes at the end are dropped from both; a slash at the start of the pattern may be left out, and
  /// several are one; a pattern that ends with `/*` matches the path before it too.
  mutating func path(_ tokens: [AssociationPattern.Token]) -> RegularExpression {
    // A run of '*' is one: '/**' ends like '/*'.
    let single = AssociationPattern.withoutRuns(tokens)
    var tokens = Self.droppingSlashes(atEndOf: Self.withOneSlash(single))
    var choices: [RegularExpression] = []
    if tokens.count >= 2, tokens.last == .any, case .text(let bytes) = tokens[tokens.count - 2],
      bytes.last == UInt8(ascii: "/")
    {
      choices.append(notEndingInSlash(tokens))
      tokens.removeLast()
      tokens = Self.droppingSlashes(atEndOf: tokens)
    }
    choices.append(notEndingInSlash(tokens))
    let slashes = RegularExpression.repeated(coding.one(of: ByteSet([UInt8(ascii: "/")])), 0, nil)
    return .joined([choices.count == 1 ? choices[0] : .alternation(choices), slashes])
  }

  /// A pattern that begins with exactly one slash.
  private static func withOneSlash(
    _ tokens: [AssociationPattern.Token]
  ) -> [AssociationPattern.Token] {
    let slash = UInt8(ascii: "/")
    guard case .text(let bytes)? = tokens.first else { return [.text([slash])] + tokens }
    return [.text([slash] + bytes.drop { $0 == slash })] + tokens.dropFirst()
  }

  /// A pattern without the slashes at its end.
  private static func droppingSlashes(
    atEndOf tokens: [AssociationPattern.Token]
  ) -> [AssociationPattern.Token] {
    guard case .text(var bytes)? = tokens.last else { return tokens }
    while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return tokens.dropLast() + (bytes.isEmpty ? [] : [.text(bytes)])
  }

  /// The words of a pattern that do not end with a slash.
  private mutating func notEndingInSlash(
    _ tokens: [AssociationPattern.Token]
  ) -> RegularExpression {
    let pieces = pieces(of: tokens)
    let ended = Self.ended(pieces[...])
    return pieces.allSatisfy(\.mayBeEmpty) ? Self.choice([ended, .empty]) : ended
  }

  /// The words of some parts but the empty one that do not end with a slash.
  private static func ended(_ pieces: ArraySlice<Piece>) -> RegularExpression {
    guard let needed = pieces.lastIndex(where: { !$0.mayBeEmpty }) else {
      if pieces.count < 2 { return pieces.first?.ended ?? nothing }
      let middle = pieces.startIndex + pieces.count / 2
      let (first, second) = (pieces[..<middle], pieces[middle...])
      return choice([.joined(first.map(\.words) + [ended(second)]), ended(first)])
    }
    let (piece, rest) = (pieces[needed], pieces[(needed + 1)...])
    let ends = choice([
      rest.isEmpty ? nothing : .joined([piece.words, ended(rest)]), piece.ended,
    ])
    return .joined(pieces[..<needed].map(\.words) + [ends])
  }
}
