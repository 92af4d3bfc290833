/// Finds the place of a link, leaves out ancestors that can't be shown, and plans the way there.
package struct LinkShowRequest<Link: DeepLink & NavigationPlacing>: ShowRequest {
  typealias State = NavigationState<Link>
  typealias Chain = NavigationChain<Link>
  typealias ChainError = NavigationChainError<Link>

  /// The link to show.
  let admitted: AdmittedLink<Link>

  /// The screen that was shown while this link waited: it is removed before this link is placed.
  var shownMeanwhile: NavigationEntry<Link>?

  /// The links on screen when an action began, which may be left with it.
  var earlierLinks: [Link] = []

  package private(set) var consent: Set<NavigationEntry<Link>>? = []

  /// Whether a plan for the link had steps.
  private var hadSteps = false

  /// Whether a step showed the link's screen, or it has no screen.
  var isBuilt: Bool { wasShown || admitted.isAction }

  /// Whether its screen was shown, and perhaps left since.
  private var wasShown = false

  /// How often something other than its steps changed the screens meanwhile.
  private var drifts = 0

  /// How often the way is planned again from the current state.
  static var maximumReplans: Int { 3 }

  /// The ancestors that were left out, in order, and why.
  private var omitted: [(link: Link, reason: LinkFailure)] = []

  /// The ancestors that guards were asked about.
  private var guarded: Set<Link> = []

  /// The last plan.
  private var made: NavigationWay<Link>?

  /// The router, for places and names.
  private let router: LinkRouter<Link>

  /// The ancestors that the lookup returned, the lowest first.
  let ancestors: [Link]?

  /// Where the person pushes it; `nil` when it has a place of its own.
  private let pushPlace: PushPlace<Link>?

  /// Whether contextual placements count.
  private var policy: NavigationPolicy

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
    by router: LinkRouter<Link>,
    _ settings: LinkPolicy
  ) {
    self.router = router
    self.admitted = admitted
    self.ancestors = ancestors
    pushPlace = admitted.isPushed ? place : nil
    policy = NavigationPolicy(usesCurrentScreen: !isCold, mode: settings.mode)
    foreignScreens = isCold ? .leave : settings.foreignScreens
    isAtOnce = isCold || settings.showsAtOnce
  }

  /// The link to show.
  var link: Link { admitted.link }

  package mutating func sceneWasRestored() {
    guard !policy.usesCurrentScreen else { return }
    policy = NavigationPolicy(usesCurrentScreen: true, mode: policy.mode)
    made = nil
  }

  package var linkShowRequest: LinkShowRequest<Link>? { self }

  package mutating func nextUnguarded(
    in state: NavigationState<Link>
  ) throws(LinkFailure) -> Link? {
    try plan(from: state, for: nil).plan.destinations.first {
      $0 != link && state.position(of: $0) == nil && !guarded.contains($0)
    }
  }

  package func bind(to account: LinkAccount?) -> Bool { true }

  package func isAncestor(_ link: Link) -> Bool { true }

  package mutating func agree(toLeave screens: Set<NavigationEntry<Link>>) {
    consent?.formUnion(screens)
  }

  package mutating func report(_ reason: LinkFailure?, about ancestor: Link) {
    guarded.insert(ancestor)
    if let reason { leaveOut(ancestor, reason) }
  }

  package mutating func omit(_ link: Link, _ reason: LinkFailure) throws(LinkFailure) {
    guard link != self.link else { throw reason }
    leaveOut(link, reason)
  }

  private mutating func leaveOut(_ ancestor: Link, _ reason: LinkFailure) {
    guard !isOmitted(ancestor) else { return }
    made = nil
    omitted.append((ancestor, reason.changed(leavingOut: router.shown(ancestor))))
  }

  private func isOmitted(_ link: Link) -> Bool { omitted.contains { $0.link == link } }

  /// The outcome when the link is shown, or was.
  private var opened: LinkOutcome { .opened(skipping: omitted.map(\.reason)) }

  package func nextToBuild(for plan: NavigationPlan<Link>, besides built: Set<Link>) -> Link? {
    plan.destinations.last { !built.contains($0) }
  }

  package mutating func outcome(of run: PlanRun<Link>) throws(LinkFailure) -> LinkOutcome? {
    hadSteps = hadSteps || made?.plan.steps.isEmpty == false
    let tried = run.performed + (run.undone.map { [$0] } ?? [])
    if tried.contains(where: { $0.entries.contains(.destination(link)) }) {
      wasShown = true
    }
    if let failure = run.failure {
      guard failure.code == .sheetStays else { throw failure }
      return .declined(failure)
    }
    // Steps that drifted from the plan may still have led to the link.
    if run.hasArrived { return hadSteps ? opened : .alreadyShown }
    // The person or the app may change the screens meanwhile.
    if wasShown, run.state.position(of: link) == nil { return opened }
    drifts += 1
    let isOver = run.undone != nil || drifts > Self.maximumReplans
    return isOver ? .cancelled(.screensChanged) : nil
  }

  /// Plans the way to the link, unless it was planned from the same state.
  package mutating func plan(
    from state: NavigationState<Link>,
    for account: LinkAccount?
  ) throws(LinkFailure) -> NavigationWay<Link> {
    if let made, made.start == state { return made }
    let way = try newPlan(from: state)
    made = way
    return way
  }

  private func newPlan(from state: State) throws(LinkFailure) -> NavigationWay<Link> {
    let ground = state.leaving(shownMeanwhile?.destination)
    var target = ground
    if admitted.isAction {
      // It leaves the link that was shown meanwhile, and shows nothing.
      let staying = earlierLinks + ground.links
      if !state.links.allSatisfy(staying.contains) { target = state }
    } else if let pushed = pushPlace?.target(of: link, in: ground) {
      target = pushed
    } else {
      let whole = try chain(in: ground, policy)
      let chain = whole.omitting { isOmitted($0) && $0 != link } ?? whole
      target = try self.target(of: chain, in: ground)
      if let onTop = try chainOnTop(of: target, in: state) {
        target = try self.target(of: onTop, in: state)
      }
    }
    let isAtOnce = isAtOnce && !admitted.isAction
    guard let plan = try? NavigationPlan(from: state, to: target, isAtOnce: isAtOnce) else {
      throw LinkFailure(.noPlace, found: .name(name(of: link)))
    }
    return NavigationWay(from: state, plan, to: target)
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
  package func name(of link: Link) -> String {
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
