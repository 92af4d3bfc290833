// What is here of an array's functions is compiled once. The standard library's are compiled anew for each type of
// elements, and in part at each call: they are for what is done for each link.
extension Array {
  /// Appends an element.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package mutating func add(_ element: Element) { append(element) }

  /// Inserts an element.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package mutating func add(_ element: Element, at index: Int) { insert(element, at: index) }

  /// Appends the elements of another array.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package mutating func add(all elements: [Element]) { append(contentsOf: elements) }
}

extension Array where Element: Equatable {
  /// Returns whether another array has equal elements.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package func isEqual(to other: [Element]) -> Bool { self == other }
}

extension Dictionary {
  /// Sets a value, or removes it.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package mutating func set(_ value: Value?, at key: Key) { self[key] = value }
}

extension ContiguousArray {
  /// Appends an element.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  mutating func add(_ element: Element) { append(element) }
}
