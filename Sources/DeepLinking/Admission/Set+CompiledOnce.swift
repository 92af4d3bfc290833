// Compiled once, unlike the standard library's functions, which are compiled anew for each type of elements.
extension Set {
  /// A set of the elements of an array.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  package init(eachOf elements: [Element]) { self.init(elements) }

  /// The elements, in any order.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  var elements: [Element] { Array(self) }
}
