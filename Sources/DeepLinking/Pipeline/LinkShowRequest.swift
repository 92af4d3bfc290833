/// Finds the place of a link, leaves out ancestors that can't be shown, and plans the way there; or plans how to leave the
/// link that was shown while an action waited.
package struct LinkShowRequest<Link: DeepLink & NavigationPlacing> {
  typealias State = NavigationState<Link>
  typealias Chain = NavigationChain<Link>
  typealias ChainError = NavigationChainError<Link>

  /// What is on screen once the request is fulfilled.
  private enum Goal {
    /// The link: where the person pushes it, else on the ancestors that a lookup returned, else at its own place.
    case link(pushedAt: PushPlace<Link>?, on: [Link]?)

    /// The screens without the link that was shown while an action waited, unless a link lies on it that is not
    /// one of those on screen when the action began.
    case screens(before: [Link])
  }

  /// How far its plans went.
  private enum Progress: Comparable {
    /// The screens needed no step.
    case none

    /// A plan had steps.
    case begun

    /// A step showed the link.
    case shown
  }

  /// The link to show, or the action that was performed.
  let admitted: AdmittedLink<Link>

  private let goal: Goal

  /// The link that was shown while this one waited: it is removed before this one is placed.
  private let shownMeanwhile: Link?

  /// The screens that the person agreed to leave.
  private(set) var consent: Set<NavigationEntry<Link>> = []

  /// How far its plans went, although the link may have been left since.
  private var progress = Progress.none

  /// How often something other than its steps changed the screens meanwhile.
  private var drifts = 0

  /// How often the way is planned again from the current state.
  static var maximumReplans: Int { 3 }

  /// The ancestors that were left out, in order, and why.
  private var omitted: [(link: Link, reason: LinkFailure)] = [] { didSet { made = nil } }

  /// The ancestors that guards were asked about.
  private var guarded: Set<Link> = []

  /// Whether contextual placements count.
  private var policy: NavigationPolicy { didSet { made = nil } }

  /// The last plan, as long as it would be the same from the same state.
  private var made: NavigationWay<Link>?

  /// The router, for places and names.
  private let router: LinkRouter<Link>

  /// How the link treats presented screens that aren't links, and that it would remove.
  private let foreignScreens: ForeignScreenPolicy

  /// Whether the link is shown in one change.
  private let isAtOnce: Bool

  /// Starts with a link that guards, lookup and confirmation have let pass.
  package init(
    _ admitted: AdmittedLink<Link>,
    ancestors: [Link]? = nil,
    isCold: Bool = false,
    pushedAt place: PushPlace<Link>? = nil,
    removing shownMeanwhile: Link? = nil,
    by router: LinkRouter<Link>,
    _ settings: LinkPolicy
  ) {
    self.router = router
    self.admitted = admitted
    self.shownMeanwhile = shownMeanwhile
    goal = .link(pushedAt: admitted.isPushed ? place : nil, on: ancestors)
    policy = NavigationPolicy(usesCurrentScreen: !isCold, mode: settings.mode)
    foreignScreens = isCold ? .leave : settings.foreignScreens
    isAtOnce = isCold || settings.showsAtOnce
  }

  /// Leaves the link that was shown while an action waited.
  package init(
    leaving shown: Link,
    after action: AdmittedLink<Link>,
    since before: NavigationState<Link>,
    by router: LinkRouter<Link>,
    _ settings: LinkPolicy
  ) {
    self.router = router
    admitted = action
    shownMeanwhile = shown
    goal = .screens(before: before.links)
    policy = NavigationPolicy(usesCurrentScreen: true, mode: settings.mode)
    foreignScreens = settings.foreignScreens
    isAtOnce = false
  }

  /// The link to show, or the action.
  var link: Link { admitted.link }

  /// The ancestors that the lookup returned, the lowest first.
  var ancestors: [Link]? {
    if case .link(pushedAt: _, on: let ancestors) = goal { ancestors } else { nil }
  }

  /// Whether a step showed the link's screen, or it has none.
  var hasShown: Bool {
    if case .link = goal { progress == .shown } else { true }
  }

  /// Records that the scene's saved screens were restored: the current screen is one that the person knows.
  mutating func sceneWasRestored() {
    guard !policy.usesCurrentScreen else { return }
    policy = NavigationPolicy(usesCurrentScreen: true, mode: policy.mode)
  }

  /// The next ancestor that is not shown yet and that no guard was asked about.
  mutating func nextUnguarded(in state: State) throws(LinkFailure) -> Link? {
    try plan(from: state).plan.destinations.first {
      $0 != link && state.position(of: $0) == nil && !guarded.contains($0)
    }
  }

  /// Records that the person agreed to leave screens.
  mutating func agree(toLeave screens: Set<NavigationEntry<Link>>) { consent.formUnion(screens) }

  /// Records that the guards were asked about an ancestor, and leaves it out for a failure.
  mutating func report(_ reason: LinkFailure?, about ancestor: Link) {
    guarded.insert(ancestor)
    if let reason { leaveOut(ancestor, reason) }
  }

  /// Leaves out an ancestor that can't be built; throws for the link itself.
  mutating func omit(_ link: Link, _ reason: LinkFailure) throws(LinkFailure) {
    guard link != self.link else { throw reason }
    leaveOut(link, reason)
  }

  private mutating func leaveOut(_ ancestor: Link, _ reason: LinkFailure) {
    guard !isOmitted(ancestor) else { return }
    omitted.append((ancestor, reason.changed(leavingOut: router.shown(ancestor))))
  }

  private func isOmitted(_ link: Link) -> Bool { omitted.contains { $0.link == link } }

  /// The outcome when the link is shown, or was.
  private var opened: LinkOutcome { .opened(skipping: omitted.map(\.reason)) }

  /// The outcome of a performed plan; `nil` when the way must be planned again from the current state.
  mutating func outcome(of run: PlanRun<Link>) throws(LinkFailure) -> LinkOutcome? {
    progress = max(progress, progress(by: run))
    if let failure = run.failure {
      guard failure.code == .sheetStays else { throw failure }
      return .declined(failure)
    }
    // Steps that drifted from the plan may still have led to the link.
    if run.hasArrived { return progress == .none ? .alreadyShown : opened }
    // The person or the app may change the screens meanwhile.
    if progress == .shown, run.state.position(of: link) == nil { return opened }
    drifts += 1
    let isOver = run.undone != nil || drifts > Self.maximumReplans
    return isOver ? .cancelled(.screensChanged) : nil
  }

  /// How far the last plan went, with the step that left no trace.
  private func progress(by run: PlanRun<Link>) -> Progress {
    let tried = run.performed + (run.undone.map { [$0] } ?? [])
    if tried.contains(where: { $0.entries.contains(.destination(link)) }) { return .shown }
    return made?.plan.steps.isEmpty == false ? .begun : .none
  }
}

