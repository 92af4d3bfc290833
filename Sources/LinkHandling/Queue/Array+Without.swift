import LinkNavigation

extension Array where Element: StringIdentifier {
  /// The identifiers but for one.
  func without(_ identifier: Element) -> [Element] { filter { $0 != identifier } }
}
