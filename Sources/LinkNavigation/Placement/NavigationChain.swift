/// A destination with its ancestors, each with the place that was chosen for it.
///
/// For example, the chain of a question is memberships, league, questions, question.
/// A chain doesn't depend on what is on screen, except for the placement of its lowest element.
public struct NavigationChain<Destination: Hashable & Sendable>: Hashable, Sendable {
  /// One destination of a chain, with its placement.
  public struct Element: Hashable, Sendable {
    /// The destination.
    public let destination: Destination

    /// Its placement.
    ///
    /// Its parent, where it has one, is the element before or is on screen.
    public let placement: LinkPlacement<Destination>

    /// Creates an element.
    ///
    /// - Parameters:
    ///   - destination: The destination to show.
    ///   - placement: The place of the destination.
    public init(destination: Destination, placement: LinkPlacement<Destination>) {
      self.destination = destination
      self.placement = placement
    }

    /// Returns whether two elements have the same destination and placement.
    public static func == (left: Element, right: Element) -> Bool {
      left.destination == right.destination && left.placement == right.placement
    }
  }

  /// The most elements that a chain may have.
  public static var maximumDepth: Int { 32 }

  /// The destinations, the lowest ancestor first and the link itself last.
  ///
  /// Never empty.
  public internal(set) var elements: [Element]

  /// The screens to remove before the elements are shown.
  private(set) var clearing = NavigationClearing.nothing

  /// Walks up from a destination until a placement needs no further ancestor.
  ///
  /// - Parameters:
  ///   - destination: The top of the chain.
  ///   - state: The current state. An ancestor in it ends the walk.
  ///   - policy: Whether contextual placements count, and the navigation mode.
  ///   - placements: Returns the placements of a destination, best first. Must be pure.
  /// - Throws: ``NavigationChainError`` – `.repeats`, `.tooDeep`, `.noPlacement` or
  ///   `.onlyContextual`; `chain` holds the walked destinations, top first.
  /// - Complexity: O(*d* · *n*), *d* = depth (at most 32), *n* = number of entries of the state.
  public init(
    of destination: Destination,
    in state: NavigationState<Destination>,
    policy: NavigationPolicy,
    placements: (Destination) -> [LinkPlacement<Destination>]
  ) throws(NavigationChainError<Destination>) {
    let chooser = PlacementChooser(state: state)
    let guest = chooser.guestPlacement(of: destination, policy: policy, placements: placements)
    if let guest {
      elements = [Element(destination: destination, placement: guest)]
    } else {
      let ground =
        policy.mode == .fromRoot ? NavigationClearing.aboveRoot.applied(to: state) : state
      elements = try Self.walk(
        up: destination,
        in: ground,
        usesCurrentScreen: policy.usesCurrentScreen,
        placements: placements
      )
    }
    guard let lowest = elements.first, elements.last?.placement != .noScreen else { return }
    clearing =
      guest == nil && policy.mode == .fromRoot
      ? .aboveRoot
      : chooser.clearing(
        for: lowest.destination,
        at: lowest.placement,
        ofAnyKind: guest != nil,
        placements: placements
      )
  }

  /// Walks up until a placement needs no further ancestor.
  private static func walk(
    up destination: Destination,
    in state: NavigationState<Destination>,
    usesCurrentScreen: Bool,
    placements: (Destination) -> [LinkPlacement<Destination>]
  ) throws(NavigationChainError<Destination>) -> [Element] {
    var walked: [Element] = []
    var names = [destination]
    while true {
      let current = names[walked.count]
      guard names.firstIndex(of: current) == walked.count else {
        throw NavigationChainError(code: .repeats, chain: names)
      }
      guard walked.count < maximumDepth else {
        throw NavigationChainError(code: .tooDeep, chain: names)
      }
      let known = placements(current)
      let choice = PlacementChooser(state: state).choice(
        among: known,
        of: current,
        usesCurrentScreen: usesCurrentScreen
      )
      guard let (placement, endsWalk) = choice else {
        let code: NavigationChainError<Destination>.Code =
          known.isEmpty ? .noPlacement : .onlyContextual
        throw NavigationChainError(code: code, chain: names)
      }
      walked.append(Element(destination: current, placement: placement))
      guard !endsWalk, let parent = placement.parent else { return walked.reversed() }
      names.append(parent)
    }
  }

  /// Returns the chain with further elements on top.
  ///
  /// - Parameter elements: The elements, the lowest first. The parent of each is the one before.
  /// - Returns: The longer chain.
  public func appending(_ elements: [Element]) -> NavigationChain {
    var chain = self
    chain.elements += elements
    return chain
  }

  /// The destinations, the lowest ancestor first.
  public var destinations: [Destination] { elements.map { $0.destination } }
}

extension NavigationPlacing {
  /// Returns the destination with its ancestors, by their declared placements.
  ///
  /// - Parameters:
  ///   - state: The current state.
  ///   - policy: Whether contextual placements count, and the navigation mode.
  /// - Returns: The chain, the lowest ancestor first.
  /// - Throws: ``NavigationChainError`` – as ``NavigationChain/init(of:in:policy:placements:)``.
  public func chain(
    in state: NavigationState<Self>,
    policy: NavigationPolicy = .warm
  ) throws(NavigationChainError<Self>) -> NavigationChain<Self> {
    try NavigationChain(of: self, in: state, policy: policy, placements: \.placements)
  }
}

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
