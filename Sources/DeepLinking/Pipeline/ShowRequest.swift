/// A plan with the states before and after it.
package struct NavigationWay<Link: DeepLink> {
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

/// The screens that an event wants to show: those of a link, or the saved ones of the scene.
package protocol ShowRequest<Link> {
  associatedtype Link: DeepLink & NavigationPlacing

  /// The screens that the person agreed to leave; `nil` for saved screens, about which no person is asked.
  var consent: Set<NavigationEntry<Link>>? { get }

  /// The link with its place; `nil` for saved screens.
  var linkShowRequest: LinkShowRequest<Link>? { get }

  /// Binds it to the current account; returns `false` when it was bound to another one.
  mutating func bind(to account: LinkAccount?) -> Bool

  /// The next screen that is not shown yet and that no guard was asked about.
  mutating func nextUnguarded(in state: NavigationState<Link>) throws(LinkFailure) -> Link?

  /// Returns whether a screen is to lie below another.
  func isAncestor(_ link: Link) -> Bool

  /// Records that the guards were asked about a screen, and leaves it out for a failure.
  mutating func report(_ reason: LinkFailure?, about link: Link)

  /// Plans the way to the remaining screens.
  mutating func plan(
    from state: NavigationState<Link>,
    for account: LinkAccount?
  ) throws(LinkFailure) -> NavigationWay<Link>

  /// The next screen to build, other than those already built.
  func nextToBuild(for plan: NavigationPlan<Link>, besides built: Set<Link>) -> Link?

  /// The name of a screen, for failures.
  func name(of link: Link) -> String

  /// Leaves out a screen that can't be built; throws when nothing is left.
  mutating func omit(_ link: Link, _ reason: LinkFailure) throws(LinkFailure)

  /// Records that the person agreed to leave screens.
  mutating func agree(toLeave screens: Set<NavigationEntry<Link>>)

  /// Records that the scene's saved screens were restored: the current screen is one that the person knows.
  mutating func sceneWasRestored()

  /// The outcome of a performed plan; `nil` when the way must be planned again from the current state.
  @MainActor
  mutating func outcome(of run: PlanRun<Link>) throws(LinkFailure) -> LinkOutcome?
}

extension ShowRequest {
  /// Whether it shows the saved screens of the scene, about which no person is asked.
  var isOfSavedScreens: Bool { consent == nil }
}
