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
    .joined(tokens.map(expression))
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
  private func notEndingInSlash(_ tokens: [AssociationPattern.Token]) -> LanguageExpression {
    guard let last = tokens.last else { return .empty }
    let head = Array(tokens.dropLast())
    let slash = UInt8(ascii: "/")
    let notSlash = coding.character(but: ByteSet([slash]))
    switch last {
    case .text(let bytes): return bytes.last == slash ? Self.nothing : expression(of: tokens)
    case .one: return .joined([expression(of: head), notSlash])
    case .any:
      let longer = LanguageExpression.joined([expression(of: head), coding.anything, notSlash])
      return .alternation([longer, notEndingInSlash(head)])
    case .variable(let name):
      guard case .values(let values) = variables.meaning(of: name) else {
        return expression(of: tokens)
      }
      let safe = values.filter { value in
        if case .text(let bytes)? = value.last { bytes.last != slash } else { false }
      }
      var choices: [LanguageExpression] = []
      if !safe.isEmpty {
        choices.append(
          .joined([expression(of: head), .alternation(safe.map { expression(of: $0) })])
        )
      }
      for value in values where !safe.contains(value) {
        choices.append(notEndingInSlash(head + value))
      }
      return choices.isEmpty ? Self.nothing : .alternation(choices)
    }
  }
}
