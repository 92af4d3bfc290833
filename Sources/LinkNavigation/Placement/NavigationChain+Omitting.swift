extension NavigationChain {
  /// Returns the chain without elements that can't be shown; the element above takes the place of each.
  ///
  /// - Parameter isMissing: Returns whether a destination can't be shown.
  /// - Returns: The remaining chain, or `nil` when the link itself is missing.
  /// - Complexity: O(*n*), *n* = number of elements.
  public func omitting(_ isMissing: (Destination) -> Bool) -> NavigationChain? {
    var kept: [Element] = []
    var inherited: LinkPlacement<Destination>?
    for element in elements {
      let placement = element.placement.standing(in: inherited)
      inherited = isMissing(element.destination) ? placement : nil
      if inherited == nil {
        kept.append(Element(destination: element.destination, placement: placement))
      }
    }
    guard inherited == nil else { return nil }
    var chain = self
    chain.elements = kept
    return chain
  }
}

extension LinkPlacement {
  /// This placement, when its parent is missing and the parent's placement is free.
  fileprivate func standing(in free: LinkPlacement?) -> LinkPlacement {
    switch (self, free) {
    case (_, nil): self
    case (.presented(let style, over: _), .pushed(on: let parent)): .presented(style, over: parent)
    case (_, let free?): free
    }
  }
}
