extension PathPattern {
  /// One segment of a pattern.
  public enum Segment: Sendable {
    /// Literal text, percent-encoded.
    case literal(ContiguousArray<UInt8>)

    /// Any text but the empty one, read as the value of a parameter: `:id`, `:id(\d+)`.
    indirect case parameter(Parameter)

    /// Text and parameters in one segment: `photo-:id.:ext`.
    case mixed([Piece])

    /// This segment and all that follow it: `:path+`, `*`.
    indirect case rest(Rest)
  }

  /// One piece of a segment that mixes text and parameters.
  public enum Piece: Sendable {
    /// Literal text, percent-encoded.
    case literal(ContiguousArray<UInt8>)

    /// Any text but the empty one, without a slash.
    indirect case parameter(Parameter)
  }

  /// A parameter of a pattern.
  public struct Parameter: Sendable {
    /// The name, or the number of a group without one.
    public let name: String

    /// The regular expression of its values, as it was written; `nil` for any text without a slash.
    public let expression: String?

    /// The language of the regular expression, without captures.
    package let language: RegularExpression?

    /// Whether some alternative of the pattern omits it.
    public let isOptional: Bool

    /// Whether its value may hold slashes: `:path+`, `*`.
    public let isRepeated: Bool

    /// The position among the parameters of the pattern.
    let number: Int

    init(
      name: String,
      expression: String?,
      language: RegularExpression?,
      isOptional: Bool,
      isRepeated: Bool,
      number: Int
    ) {
      (self.name, self.expression, self.language) = (name, expression, language)
      (self.isOptional, self.isRepeated, self.number) = (isOptional, isRepeated, number)
    }

    /// Whether it is a group without a name, whose name is its number.
    package var isUnnamed: Bool { 48...57 ~= name.utf8.first ?? 0 }

    /// The texts it takes.
    package var values: RegularExpression {
      language
        ?? .repetition(.byte(.except(UInt8(ascii: "/"))), minimum: 1, maximum: nil, isGreedy: false)
    }
  }

  /// The end of a pattern whose parameters may hold slashes.
  public struct Rest: Sendable {
    /// The kinds of ends, most of which need no automaton.
    public enum Form: Hashable, Sendable {
      /// One or more segments, none of them empty: `:path+`, or `:path*` when there are any.
      case segments

      /// Any text: `*`.
      case anything

      /// Anything else, which needs an automaton.
      case expression
    }

    /// The kind of the end.
    public let form: Form

    /// The parameters in it, in order.
    package let parameters: [Parameter]

    /// The names of the parameters in it, in order.
    public var parameterNames: [String] { PathPattern.names(of: parameters) }

    /// How specific each of its segments is, from the left, as in ``PathPattern/rank(of:)``.
    let ranks: [SegmentRank]

    /// The texts it takes, a slash before its first segment; parameter *i* is capture *i*.
    package let language: RegularExpression

    init(
      form: Form,
      parameters: [Parameter],
      ranks: [SegmentRank],
      language: RegularExpression
    ) {
      (self.form, self.parameters) = (form, parameters)
      (self.ranks, self.language) = (ranks, language)
    }
  }
}

/// How specific a segment of a pattern is; the greater wins.
///
/// A literal is 5, a literal with parameters 4, a constrained or typed parameter 3, a plain one 2,
/// one or more segments 1, any text or none 0. Among literals with parameters more bytes win.
package struct SegmentRank: Hashable, Comparable, Sendable {
  /// The class, from 0 to 5.
  package let value: UInt8

  /// The literal bytes of a segment of class 4, else 0.
  package let literalBytes: Int

  /// Creates a rank.
  init(_ value: UInt8, literalBytes: Int = 0) {
    self.value = value
    self.literalBytes = literalBytes
  }

  /// Returns whether a rank is below another.
  package static func < (left: SegmentRank, right: SegmentRank) -> Bool {
    (left.value, left.literalBytes) < (right.value, right.literalBytes)
  }
}

extension PathPattern.Segment {
  /// The parameters of the segment, in order.
  package var parameters: [PathPattern.Parameter] {
    var parameters: [PathPattern.Parameter] = []
    forEachParameter { parameters.append($0) }
    return parameters
  }

  /// Calls a function with each parameter of the segment, in order.
  func forEachParameter(_ body: (PathPattern.Parameter) -> Void) {
    switch self {
    case .literal: break
    case .rest(let rest): rest.parameters.forEach(body)
    case .parameter(let parameter): body(parameter)
    case .mixed(let pieces): for case .parameter(let parameter) in pieces { body(parameter) }
    }
  }

  /// How specific the segment is.
  package func ranks(isTyped: (String) -> Bool) -> [SegmentRank] {
    switch self {
    case .literal: return [SegmentRank(5)]
    case .parameter(let parameter):
      return [SegmentRank(parameter.language != nil || isTyped(parameter.name) ? 3 : 2)]
    case .mixed(let pieces):
      var bytes = 0
      for piece in pieces {
        if case .literal(let text) = piece { bytes += text.count }
      }
      return [SegmentRank(4, literalBytes: bytes)]
    case .rest(let rest): return rest.ranks
    }
  }
}

extension PathPattern.Alternative {
  /// Whether it ends with any text, which may be empty: `/f/*`.
  package var endsWithAnything: Bool {
    if case .rest(let rest)? = segments.last { rest.form == .anything } else { false }
  }
}