// MARK: - The way there

extension LinkShowRequest {
  /// Plans the way to the link, unless it was planned from the same state.
  mutating func plan(from state: State) throws(LinkFailure) -> NavigationWay<Link> {
    if let made, made.start == state { return made }
    let way = try newPlan(from: state)
    made = way
    return way
  }

  private func newPlan(from state: State) throws(LinkFailure) -> NavigationWay<Link> {
    let target = try target(in: state)
    guard let plan = try? NavigationPlan(from: state, to: target, isAtOnce: isAtOnce) else {
      throw LinkFailure(.noPlace, found: .name(name(of: link)))
    }
    return NavigationWay(from: state, plan, to: target)
  }

  /// The state to reach, in which the link that was shown meanwhile is left.
  private func target(in state: State) throws(LinkFailure) -> State {
    let ground = state.leaving(shownMeanwhile)
    switch goal {
    case .screens(before: let earlier):
      let staying = earlier + ground.links
      return state.links.allSatisfy(staying.contains) ? ground : state
    case .link(pushedAt: let place, on: _):
      if let pushed = place?.target(of: link, in: ground) { return pushed }
      let whole = try chain(in: ground, policy)
      let chain = whole.omitting { isOmitted($0) && $0 != link } ?? whole
      let target = try target(of: chain, in: ground)
      guard let onTop = try chainOnTop(of: target, in: state) else { return target }
      return try self.target(of: onTop, in: state)
    }
  }

  private func target(of chain: Chain, in state: State) throws(LinkFailure) -> State {
    do throws(NavigationStateError) {
      return try state.target(for: chain)
    } catch {
      throw LinkFailure(.noTab, route: name(of: link), subject: error.container?.rawValue)
    }
  }

  /// The chain that puts the link on top of foreign screens which its target would remove; `nil` otherwise.
  private func chainOnTop(of target: State, in state: State) throws(LinkFailure) -> Chain? {
    guard case .presentOnTop(let style) = foreignScreens, state.losesForeignScreen(in: target)
    else { return nil }
    return try chain(in: state, .warm(.presentOnTop(style)))
  }

  /// The name of a link's route, for messages.
  func name(of link: Link) -> String {
    router.requirements(of: link).routes.first ?? "link"
  }

  /// The link with its ancestors.
  private func chain(in state: State, _ policy: NavigationPolicy) throws(LinkFailure) -> Chain {
    do {
      guard let ancestors else { return try chain(of: link, in: state, policy) }
      return try explicitChain(ancestors, in: state, policy)
    } catch {
      throw LinkFailure(.noPlace, found: router.shown(error.chain))
    }
  }

  /// A link with its ancestors, by their placements; those of the admitted link are known.
  private func chain(
    of link: Link,
    in state: State,
    _ policy: NavigationPolicy
  ) throws(ChainError) -> Chain {
    try NavigationChain(of: link, in: state, policy: policy) { [router, admitted] link in
      link == admitted.link ? admitted.placements : router.placements(of: link)
    }
  }

  /// The chain that the lookup returned: the lowest link at its own place, the others pushed on it.
  private func explicitChain(
    _ ancestors: [Link],
    in state: State,
    _ policy: NavigationPolicy
  ) throws(ChainError) -> Chain {
    let links = ancestors + [link]
    guard Set(links).count == links.count, links.count <= Chain.maximumDepth else {
      throw NavigationChainError(code: .repeats, chain: links.reversed())
    }
    let base = try chain(of: links[0], in: state, policy)
    let pushed = zip(links, links.dropFirst()).map { below, above in
      Chain.Element(destination: above, placement: .pushed(on: below))
    }
    return base.appending(pushed)
  }
}

extension NavigationState {
  /// The links at all positions.
  var links: [Destination] { positionedEntries.compactMap { $0.entry.destination } }

  /// The state without a link and the screens above it; unchanged for a container's root or a link in
  /// another tab.
  fileprivate func leaving(_ link: Destination?) -> NavigationState {
    guard let link, let position = position(of: link), var left = try? cut(to: position) else {
      return self
    }
    switch position.address {
    case .presentation(let index) where position.count == 1:
      left.presentations.remove(at: index)
    case .presentation(let index): left.presentations[index].pushed.removeLast()
    case .container(let id):
      guard id == selected, position.count > 1 else { return self }
      try? left.setStack(left.visibleStack.dropLast(), of: id)
    }
    return left
  }

  /// Whether a target lacks a foreign presented screen that is shown here.
  fileprivate func losesForeignScreen(in target: NavigationState) -> Bool {
    presentations.dropFirst(presentationsKept(in: target)).contains { $0.root.destination == nil }
  }
}
