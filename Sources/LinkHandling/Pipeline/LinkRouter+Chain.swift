public import LinkNavigation
public import LinkRouting

extension LinkRouter {
  /// A link with its ancestors.
  ///
  /// - Parameters:
  ///   - link: The link concerned.
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
