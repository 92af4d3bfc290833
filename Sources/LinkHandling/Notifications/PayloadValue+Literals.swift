extension PayloadValue: ExpressibleByStringLiteral {
  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension PayloadValue: ExpressibleByBooleanLiteral {
  /// Creates a truth value.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension PayloadValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension PayloadValue: ExpressibleByArrayLiteral {
  /// Creates a list.
  public init(arrayLiteral elements: PayloadValue...) { self = .list(elements) }
}

extension PayloadValue: ExpressibleByDictionaryLiteral {
  /// Creates an object; of a key that stands twice, the last value counts.
  public init(dictionaryLiteral elements: (String, PayloadValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
