/// One piece of a pattern: fixed text or a group, with what stands around it.
///
/// Source: URL Pattern Standard §2.1.3.
struct PatternPart: Hashable, Sendable {
  /// What a part matches.
  enum Kind: UInt8, Sendable {
    /// Its value, byte for byte.
    case fixedText
    /// Its value as a regular expression.
    case regexp
    /// One or more bytes up to the next delimiter.
    case segmentWildcard
    /// Any bytes.
    case fullWildcard
  }

  /// How often a part may occur.
  enum Modifier: UInt8, Sendable {
    /// Once.
    case none
    /// Never or once: `?`.
    case optional
    /// Any number of times: `*`.
    case zeroOrMore
    /// Once or more: `+`.
    case oneOrMore
  }

  /// What it matches.
  var kind: Kind
  /// Fixed text as a URL has it, or the text of a regular expression; else empty.
  var value: [UInt8] = []
  /// How often it may occur.
  var modifier: Modifier
  /// The name of a group, or the decimal digits of its number; empty for fixed text.
  var name: [UInt8] = []
  /// What stands before a group whenever it occurs.
  var prefix: [UInt8] = []
  /// What stands after a group whenever it occurs.
  var suffix: [UInt8] = []
  /// Where the value of a regular expression begins in the pattern, else where fixed text or a name
  /// does.
  var offset: Int

  /// Creates a part.
  init(kind: Kind, value: [UInt8] = [], modifier: Modifier, offset: Int) {
    (self.kind, self.value, self.modifier, self.offset) = (kind, value, modifier, offset)
  }

  /// Whether a group was named and not numbered.
  var hasCustomName: Bool { name.first.map { !ByteSet.digits.contains($0) } ?? false }

  /// The name as text.
  var nameText: String { String(decoding: name, as: UTF8.self) }
}

/// How the patterns of one component are read and matched.
///
/// Source: URL Pattern Standard §2.1.4.
struct PatternOptions: Hashable, Sendable {
  /// The byte at which a segment ends.
  var delimiter: UInt8?
  /// The byte that belongs to a group that follows it.
  var prefix: UInt8?
  /// Whether ASCII letters match in both cases.
  var ignoresCase = false

  /// For components without segments.
  static let plain = PatternOptions(delimiter: nil, prefix: nil)
  /// For hosts.
  static let hostname = PatternOptions(delimiter: UInt8(ascii: "."), prefix: nil)
  /// For paths.
  static let pathname = PatternOptions(
    delimiter: UInt8(ascii: "/"),
    prefix: UInt8(ascii: "/")
  )

  /// The regular expression that means the same as a name without one.
  ///
  /// Source: URL Pattern Standard §2.1.5, "generate a segment wildcard regexp".
  var segmentWildcardRegexp: [UInt8] {
    Array("[^".utf8) + (delimiter.map { [UInt8(ascii: "\\"), $0] } ?? []) + Array("]+?".utf8)
  }

  /// The bytes of which a segment wildcard takes one or more.
  var segmentBytes: ByteSet { .except(delimiter) }
}

/// Why fixed text cannot stand in a component.
struct PatternEncodingError: Error, Hashable, Sendable {
  /// What is wrong, one of the codes of ``PatternSyntaxError``.
  var code: PatternSyntaxError.Code
  /// What was expected, if the code does not say enough.
  var message: String?

  /// Creates an error.
  init(_ code: PatternSyntaxError.Code, _ message: String? = nil) {
    self.code = code
    self.message = message
  }
}
