/// The saved screens of a scene, as far as they may be shown.
package struct SavedScreensShowRequest<Link: DeepLink & NavigationPlacing>: ShowRequest {
  /// The screens that may be shown.
  private(set) var screens: SavedScreens<Link>

  /// The state when restoring began.
  private let before: NavigationState<Link>

  /// The account that was signed in when the guards were asked.
  private var account: LinkAccount?

  /// The receipt that the caller awaits.
  private let restoration: LinkRestoration

  /// The screens that guards were asked about.
  private var guarded: Set<Link> = []

  /// The URLs that the last plan leaves out.
  private var lost: [String] = []

  /// Begins restoring the saved screens of a scene.
  package init(
    _ saved: SavedNavigationV1,
    over before: NavigationState<Link>,
    router: LinkRouter<Link>,
    restoration: LinkRestoration = LinkRestoration()
  ) {
    screens = SavedScreens(saved, router: router)
    self.before = before
    self.restoration = restoration
  }

  package var consent: Set<NavigationEntry<Link>>? { nil }

  package var linkShowRequest: LinkShowRequest<Link>? { nil }

  package mutating func bind(to account: LinkAccount?) -> Bool {
    self.account = account
    return screens.saved.account == nil || screens.saved.account == account
  }

  package func nextUnguarded(in state: NavigationState<Link>) -> Link? {
    let links = screens.stacks.flatMap(\.links)
    return links.first { !guarded.contains($0) && before.position(of: $0) == nil }
  }

  package func isAncestor(_ link: Link) -> Bool {
    !screens.stacks.contains { $0.isWhole && $0.links.last == link }
  }

  package mutating func report(_ reason: LinkFailure?, about link: Link) {
    guarded.insert(link)
    if reason != nil { screens.cut(at: link) }
  }

  /// Plans the way to the remaining screens, unless another screen or another account is shown by now.
  package mutating func plan(
    from state: NavigationState<Link>,
    for account: LinkAccount?
  ) throws(LinkFailure) -> NavigationWay<Link> {
    let restored = screens.restored(over: before)
    lost = restored.lost
    guard state == before, account == self.account,
      let plan = try? NavigationPlan(from: before, to: restored.state, isAtOnce: true)
    else { throw LinkFailure(.savedStateOvertaken) }
    return NavigationWay(from: state, plan, to: restored.state)
  }

  /// Builds the lowest screen first: when the time limit is reached, the screens above are left out.
  package func nextToBuild(for plan: NavigationPlan<Link>, besides built: Set<Link>) -> Link? {
    plan.destinations.first { !built.contains($0) }
  }

  package func name(of link: Link) -> String { "a saved screen" }

  package mutating func omit(_ link: Link, _ reason: LinkFailure) { screens.cut(at: link) }

  package func agree(toLeave screens: Set<NavigationEntry<Link>>) {}

  package func sceneWasRestored() {}

  package func outcome(of run: PlanRun<Link>) throws(LinkFailure) -> LinkOutcome? {
    if let failure = run.failure { throw failure }
    guard run.hasArrived else { throw LinkFailure(.savedStateOvertaken) }
    restoration.lost = lost
    guard !lost.isEmpty else { return .opened(skipping: []) }
    return .opened(skipping: [LinkFailure(.savedScreensLost, found: .name("\(lost.count)"))])
  }
}
