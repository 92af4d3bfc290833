
extension LinkFailure.Code {
  /// A segment has another literal than expected.
  static var literal: Self {
    Self("literal", "{place} expected '{expected}', found '{found}'", check: .match)
  }

  /// The path ends where another segment is expected.
  static var missingSegment: Self {
    Self("missingSegment", "{place} expected {expected}, found the end", check: .match)
  }

  /// The path goes on where its end is expected.
  static var extraSegment: Self {
    Self("extraSegment", "{place} expected the end, found '{found}'", check: .match)
  }
}
