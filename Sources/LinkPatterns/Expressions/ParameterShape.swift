/// The written form of a value in a URL: a name and a language of byte strings.
///
/// It describes which text has the form of a value, not which values are in range, and knows no Swift
/// types. Two shapes with one name have one language.
public struct ParameterShape: Hashable, Sendable {
  /// The name of the shape in diagnostics and catalogs.
  public let name: String
  /// The texts that have the shape; has no captures.
  package let expression: RegularExpression

  /// Creates a shape.
  init(name: String, expression: RegularExpression) {
    self.name = name
    self.expression = expression
  }

  /// Creates a shape from a regular expression.
  ///
  /// - Parameters:
  ///   - name: A name that no other language has.
  ///   - expression: The texts that have the shape, percent-encoded as in a URL. Shape: a regular
  ///     expression of ECMAScript in the subset that the article "Grammar of patterns" lists.
  /// - Throws: ``PatternSyntaxError`` – `.invalidRegularExpression`, `.unsupportedRegularExpression`,
  ///   `.unexpectedToken` or `.overLimit`.
  /// - Complexity: O(*n*), *n* = length of the expression.
  public init(name: String, matching expression: String) throws(PatternSyntaxError) {
    let source = try PatternSource(expression, limits: .standard)
    var parser = ExpressionParser(source, source.bytes.indices, limits: .standard)
    self.init(name: name, expression: try parser.expression())
  }

  /// Whether some text of the shape holds a byte, escaped or not.
  package func mayHold(_ byte: UInt8) -> Bool {
    expression.canHold(byte) || expression.canHold(UInt8(ascii: "%"))
  }

  /// One of several texts.
  ///
  /// - Parameter values: The texts, decoded.
  /// - Returns: A shape that is named after its values: `newest|oldest`.
  public static func oneOf(_ values: [String]) -> ParameterShape {
    var words: [RegularExpression] = []
    for value in values { words.append(word(value)) }
    return ParameterShape(name: values.joined(separator: "|"), expression: .alternation(words))
  }

  /// The ways to write a text in a URL, where some characters may be escaped or not.
  private static func word(_ text: String) -> RegularExpression {
    let isPlain = text.utf8.allSatisfy {
      !PercentEncodeSet.component.contains($0) || PercentEncodeSet.segmentValue.contains($0)
    }
    guard !isPlain else { return .literal(PercentCoding.encoded(text.utf8, .component)) }
    return .joined(
      text.utf8.map { byte in
        var escaped: [UInt8] = []
        PercentCoding.append(byte, .component, to: &escaped)
        guard escaped.count > 1, !PercentEncodeSet.segmentValue.contains(byte) else {
          return .literal(escaped)
        }
        return .alternation([.literal([byte]), .literal(escaped)])
      }
    )
  }

  /// Any text but the empty one, without a slash, for a type whose written form is not known.
  ///
  /// - Parameter name: The name of the type.
  /// - Returns: A typed shape, which is more specific than a plain parameter.
  public static func anything(named name: String) -> ParameterShape {
    let byte = RegularExpression.byte(.except(UInt8(ascii: "/")))
    return ParameterShape(name: name, expression: .repeated(byte, 1, nil))
  }

  /// An integer: `0|-?[1-9][0-9]*`.
  public static let int = known("Int", "0|-?[1-9]\\d*")

  /// A decimal number: `-?[0-9]+(\.[0-9]+)?`.
  public static let double = known("Double", "-?\\d+(?:\\.\\d+)?")

  /// A Boolean: `true|false`.
  public static let bool = known("Bool", "true|false")

  /// A UUID: hexadecimal digits in groups of 8, 4, 4, 4 and 12 joined by `-`.
  public static let uuid = known(
    "UUID",
    "[\\dA-Fa-f]{8}-(?:[\\dA-Fa-f]{4}-){3}[\\dA-Fa-f]{12}"
  )

  /// Makes a shape of an expression that is known to be valid: `ParameterShapeTests` parses them.
  private static func known(_ name: String, _ expression: String) -> ParameterShape {
    (try? ParameterShape(name: name, matching: expression)) ?? anything(named: name)
  }
}
