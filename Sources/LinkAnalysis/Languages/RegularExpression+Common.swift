package import LinkPatterns

extension RegularExpression {
  /// A slash.
  package static let slash = RegularExpression.literal([UInt8(ascii: "/")])

  /// Any text.
  static let anything = RegularExpression.repeated(.byte(.all), 0, nil)
}
