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

/// The screens that an event wants to show.
package indirect enum ShowRequest<Link: DeepLink & NavigationPlacing> {
  /// Those of a link.
  case link(LinkShowRequest<Link>)

  /// The saved ones of the scene, about which no person is asked.
  case saved(SavedScreensShowRequest<Link>)

  /// The request of a link; `nil` for saved screens.
  var linkShowRequest: LinkShowRequest<Link>? {
    if case .link(let request) = self { request } else { nil }
  }
}

// MARK: - Guards

extension ShowRequest {
  /// Binds saved screens to the current account; returns `false` when they were bound to another one.
  mutating func bind(to account: LinkAccount?) -> Bool {
    guard case .saved(var request) = self else { return true }
    defer { self = .saved(request) }
    return request.bind(to: account)
  }

  /// The next screen that is not shown yet and that no guard was asked about.
  mutating func nextUnguarded(in state: NavigationState<Link>) throws(LinkFailure) -> Link? {
    switch self {
    case .link(var request):
      defer { self = .link(request) }
      return try request.nextUnguarded(in: state)
    case .saved(let request): return request.nextUnguarded(in: state)
    }
  }

  /// Returns whether a screen is to lie below another.
  func isAncestor(_ link: Link) -> Bool {
    switch self {
    case .link: true
    case .saved(let request): request.isAncestor(link)
    }
  }

  /// Records that the guards were asked about a screen, and leaves it out for a failure.
  mutating func report(_ reason: LinkFailure?, about link: Link) {
    switch self {
    case .link(var request):
      request.report(reason, about: link)
      self = .link(request)
    case .saved(var request):
      request.report(reason, about: link)
      self = .saved(request)
    }
  }
}

// MARK: - Showing

extension ShowRequest {
  /// Plans the way to the remaining screens.
  mutating func plan(
    from state: NavigationState<Link>,
    for account: LinkAccount?
  ) throws(LinkFailure) -> NavigationWay<Link> {
    switch self {
    case .link(var request):
      defer { self = .link(request) }
      return try request.plan(from: state)
    case .saved(var request):
      defer { self = .saved(request) }
      return try request.plan(from: state, for: account)
    }
  }

  /// The next screen to build, other than those already built.
  ///
  /// The lowest of the saved screens comes first: when the time limit is reached, the screens above are left out.
  func nextToBuild(for plan: NavigationPlan<Link>, besides built: Set<Link>) -> Link? {
    switch self {
    case .link: plan.destinations.last { !built.contains($0) }
    case .saved: plan.destinations.first { !built.contains($0) }
    }
  }

  /// The name of a screen, for failures.
  func name(of link: Link) -> String {
    switch self {
    case .link(let request): request.name(of: link)
    case .saved: "a saved screen"
    }
  }

  /// Leaves out a screen that can't be built; throws when nothing is left.
  mutating func omit(_ link: Link, _ reason: LinkFailure) throws(LinkFailure) {
    switch self {
    case .link(var request):
      try request.omit(link, reason)
      self = .link(request)
    case .saved(var request):
      request.omit(link)
      self = .saved(request)
    }
  }

  /// The outcome of a performed plan; `nil` when the way must be planned again from the current state.
  @MainActor
  mutating func outcome(of run: PlanRun<Link>) throws(LinkFailure) -> LinkOutcome? {
    switch self {
    case .link(var request):
      defer { self = .link(request) }
      return try request.outcome(of: run)
    case .saved(let request): return try request.outcome(of: run)
    }
  }

  /// Records that the person agreed to leave screens.
  mutating func agree(toLeave screens: Set<NavigationEntry<Link>>) {
    guard case .link(var request) = self else { return }
    request.agree(toLeave: screens)
    self = .link(request)
  }

  /// Records that the scene's saved screens were restored: a link is placed on a screen that the person knows.
  mutating func sceneWasRestored() {
    guard case .link(var request) = self else { return }
    request.sceneWasRestored()
    self = .link(request)
  }
}
