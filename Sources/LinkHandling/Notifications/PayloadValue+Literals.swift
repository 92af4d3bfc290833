extension PayloadValue: ExpressibleByStringLiteral {
  /// Creates a text.
  ///
  /// - Parameter value: The literal.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension PayloadValue: ExpressibleByBooleanLiteral {
  /// Creates a truth value.
  ///
  /// - Parameter value: The literal.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension PayloadValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a number.
  ///
  /// - Parameter value: The literal.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Creates a number.
  ///
  /// - Parameter value: The literal.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension PayloadValue: ExpressibleByArrayLiteral {
  /// Creates a list.
  ///
  /// - Parameter elements: The literal.
  public init(arrayLiteral elements: PayloadValue...) { self = .list(elements) }
}

extension PayloadValue: ExpressibleByDictionaryLiteral {
  /// Creates an object; of a key that stands twice, the last value counts.
  ///
  /// - Parameter elements: The literal.
  public init(dictionaryLiteral elements: (String, PayloadValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
