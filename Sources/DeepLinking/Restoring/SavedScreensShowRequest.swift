/// The saved screens of a scene, as far as they may be shown.
package struct SavedScreensShowRequest<Link: DeepLink & NavigationPlacing> {
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

  /// Binds them to the current account; returns `false` when they were bound to another one.
  mutating func bind(to account: LinkAccount?) -> Bool {
    self.account = account
    return screens.saved.account == nil || screens.saved.account == account
  }

  /// The next screen that is not shown yet and that no guard was asked about.
  var nextUnguarded: Link? {
    let links = screens.stacks.flatMap(\.links)
    return links.first { !guarded.contains($0) && before.position(of: $0) == nil }
  }

  /// Returns whether a screen is to lie below another.
  func isAncestor(_ link: Link) -> Bool {
    !screens.stacks.contains { $0.isWhole && $0.links.last == link }
  }

  /// Records that the guards were asked about a screen, and leaves it and those on it out for a failure.
  mutating func report(_ reason: LinkFailure?, about link: Link) {
    guarded.insert(link)
    if reason != nil { screens.cut(at: link) }
  }

  /// Plans the way to the remaining screens, unless another screen or another account is shown by now.
  mutating func plan(
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

  /// Leaves out a screen that can't be built, and those on it.
  mutating func omit(_ link: Link) { screens.cut(at: link) }

  /// The outcome of a performed plan.
  @MainActor
  func outcome(of run: PlanRun<Link>) throws(LinkFailure) -> LinkOutcome {
    if let failure = run.failure { throw failure }
    guard run.hasArrived else { throw LinkFailure(.savedStateOvertaken) }
    restoration.lost = lost
    guard !lost.isEmpty else { return .opened(skipping: []) }
    return .opened(skipping: [LinkFailure(.savedScreensLost, found: .name("\(lost.count)"))])
  }
}
