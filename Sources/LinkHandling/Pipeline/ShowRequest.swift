package import LinkNavigation
package import LinkRouting

/// A plan, what it was made from, and where it leads.
package final class NavigationWay<Link: DeepLink> {
  let start: NavigationState<Link>
  let plan: NavigationPlan<Link>
  let target: NavigationState<Link>

  init(
    from start: NavigationState<Link>,
    _ plan: NavigationPlan<Link>,
    to target: NavigationState<Link>
  ) {
    (self.start, self.plan, self.target) = (start, plan, target)
  }
}

/// What an event wants on screen: a link, or what was saved of the scene.
package protocol ShowRequest<Link>: AnyObject {
  associatedtype Link: DeepLink & NavigationPlacing

  /// The link with its place; `nil` for what was saved.
  var placing: LinkPlacing<Link>? { get }

  /// Binds it to the account that is shown; tells whether it was shown to no other.
  func bind(to account: LinkAccount?) -> Bool

  /// The next screen that is to be shown, is not there, and that no guard was asked about.
  func nextUnguarded(in state: NavigationState<Link>) throws(LinkFailure) -> Link?

  /// Tells whether a screen is to lie below another.
  func isAncestor(_ link: Link) -> Bool

  /// Notes that guards were asked about a screen, and leaves it out when they do not allow it.
  func note(_ reason: LinkFailure?, about link: Link)

  /// Plans the way to what is left of it.
  func plan(
    from state: NavigationState<Link>,
    for account: LinkAccount?
  ) throws(LinkFailure) -> NavigationWay<Link>

  /// The next screen that is to be built, besides some.
  func nextToBuild(for plan: NavigationPlan<Link>, besides built: Set<Link>) -> Link?

  /// The name of a screen, for failures.
  func name(of link: Link) -> String

  /// Leaves out a screen that cannot be built; throws when nothing is left then.
  func omit(_ link: Link, _ reason: LinkFailure) throws(LinkFailure)

  /// What became of it when a plan was performed; `nil` when the way is to be planned again from what is shown.
  @MainActor
  func outcome(of run: PlanRun<Link>) throws(LinkFailure) -> LinkOutcome?
}
