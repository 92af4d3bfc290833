public import LinkNavigation
public import LinkRouting

extension LinkRouter where Link: NavigationPlacing {
  /// Where a link may be shown: what it declares, else below the link its pattern begins with.
  ///
  /// A link that declares nothing and has nothing above it is the root of the only container.
  ///
  /// - Parameter link: The link.
  /// - Returns: The places, best first. Never empty.
  /// - Complexity: As `LinkRouter.parent(of:)` for a link that declares nothing.
  public func placements(of link: Link) -> [Placement<Link>] {
    let declared = link.placements
    guard declared.isEmpty else { return declared }
    return parent(of: link).map { [.pushed(on: $0)] } ?? [.root(.main)]
  }

  /// A link with its ancestors.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - state: What is on screen.
  ///   - policy: Whether contextual places count.
  /// - Returns: The chain, the lowest ancestor first.
  /// - Throws: `NavigationChainError` – any code; `chain` holds what was walked.
  /// - Complexity: As `NavigationChain.init(of:in:policy:placements:)`.
  public func chain(
    of link: Link,
    in state: NavigationState<Link>,
    policy: NavigationPolicy = .warm
  ) throws(NavigationChainError<Link>) -> NavigationChain<Link> {
    try NavigationChain(of: link, in: state, policy: policy, placements: placements)
  }
}
