/// The written form of a value in a URL: a name and a language of byte strings.
///
/// It says which text has the form of a value, not which values are in range, and knows no Swift
/// types. Two shapes with one name have one language.
public struct ParameterShape: Hashable, Sendable {
  /// What the shape is called in diagnoses and catalogs.
  public let name: String
  /// The texts that have the shape; has no captures.
  package let expression: LanguageExpression

  /// Creates a shape.
  package init(name: String, expression: LanguageExpression) {
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

  /// One of several texts.
  ///
  /// - Parameter values: The texts, decoded.
  /// - Returns: A shape that is called by its values: `newest|oldest`.
  public static func oneOf(_ values: [String]) -> ParameterShape {
    let words = values.map { value in
      var bytes: [UInt8] = []
      PercentCoding.encode(value.utf8, .component, into: &bytes)
      return LanguageExpression.literal(bytes)
    }
    return ParameterShape(name: values.joined(separator: "|"), expression: .alternation(words))
  }

  /// Any text but none, without a slash, of a type whose written form is not known.
  ///
  /// - Parameter name: The name of the type.
  /// - Returns: A shape that is typed, so more specific than a plain parameter.
  public static func anything(named name: String) -> ParameterShape {
    let byte = LanguageExpression.byte(.except(UInt8(ascii: "/")))
    return ParameterShape(name: name, expression: .repeated(byte, 1, nil))
  }

  /// An integer: `-?(0|[1-9][0-9]*)`.
  public static var int: ParameterShape {
    ParameterShape(
      name: "Int",
      expression: .sequence([
        minus,
        .alternation([
          .literal([0x30]),
          .sequence([.byte(ByteSet(0x31...0x39)), .repeated(.byte(.digits), 0, nil)]),
        ]),
      ])
    )
  }

  /// A decimal number: `-?[0-9]+(\.[0-9]+)?`.
  public static var double: ParameterShape {
    let digits = LanguageExpression.repeated(.byte(.digits), 1, nil)
    return ParameterShape(
      name: "Double",
      expression: .sequence([
        minus, digits, .repeated(.sequence([.literal([0x2E]), digits]), 0, 1),
      ])
    )
  }

  /// A truth value: `true|false`.
  public static var bool: ParameterShape {
    ParameterShape(
      name: "Bool",
      expression: .alternation([.literal(Array("true".utf8)), .literal(Array("false".utf8))])
    )
  }

  /// A UUID: hexadecimal digits in groups of 8, 4, 4, 4 and 12 joined by `-`.
  public static var uuid: ParameterShape {
    let digit = LanguageExpression.byte(
      ByteSet.digits.union(ByteSet(0x41...0x46)).union(ByteSet(0x61...0x66))
    )
    var items: [LanguageExpression] = []
    for length in [8, 4, 4, 4, 12] {
      if !items.isEmpty { items.append(.literal([0x2D])) }
      items.append(.repeated(digit, length, length))
    }
    return ParameterShape(name: "UUID", expression: .sequence(items))
  }

  /// An optional `-`.
  private static var minus: LanguageExpression { .repeated(.literal([0x2D]), 0, 1) }
}
