import LinkPatterns

/// A type of values in a catalog: which texts have its shape, and what they stand for.
struct CatalogType: Hashable, Sendable {
  /// What a text of the right shape becomes.
  private enum Kind: Hashable, Sendable {
    /// A text, as it is.
    case text
    /// An integer with so many bits.
    case integer(bits: Int, isSigned: Bool)
    /// A decimal number of 32 or 64 bits.
    case decimal(bits: Int)
    /// A truth value.
    case boolean
    /// A UUID.
    case uuid
    /// One of several words.
    case words([String])
    /// A text of a shape that is the app's own.
    case shaped
  }

  /// The name, as in catalogs.
  let name: String

  /// What a text of the right shape becomes.
  private let kind: Kind

  /// The texts that have the shape; `nil` for any text.
  let shape: ParameterShape?

  /// The automaton of the shape; `nil` for any text, and for words, which are compared.
  private let program: LanguageProgram?

  /// Any text.
  static let string = CatalogType(name: "String", kind: .text, shape: nil)

  /// A truth value.
  static let boolean = CatalogType(name: "Bool", kind: .boolean, shape: .bool)

  /// Finds a type.
  init?(_ name: String) {
    let integer = { (bits: Int, isSigned: Bool) in
      CatalogType(name: name, kind: .integer(bits: bits, isSigned: isSigned), shape: .int)
    }
    switch name {
    case "String": self = .string
    case "Int", "Int64": self = integer(64, true)
    case "Int8": self = integer(8, true)
    case "Int16": self = integer(16, true)
    case "Int32": self = integer(32, true)
    case "UInt", "UInt64": self = integer(64, false)
    case "UInt8": self = integer(8, false)
    case "UInt16": self = integer(16, false)
    case "UInt32": self = integer(32, false)
    case "Double": self = CatalogType(name: name, kind: .decimal(bits: 64), shape: .double)
    case "Float": self = CatalogType(name: name, kind: .decimal(bits: 32), shape: .double)
    case "Bool": self = CatalogType(name: name, kind: .boolean, shape: .bool)
    case "UUID": self = CatalogType(name: name, kind: .uuid, shape: .uuid)
    default:
      let words = name.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard words.count > 1, words.allSatisfy({ !$0.isEmpty }) else { return nil }
      self = CatalogType(name: name, kind: .words(words), shape: .oneOf(words))
    }
  }

  /// Creates a type that is the app's own.
  init(_ shape: ParameterShape) {
    self.init(name: shape.name, kind: .shaped, shape: shape)
  }

  /// Creates a type.
  private init(name: String, kind: Kind, shape: ParameterShape?) {
    (self.name, self.kind, self.shape) = (name, kind, shape)
    program =
      if case .words = kind { nil } else {
        shape.flatMap { try? LanguageProgram($0.expression) }
      }
  }

  /// The written form of some value.
  var sample: String {
    switch kind {
    case .text: "a"
    case .integer, .decimal: "0"
    case .boolean: "true"
    case .uuid: "00000000-0000-0000-0000-000000000000"
    case .words(let words): words.first ?? ""
    case .shaped:
      if case .word(let word)? = program?.shortestWord(in: ByteSet(0x21...0x7E)) {
        PercentCoding.decode(word) ?? ""
      } else {
        ""
      }
    }
  }

  /// Reads a value.
  ///
  /// - Complexity: O(*n*), *n* = length of the text.
  func value(of text: String) -> CatalogValue? {
    if let program, (try? program.accepts(text.utf8)) != true {
      // A shape of the app's own is one of encoded text.
      let encoded = PercentCoding.encoded(text.utf8, .component)
      guard kind == .shaped, (try? program.accepts(encoded)) == true else { return nil }
    }
    switch kind {
    case .text: return .text(text)
    case .integer(let bits, let isSigned): return Self.integer(text, bits: bits, isSigned: isSigned)
    case .decimal(let bits):
      let isFinite = bits == 64 || Float(text)?.isFinite == true
      return Double(text).flatMap { $0.isFinite && isFinite ? .double($0) : nil }
    case .boolean: return .boolean(text.utf8.count == 4)
    case .uuid: return .text(text.uppercased())
    case .shaped: return .text(text)
    case .words(let words):
      return words.contains { $0.utf8.elementsEqual(text.utf8) } ? .text(text) : nil
    }
  }

  /// Reads an integer.
  private static func integer(_ text: String, bits: Int, isSigned: Bool) -> CatalogValue? {
    guard let value = Int64(text) else {
      guard !isSigned, bits == 64, let value = UInt64(text) else { return nil }
      return .unsigned(value)
    }
    guard isSigned else {
      return value >= 0 && (bits == 64 || value >> Int64(bits) == 0) ? .integer(value) : nil
    }
    let bound = Int64.max >> Int64(64 - bits)
    return value <= bound && value >= -bound - 1 ? .integer(value) : nil
  }

  /// Tells whether a value is one of the type.
  func admits(_ value: CatalogValue) -> Bool {
    guard let read = self.value(of: value.description) else { return false }
    switch (read, value) {
    case (.double, .integer), (.double, .unsigned): return true
    case (.text(let read), .text(let value)): return kind == .uuid || read == value
    default: return read == value
    }
  }

  /// The least and the greatest value; `nil` for a type without.
  var range: (minimum: CatalogValue, maximum: CatalogValue)? {
    guard case .integer(let bits, let isSigned) = kind else { return nil }
    guard isSigned else {
      let greatest = UInt64.max >> UInt64(64 - bits)
      let value = Int64(exactly: greatest).map(CatalogValue.integer)
      return (.integer(0), value ?? .unsigned(greatest))
    }
    let greatest = Int64.max >> Int64(64 - bits)
    return (.integer(-greatest - 1), .integer(greatest))
  }

  /// All written forms; `nil` for a type that has too many to list.
  var allTexts: [String]? {
    switch kind {
    case .words(let words): words
    case .boolean: ["true", "false"]
    default: nil
    }
  }

  /// Finds a text of another type of the app's own that is none of this one.
  func textLost(from other: CatalogType) -> String? {
    guard kind == .shaped, other.kind == .shaped, let program, let old = other.program else {
      return nil
    }
    switch old.inclusion(in: program, alphabet: AuditLanguages.alphabet, stateLimit: 10_000) {
    case .included: return ""
    case .counterexample(let word): return PercentCoding.decode(word)
    case .undecided: return nil
    }
  }

  /// Reads types that are the app's own.
  static func own(_ shapes: [String: String]) -> [String: CatalogType] {
    var types: [String: CatalogType] = [:]
    for (name, expression) in shapes where CatalogType(name) == nil {
      types[name] = (try? ParameterShape(name: name, matching: expression)).map { CatalogType($0) }
    }
    return types
  }

  /// Tells whether all values of another type are values of this one, and mean the same.
  func includes(_ other: CatalogType) -> Bool {
    switch (kind, other.kind) {
    case (.integer(let bits, let isSigned), .integer(let otherBits, let isOtherSigned)):
      isSigned == isOtherSigned ? bits >= otherBits : isSigned && bits > otherBits
    case (.decimal(let bits), .decimal(let otherBits)): bits >= otherBits
    case (.words(let words), .words(let others)): others.allSatisfy(words.contains)
    default: kind == other.kind && shape == other.shape
    }
  }
}
