import LinkPatterns
import LinkRouting

/// A type of a catalog whose texts are known: which have its form, and what they stand for.
struct ResolvedType: Sendable {
  /// The type.
  let type: CatalogType

  /// The texts that have the form; `nil` for any text.
  let shape: ParameterShape?

  /// The automaton of a form that is the app's own.
  private let program: LanguageProgram?

  /// Any text.
  static let string = ResolvedType(.string, nil)

  /// A truth value.
  static let bool = ResolvedType(.known(.bool), .bool)

  /// Finds the form of a type; fails for one of the app's own that is not among some forms.
  init?(_ type: CatalogType, among shapes: [String: ParameterShape] = [:]) {
    switch type {
    case .known(.string): self = .string
    case .known(.double), .known(.float): self.init(type, .double)
    case .known(.bool): self = .bool
    case .known(.uuid): self.init(type, .uuid)
    case .known: self.init(type, .int)
    case .words(let words): self.init(type, .oneOf(words))
    case .own(let name):
      guard let shape = shapes[name] else { return nil }
      self.init(type, shape, try? LanguageProgram(shape.expression))
    }
  }

  private init(_ type: CatalogType, _ shape: ParameterShape?, _ program: LanguageProgram? = nil) {
    (self.type, self.shape, self.program) = (type, shape, program)
  }

  /// Reads a value.
  func value(of text: LinkText) -> CatalogValue? {
    if let integers = type.integers { return integers.catalogValue(of: text) }
    switch type {
    case .known(.double): return Double.linkValue(from: text).map(CatalogValue.double)
    case .known(.float):
      return Float.linkValue(from: text) == nil
        ? nil : Double.linkValue(from: text).map(CatalogValue.double)
    case .known(.bool): return Bool.linkValue(from: text).map(CatalogValue.boolean)
    case .known(.uuid):
      let isUUID = text.withBytes { UUIDText.halves(of: $0, from: 0, to: $0.count) != nil }
      return isUUID ? .text(text.string.uppercased()) : nil
    case .known: return .text(text.string)
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
    case .known(.string): return "a"
    case .known(.bool): return "true"
    case .known(.uuid): return "00000000-0000-0000-0000-000000000000"
    case .known: return "0"
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
    case (.text(let text), .text(let value)):
      return type == .known(.uuid) || text == value ? read : nil
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
  /// The Swift type of integers; `nil` for another type.
  fileprivate var integers: (any (FixedWidthInteger & LinkParameter).Type)? {
    guard case .known(let known) = self else { return nil }
    return switch known {
    case .int8: Int8.self
    case .int16: Int16.self
    case .int32: Int32.self
    case .int, .int64: Int64.self
    case .uint8: UInt8.self
    case .uint16: UInt16.self
    case .uint32: UInt32.self
    case .uint, .uint64: UInt64.self
    case .string, .double, .float, .bool, .uuid: nil
    }
  }

  /// The least and the greatest value; `nil` for a type without.
  var range: (minimum: CatalogValue, maximum: CatalogValue)? { integers?.catalogRange }

  /// All written forms; `nil` for a type that has too many to list.
  var allTexts: [String]? {
    switch self {
    case .words(let words): words
    case .known(.bool): ["true", "false"]
    default: nil
    }
  }
}

extension FixedWidthInteger where Self: LinkParameter {
  /// Reads a value.
  fileprivate static func catalogValue(of text: LinkText) -> CatalogValue? {
    linkValue(from: text).map(\.catalogValue)
  }

  /// The least and the greatest value.
  fileprivate static var catalogRange: (minimum: CatalogValue, maximum: CatalogValue) {
    (min.catalogValue, max.catalogValue)
  }

  /// The value, as in JSON.
  private var catalogValue: CatalogValue {
    Int64(exactly: self).map(CatalogValue.integer) ?? .unsigned(UInt64(truncatingIfNeeded: self))
  }
}

extension ResolvedType: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.type == right.type && left.shape == right.shape
  }
}
