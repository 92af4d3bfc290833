import LinkNavigation

extension Array where Element: StringIdentifier {
  /// The identifiers without one of them.
  func without(_ identifier: Element) -> [Element] { filter { $0 != identifier } }
}

extension Array {
  /// The elements, and one more; beyond a limit, without the first.
  ///
  /// A list of an object that is only ever replaced needs no check that nothing else uses it at the same time.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  func adding(_ element: Element, ofAtMost capacity: Int = .max) -> [Element] {
    var elements = self
    if count >= capacity { elements.removeFirst() }
    elements.append(element)
    return elements
  }
}
