/// A pattern for the path of a link: `/leagues/:league`, `/photo-:id.:ext`, `{/:lang}?/docs/:page*`.
///
/// A leading slash may be omitted. Literals are compared with the path as it is written in a URL,
/// so `/café` matches `/caf%C3%A9`. An optional group makes several alternatives of one pattern,
/// each a list of segments.
///
/// It differs from the standard in three ways: a slash at the end is remembered and belongs to no
/// segment; empty segments and dot segments, which no link has, are refused; text in braces may be
/// omitted, but not repeated.
///
/// Source: the path syntax of the URL Pattern Standard, all of it; https://urlpattern.spec.whatwg.org.
public struct PathPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String

  /// The patterns that result when the optional groups are written out.
  ///
  /// At least one, the fullest first; alternatives with a group come before those without it, and the earliest group
  /// varies last. So when groups are whole segments, and only the last may contain slashes, the first
  /// alternative that matches a path has the values that the standard finds.
  public let alternatives: [Alternative]

  /// The parameters, in the order in which they are written.
  ///
  /// Groups without a name are named `0`, `1`, … by the standard.
  public let parameters: [Parameter]

  /// Whether the pattern was written with a slash at its end; `false` for the root.
  public let hasTrailingSlash: Bool

  /// One way to write out the optional groups of a pattern.
  public struct Alternative: Sendable {
    /// The segments, in order; empty for the root.
    ///
    /// Only the last may be a ``PathPattern/Segment/rest(_:)``.
    public let segments: [Segment]

    /// Whether the alternative is written with a slash at its end, without one, or may have one.
    package let slash: SlashRule
  }

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - text: The pattern. Shape: the path syntax of the URL Pattern Standard – text, `:name`,
  ///     `(regular expression)`, `:name(regular expression)`, `*`, `{…}`, each group perhaps with
  ///     `?`, `*` or `+` after it, and `\` before a literal character.
  ///   - limits: Upper bounds for the pattern.
  /// - Throws: ``PatternSyntaxError`` – any code; `utf8Offset` is
  ///   the first byte that is wrong.
  /// - Complexity: O(*n* · *a* + *g*²), *n* = length, *a* = alternatives, *g* = groups.
  public init(
    _ text: String,
    limits: PatternLimits = .standard
  ) throws(PatternSyntaxError) {
    let source = try PatternSource(text, limits: limits)
    self.init(text, try PathPatternParser(source, limits: limits))
  }

  /// Parses the path of a template, which a query and a fragment may follow: `/search?q=:q#:section`.
  ///
  /// A `?` after a group begins the query when a name and `=` follow; `\?` always does outside braces.
  /// The length is set to the number of UTF-8 code units of the path.
  package init(
    ofTemplate template: String,
    length: inout Int
  ) throws(PatternSyntaxError) {
    let source = try PatternSource(template, limits: .standard)
    let parser = try PathPatternParser(source, limits: .standard, isTemplate: true)
    length = parser.length
    self.init(UTF8Text.text(source.bytes.span.extracting(..<length)), parser)
  }

  private init(_ text: String, _ parser: borrowing PathPatternParser) {
    self.text = text
    alternatives = parser.alternatives
    parameters = parser.parameters
    hasTrailingSlash = parser.hasTrailingSlash
  }

  /// The segments of the fullest alternative.
  public var segments: [Segment] { alternatives.first?.segments ?? [] }

  /// The names of the parameters, in order.
  public var parameterNames: [String] { Self.names(of: parameters) }

  /// Returns whether a text can be the name of a parameter.
  package static func isName(_ text: String) -> Bool {
    var isFirst = true
    for scalar in text.unicodeScalars {
      guard PatternSource.isName(scalar, isFirst: isFirst) else { return false }
      isFirst = false
    }
    return !isFirst
  }

  static func names(of parameters: [Parameter]) -> [String] {
    var names: [String] = []
    for parameter in parameters { names.append(parameter.name) }
    return names
  }
}

// The text determines the rest of a pattern.
extension PathPattern {
  /// Returns whether two patterns have one text.
  public static func == (left: PathPattern, right: PathPattern) -> Bool {
    UTF8Text.areEqual(left.text, right.text)
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
