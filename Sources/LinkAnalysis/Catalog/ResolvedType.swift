import LinkPatterns

/// A type of a catalog whose texts are known, and their values.
struct ResolvedType: Sendable {
  /// The type.
  let type: CatalogType

  /// The texts that have the form; `nil` for any text.
  let shape: ParameterShape?

  /// The automaton of a form that is the app's own.
  private let program: ExpressionProgram?

  /// Any text.
  static let string = ResolvedType(.string, nil)

  /// A truth value.
  static let bool = ResolvedType(.known(.bool), .bool)

  /// Finds the form of a type; fails for one of the app's own that is not among some forms.
  init?(_ type: CatalogType, among shapes: [String: ParameterShape] = [:]) {
    switch type {
    case .known(let known): self.init(type, known.form.shape)
    case .words(let words): self.init(type, .oneOf(words))
    case .own(let name):
      guard let shape = shapes[name] else { return nil }
      self.init(type, shape, try? ExpressionProgram(shape.expression))
    }
  }

  private init(_ type: CatalogType, _ shape: ParameterShape?, _ program: ExpressionProgram? = nil) {
    (self.type, self.shape, self.program) = (type, shape, program)
  }

  /// Reads a value.
  func value(of text: LinkText) -> CatalogValue? {
    switch type {
    case .known(let known): return known.form.value(text)
    case .words(let words): return words.contains(where: text.isEqual) ? .text(text.string) : nil
    case .own: return hasForm(text.string) ? .text(text.string) : nil
    }
  }

  /// Reads a value.
  func value(of text: String) -> CatalogValue? { value(of: LinkText(text)) }

  /// Whether a text has the form of a type that is the app's own, which is one of encoded text.
  private func hasForm(_ text: String) -> Bool {
    guard let program else { return false }
    if (try? program.accepts(text.utf8)) == true { return true }
    return (try? program.accepts(PercentCoding.encoded(text.utf8, .component))) == true
  }

  /// The written form of some value.
  var sample: String {
    switch type {
    case .known(let known): return known.form.sample
    case .words(let words): return words.first ?? ""
    case .own:
      guard case .word(let word)? = program?.shortestWord(in: ByteSet(0x21...0x7E)) else {
        return ""
      }
      return PercentCoding.decode(word) ?? ""
    }
  }

  /// The value of this type that equals a JSON value, such as 1.0 for 1; `nil` if the type has no such value.
  func value(meant value: CatalogValue) -> CatalogValue? {
    guard let read = self.value(of: value.description) else { return nil }
    switch (read, value) {
    case (.double, .integer), (.double, .unsigned): return read
    // Another spelling of the same value, such as a UUID in lower case.
    case (.text, .text): return read
    default: return read == value ? read : nil
    }
  }
}

// MARK: - Comparison

extension ResolvedType {
  /// Whether all values of another type are values of this one, and mean the same.
  func includes(_ other: ResolvedType) -> Bool {
    if let range = type.range, let others = other.type.range {
      return !others.minimum.isLess(than: range.minimum)
        && !range.maximum.isLess(than: others.maximum)
    }
    return switch (type, other.type) {
    case (.known(.double), .known(.float)): true
    case (.words(let words), .words(let others)): others.allSatisfy(words.contains)
    default: type == other.type && shape == other.shape
    }
  }

  /// A text of another custom type that this type lacks; empty when this type has all texts of the other, `nil` when
  /// that is not known.
  func textLost(from other: ResolvedType) -> String? {
    guard let program, let old = other.program else { return nil }
    switch old.inclusion(in: program, alphabet: AuditLanguages.alphabet, stateLimit: 10_000) {
    case .included: return ""
    case .counterexample(let word): return PercentCoding.decode(word)
    case .undecided: return nil
    }
  }
}

extension CatalogType {
  /// The least and the greatest value; `nil` for a type without.
  var range: (minimum: CatalogValue, maximum: CatalogValue)? {
    if case .known(let known) = self { known.form.range } else { nil }
  }

  /// All written forms; `nil` for a type that has too many to list.
  var allTexts: [String]? {
    switch self {
    case .words(let words): words
    case .known(.bool): ["true", "false"]
    default: nil
    }
  }
}

extension ResolvedType: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.type == right.type && left.shape == right.shape
  }
}
