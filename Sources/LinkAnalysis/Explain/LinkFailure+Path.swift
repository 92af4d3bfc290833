extension LinkFailure.Code {
  /// A segment has another literal than expected.
  static let literal =
    Self("literal", "{place} expected '{expected}', found '{found}'", check: .match)

  /// The path ends where another segment is expected.
  static let missingSegment =
    Self("missingSegment", "{place} expected {expected}, found the end", check: .match)

  /// The path goes on where its end is expected.
  static let extraSegment =
    Self("extraSegment", "{place} expected the end, found '{found}'", check: .match)
}
