/// A pattern for the path of a link: `/leagues/:league`, `/photo-:id.:ext`, `{/:lang}?/docs/:page*`.
///
/// A leading slash may be left out. Literals are compared with the path as it is written in a URL,
/// so `/café` stands for `/caf%C3%A9`. An optional group makes several alternatives of one pattern,
/// each a list of segments.
///
/// It differs from the standard in three ways: a slash at the end is remembered and belongs to no
/// segment; empty segments and dot segments, which no link has, are refused; text in braces may be
/// left out, but not repeated.
///
/// Source: the path syntax of the URL Pattern Standard, all of it; https://urlpattern.spec.whatwg.org.
public final class PathPattern: Equatable, Sendable {
  /// The pattern as it was written.
  public let text: String

  /// What the pattern stands for when its optional groups are written out.
  ///
  /// At least one, the fullest first; each group stands before it is left out, the earliest the
  /// longest. So where groups are whole segments, and none but the last may hold slashes, the first
  /// that fits a path has the values that the standard finds.
  public let alternatives: [Alternative]

  /// The parameters, in the order in which they are written.
  ///
  /// Groups without a name are named `0`, `1`, … by the standard.
  public let parameters: [Parameter]

  /// Whether the pattern was written with a slash at its end, the root aside.
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
  ///     `?`, `*` or `+` behind it, and `\` before a character that stands for itself.
  ///   - limits: Upper bounds for the pattern.
  /// - Throws: ``PatternSyntaxError`` – any code; `utf8Offset` is
  ///   the first byte that is wrong.
  /// - Complexity: O(*n* · *a* + *g*²), *n* = length, *a* = alternatives, *g* = groups.
  public convenience init(
    _ text: String,
    limits: PatternLimits = .standard
  ) throws(PatternSyntaxError) {
    let source = try PatternSource(text, limits: limits)
    self.init(text, try PathPatternParser(source, limits: limits))
  }

  /// Reads the path of a template, which a query and a fragment may follow: `/search?q=:q#:section`.
  ///
  /// A `?` that would make a group optional begins the query where a name and `=` follow; `\?` does outside of braces.
  /// The length is set to the number of UTF-8 code units of the path.
  package convenience init(
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

  /// Tells whether a text can be the name of a parameter.
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

// The text says what a pattern is.
extension PathPattern {
  /// Tells whether two patterns have one text.
  public static func == (left: PathPattern, right: PathPattern) -> Bool {
    UTF8Text.areEqual(left.text, right.text)
  }
}
