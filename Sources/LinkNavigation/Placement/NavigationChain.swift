/// A destination with its ancestors, each with the place that was chosen for it.
///
/// The way back of a link: the chain of a question is memberships, league, questions, question.
/// A chain says nothing of what is on screen except for the place of its lowest element.
public struct NavigationChain<Destination: Hashable & Sendable>: Hashable, Sendable {
  /// One destination of a chain and its place.
  public struct Element: Hashable, Sendable {
    /// What is shown.
    public let destination: Destination

    /// Where it is shown.
    ///
    /// Its parent, where it has one, is the element before or is on screen.
    public let placement: LinkPlacement<Destination>

    /// Creates an element.
    ///
    /// - Parameters:
    ///   - destination: What is shown.
    ///   - placement: Where it is shown.
    public init(destination: Destination, placement: LinkPlacement<Destination>) {
      self.destination = destination
      self.placement = placement
    }
  }

  /// The most elements that a chain may have.
  public static var maximumDepth: Int { 32 }

  /// The destinations, the lowest ancestor first and the link itself last.
  ///
  /// Never empty.
  public internal(set) var elements: [Element]

  /// What goes away before the elements are shown.
  public private(set) var clearing = NavigationClearing.nothing

  /// Walks up from a destination until a place needs no further ancestor.
  ///
  /// - Parameters:
  ///   - destination: The top of the chain.
  ///   - state: What is on screen. An ancestor that is there ends the walk.
  ///   - policy: Whether contextual places count, and how the destination takes its place.
  ///   - placements: Tells where a destination may be shown, best first. Must be pure.
  /// - Throws: ``NavigationChainError`` – `.repeats`, `.tooDeep`, `.noPlacement` or
  ///   `.onlyContextual`; `chain` holds what was walked, top first.
  /// - Complexity: O(*d* · *n*), *d* = depth (at most 32), *n* = number of entries of the state.
  public init(
    of destination: Destination,
    in state: NavigationState<Destination>,
    policy: NavigationPolicy,
    placements: (Destination) -> [LinkPlacement<Destination>]
  ) throws(NavigationChainError<Destination>) {
    if let guest = GuestPlacement(
      of: destination,
      in: state,
      policy: policy,
      placements: placements
    ) {
      elements = [Element(destination: destination, placement: guest.placement)]
      clearing = guest.clearing
      return
    }
    let ground = policy.mode == .fromRoot ? state.cleared(.aboveRoot) : state
    var walked: [Element] = []
    var next: Destination? = destination
    while let current = next {
      let names = walked.map(\.destination) + [current]
      guard !walked.contains(where: { $0.destination == current }) else {
        throw NavigationChainError(code: .repeats, chain: names)
      }
      guard walked.count < Self.maximumDepth else {
        throw NavigationChainError(code: .tooDeep, chain: names)
      }
      let choice = PlacementChoice(
        among: placements(current),
        of: current,
        in: ground,
        policy: policy
      )
      guard let placement = choice.placement else {
        throw NavigationChainError(code: choice.failure, chain: names)
      }
      walked.append(Element(destination: current, placement: placement))
      next = choice.endsWalk ? nil : placement.parent
    }
    elements = walked.reversed()
    guard walked.first?.placement != .noScreen else { return }
    clearing =
      policy.mode == .fromRoot
      ? .aboveRoot
      : GuestPlacement.clearing(for: walked.last, in: state, placements: placements)
  }

  /// Creates a chain from elements that are given; `nil` when there are none.
  ///
  /// - Parameter elements: The elements, the lowest first.
  public init?(_ elements: [Element]) {
    guard !elements.isEmpty else { return nil }
    self.elements = elements
  }

  /// The chain with further elements on top.
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
  /// The destination with its ancestors, by the places that each declares.
  ///
  /// - Parameters:
  ///   - state: What is on screen.
  ///   - policy: Whether contextual places count, and how the destination takes its place.
  /// - Returns: The chain, the lowest ancestor first.
  /// - Throws: ``NavigationChainError`` – as ``NavigationChain/init(of:in:policy:placements:)``.
  public func chain(
    in state: NavigationState<Self>,
    policy: NavigationPolicy = .warm
  ) throws(NavigationChainError<Self>) -> NavigationChain<Self> {
    try NavigationChain(of: self, in: state, policy: policy, placements: \.placements)
  }
}
