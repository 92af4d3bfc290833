/// The written form of a value in a URL: a name and a language of byte strings.
///
/// It says which text has the form of a value, not which values are in range, and knows no Swift
/// types. Two shapes with one name have one language.
package struct ParameterShape: Hashable, Sendable {
  /// What the shape is called in diagnoses and catalogs.
  package let name: String
  /// The texts that have the shape; has no captures.
  package let expression: LanguageExpression

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - name: A name that no other language has.
  ///   - expression: The texts that have the shape, without captures.
  package init(name: String, expression: LanguageExpression) {
    self.name = name
    self.expression = expression
  }

  /// An integer: `-?(0|[1-9][0-9]*)`.
  package static var int: ParameterShape {
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
  package static var double: ParameterShape {
    let digits = LanguageExpression.repeated(.byte(.digits), 1, nil)
    return ParameterShape(
      name: "Double",
      expression: .sequence([
        minus, digits, .repeated(.sequence([.literal([0x2E]), digits]), 0, 1),
      ])
    )
  }

  /// A truth value: `true|false`.
  package static var bool: ParameterShape {
    ParameterShape(
      name: "Bool",
      expression: .alternation([.literal(Array("true".utf8)), .literal(Array("false".utf8))])
    )
  }

  /// A UUID: hexadecimal digits in groups of 8, 4, 4, 4 and 12 joined by `-`.
  package static var uuid: ParameterShape {
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
