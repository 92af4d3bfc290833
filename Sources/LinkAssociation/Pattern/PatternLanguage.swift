import LinkPatterns

/// Turns patterns into the languages of the parts of URLs that they match.
struct PatternLanguage {
  /// How text is compared.
  let coding: PatternCoding

  /// The variables of the file.
  let variables: PatternVariables

  /// The part of a URL that a pattern without special ends matches: a whole query, a fragment, a value.
  ///
  /// - Parameter tokens: The pattern.
  /// - Returns: The language; one without a word when a variable is not defined.
  func expression(of tokens: [AssociationPattern.Token]) -> LanguageExpression {
    .joined(Self.withoutDoubles(tokens).map(expression))
  }

  /// A pattern in which no `*` stands beside another, which says the same.
  private static func withoutDoubles(
    _ tokens: [AssociationPattern.Token]
  ) -> [AssociationPattern.Token] {
    tokens.indices.filter { $0 == 0 || tokens[$0] != .any || tokens[$0 - 1] != .any }
      .map { tokens[$0] }
  }

  /// The language of a part of a pattern.
  private func expression(of token: AssociationPattern.Token) -> LanguageExpression {
    switch token {
    case .text(let bytes): return coding.text(bytes)
    case .one: return coding.character()
    case .any: return coding.anything
    case .variable(let name):
      switch variables.meaning(of: name) {
      case .values(let values):
        if values.isEmpty { return Self.nothing }
        let choices = values.map { expression(of: $0) }
        return choices.count == 1 ? choices[0] : .alternation(choices)
      case .language(let language): return coding.spelled(language)
      case .undefined: return Self.nothing
      }
    }
  }

  /// A number of instructions that the language of a pattern has at least.
  ///
  /// - Parameter tokens: The pattern.
  /// - Returns: The number; `Int.max` when the pattern has more variables that may be empty than are
  ///   followed.
  /// - Complexity: O(*n*), *n* = length of the pattern.
  func leastSize(of tokens: [AssociationPattern.Token]) -> Int {
    var (size, optional) = (0, 0)
    for token in Self.withoutDoubles(tokens) {
      switch token {
      case .text(let bytes): size += bytes.count
      case .one: size += coding.percentEncoded ? 1 : 60
      case .any: size += 1
      case .variable(let name):
        size += variables.size(of: name)
        if mayBeEmpty(token) { optional += 1 }
      }
    }
    return optional > Self.maximumOptional ? .max : size
  }

  /// The greatest number of variables in a pattern that may be empty.
  private static let maximumOptional = 64

  /// The language without a word.
  static let nothing = LanguageExpression.byte(ByteSet())

  /// The paths that a pattern matches, as they are written in URLs.
  ///
  /// Slashes at the end are dropped from both; a slash at the start of the pattern may be left out, and
  /// several are one; a pattern that ends with `/*` matches the path before it too.
  ///
  /// - Parameter tokens: The pattern.
  /// - Returns: The language.
  func path(_ tokens: [AssociationPattern.Token]) -> LanguageExpression {
    var tokens = Self.droppingSlashes(atEndOf: Self.withOneSlash(tokens))
    var choices: [LanguageExpression] = []
    if tokens.count >= 2, tokens.last == .any, case .text(let bytes) = tokens[tokens.count - 2],
      bytes.last == UInt8(ascii: "/")
    {
      choices.append(notEndingInSlash(tokens))
      tokens.removeLast()
      tokens = Self.droppingSlashes(atEndOf: tokens)
    }
    choices.append(notEndingInSlash(tokens))
    let slashes = LanguageExpression.repeated(coding.one(of: ByteSet([UInt8(ascii: "/")])), 0, nil)
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
  ///
  /// What is at the end and may be empty is written from the end to the start, each part once, so that
  /// the language is as long as the pattern, and not its square.
  ///
  /// - Parameters:
  ///   - tokens: The pattern.
  ///   - hasEmpty: Whether the empty text is among them, when the pattern covers it.
  /// - Returns: The language.
  private func notEndingInSlash(
    _ tokens: [AssociationPattern.Token],
    hasEmpty: Bool = true
  ) -> LanguageExpression {
    let tokens = Self.withoutDoubles(tokens)
    var rest: LanguageExpression?
    var start = tokens.count
    while start > 0 {
      start -= 1
      var choices: [LanguageExpression] = []
      if let rest { choices.append(.joined([expression(of: tokens[start]), rest])) }
      choices.append(ownWords(of: tokens[start]))
      rest = choices.count == 1 ? choices[0] : .alternation(choices)
      if !mayBeEmpty(tokens[start]) {
        return .joined(tokens[..<start].map(expression) + [rest ?? .empty])
      }
    }
    guard hasEmpty else { return rest ?? Self.nothing }
    return rest.map { .alternation([$0, .empty]) } ?? .empty
  }

  /// The words of a part of a pattern that have a character and do not end with a slash.
  private func ownWords(of token: AssociationPattern.Token) -> LanguageExpression {
    let slash = UInt8(ascii: "/")
    switch token {
    case .text(let bytes): return bytes.last == slash ? Self.nothing : expression(of: token)
    case .one: return coding.character(but: ByteSet([slash]))
    case .any: return .joined([coding.anything, coding.character(but: ByteSet([slash]))])
    case .variable(let name):
      guard case .values(let values) = variables.meaning(of: name) else {
        return expression(of: token)
      }
      let choices = values.map { notEndingInSlash($0, hasEmpty: false) }
      return choices.isEmpty ? Self.nothing : .alternation(choices)
    }
  }

  /// Tells whether a part of a pattern covers the empty text.
  private func mayBeEmpty(_ token: AssociationPattern.Token) -> Bool {
    switch token {
    case .text, .one: return false
    case .any: return true
    case .variable(let name): return variables.mayBeEmpty(name)
    }
  }
}
