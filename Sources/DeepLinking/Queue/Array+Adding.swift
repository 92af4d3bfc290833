extension Array {
  /// The elements, and one more; beyond a limit, without the first.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  func adding(_ element: Element, ofAtMost capacity: Int = .max) -> [Element] {
    var elements = self
    if count >= capacity { elements.removeFirst() }
    elements.append(element)
    return elements
  }
}
