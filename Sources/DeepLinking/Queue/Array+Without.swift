extension Array where Element: StringIdentifier {
  /// The identifiers without one of them.
  func without(_ identifier: Element) -> [Element] { filter { $0 != identifier } }
}
