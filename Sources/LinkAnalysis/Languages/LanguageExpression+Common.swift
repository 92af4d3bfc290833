package import LinkPatterns

extension LanguageExpression {
  /// A slash.
  package static let slash = LanguageExpression.literal([UInt8(ascii: "/")])

  /// Any text.
  package static let anything = LanguageExpression.repeated(.byte(.all), 0, nil)
}
