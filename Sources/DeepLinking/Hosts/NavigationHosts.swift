public import LinkPatterns

/// Several hosts as one: that of a window, and one for each tab that shows its stack by itself.
///
/// For a UIKit tab bar with a SwiftUI stack in one of its tabs: the window selects tabs and presents, and the
/// host of that tab pushes in it. The tab's host has one container; what it presents by itself is asked about. Both begin
/// with the same root link.
@MainActor
public final class NavigationHosts<Link: DeepLink & NavigationPlacing>: NavigationHost {
  /// Shows tabs, presentations, and the stacks of all other tabs.
  private let window: any NavigationHost<Link>

  /// The hosts of tabs that show their stack by themselves.
  private let stacks: [TabID: any NavigationHost<Link>]

  /// Finds where links go, to build each screen with the host that will show it.
  private let router: LinkRouter<Link>

  /// Throws when the next step may no longer be performed.
  private var stepCheck: (@MainActor @Sendable () throws -> Void)?

  /// Makes one host of several.
  ///
  /// The hosts in `stacks` belong to tabs that show their stack by themselves.
  public init(
    window: any NavigationHost<Link>,
    stacks: [TabID: any NavigationHost<Link>],
    router: LinkRouter<Link>
  ) {
    self.window = window
    self.stacks = stacks
    self.router = router
  }

  private var all: [any NavigationHost<Link>] { [window] + stacks.values }
}

// MARK: - What is shown

extension NavigationHosts {
  /// The state of the window, with the stacks of the tabs that have hosts of their own.
  public var state: NavigationState<Link> {
    var state = window.state
    for (tab, host) in stacks { try? state.setStack(host.state.containers[0].stack, of: tab) }
    return state
  }

  /// The screens with unsaved work of all hosts.
  public var unsavedScreens: Set<Link> {
    all.reduce(into: []) { $0.formUnion($1.unsavedScreens) }
  }

  /// Whether no host has shown anything but its first screen.
  public var isUntouched: Bool { all.allSatisfy { $0.isUntouched } }

  /// The status of a screen; where several hosts show it, the one that needs consent counts.
  public func status(of entry: NavigationEntry<Link>) -> ScreenStatus {
    var known: ScreenStatus?
    for host in all.reversed()
    where host.state.positionedEntries.contains(where: { $0.entry == entry }) {
      let status = host.status(of: entry)
      if status.needsConsent { return status }
      known = known ?? status
    }
    return known ?? window.status(of: entry)
  }

  /// Whether the window has the person's attention.
  public var isKey: Bool { window.isKey }

  /// Asks each host about its own part of a plan as well.
  ///
  /// - Parameters:
  ///   - plan: The plan, made from ``state``.
  ///   - target: The state after the plan.
  /// - Returns: How the current screens of all hosts respond.
  public func interruption(
    by plan: NavigationPlan<Link>,
    to target: NavigationState<Link>
  ) -> NavigationInterruption<Link> {
    var lost: Set<NavigationEntry<Link>> = []
    var awaited: ScreenStatus?
    for answer in [interruption(by: plan, losing: [])] + answers(to: plan, target) {
      switch answer {
      case .proceed: continue
      case .ask(let screens): lost.formUnion(screens)
      case .wait(for: let status): awaited = awaited ?? status
      case .refuse: return .refuse
      }
    }
    if let awaited { return .wait(for: awaited) }
    return lost.isEmpty ? .proceed : .ask(lost)
  }

  /// The responses of the hosts whose part of a state changes.
  ///
  /// A presentation by a tab's host also lies over the window, below those that links present there.
  private func answers(
    to plan: NavigationPlan<Link>,
    _ target: NavigationState<Link>
  ) -> [NavigationInterruption<Link>] {
    let kept = plan.steps.compactMap { if case .dismiss(to: let count) = $0 { count } else { nil } }
    var outside = target
    var answers: [NavigationInterruption<Link>] = []
    func ask(_ host: any NavigationHost<Link>, _ target: NavigationState<Link>) {
      guard let part = try? NavigationPlan(from: host.state, to: target), !part.steps.isEmpty else {
        return
      }
      answers.append(host.interruption(by: part, to: target))
    }
    for (tab, host) in stacks {
      guard let stack = target.stack(at: .container(tab)) else { continue }
      var inside = host.state
      if let kept = kept.min() { inside.presentations = Array(inside.presentations.prefix(kept)) }
      try? inside.setStack(stack, of: inside.containers[0].id)
      try? outside.setStack(window.state.stack(at: .container(tab)) ?? [], of: tab)
      ask(host, inside)
    }
    ask(window, outside)
    return answers
  }
}

// MARK: - Building and showing

extension NavigationHosts {
  /// Restores with all hosts.
  public func restoreNow() {
    for host in all { host.restoreNow() }
  }

  /// Builds a screen with the host that will show it.
  ///
  /// - Parameter destination: The destination of the screen.
  /// - Throws: What the host throws.
  public func prepare(_ destination: Link) async throws {
    try await host(for: destination).prepare(destination)
  }

  /// Drops the screens that were built and not shown, of all hosts.
  public func discardPrepared() {
    for host in all { host.discardPrepared() }
  }

  /// Sets the check of the next step, for the host that performs it.
  ///
  /// - Parameter check: Throws when the step may no longer be performed.
  /// - Returns: `true`: that host makes the check, or ``perform(_:to:)`` does for a host that makes none.
  @discardableResult
  public func setStepCheck(_ check: (@MainActor @Sendable () throws -> Void)?) -> Bool {
    stepCheck = check
    if check == nil { for host in all { host.setStepCheck(nil) } }
    return true
  }

  /// Performs the first steps of a plan that belong to one host.
  ///
  /// - Parameters:
  ///   - plan: The rest of the plan.
  ///   - target: The state after the plan.
  /// - Returns: How many steps were performed.
  /// - Throws: What the host throws.
  public func perform(
    _ plan: NavigationPlan<Link>,
    to target: NavigationState<Link>
  ) async throws -> Int {
    guard let first = plan.steps.first else { return 0 }
    let tab = self.tab(of: first)
    let host = tab.flatMap { stacks[$0] } ?? window
    let own = host.state
    var reached = own
    let container = own.containers[0].id
    for step in plan.steps.prefix(while: { self.tab(of: $0) == tab }) {
      try reached.apply(tab == nil ? step : step.moved(to: container))
    }
    let part = try NavigationPlan(from: own, to: reached, isAtOnce: plan.isAtOnce)
    guard !part.steps.isEmpty else {
      try stepCheck?()
      return 1
    }
    // The host may wait, and be at another state by then.
    let check = stepCheck.map { check in
      { @MainActor @Sendable () throws -> Void in
        guard host.state == own else { throw LinkFailure(.stepOvertaken) }
        try check()
      }
    }
    if !host.setStepCheck(check) { try check?() }
    return try await host.perform(part, to: reached)
  }

  /// Notifies the host of a screen that a link led to it again.
  ///
  /// - Parameter destination: The destination of the screen.
  public func reopened(_ destination: Link) {
    host(for: destination).reopened(destination)
  }

  /// The tab with a host of its own whose stack a step changes; `nil` for one of the window.
  private func tab(of step: NavigationStep<Link>) -> TabID? {
    guard case .container(let tab)? = step.address, stacks[tab] != nil else { return nil }
    return tab
  }

  /// The host that shows, or will show, a link.
  private func host(for link: Link) -> any NavigationHost<Link> {
    let state = state
    let target = (try? router.chain(of: link, in: state)).flatMap { try? state.target(for: $0) }
    guard case .container(let tab) = (target ?? state).position(of: link)?.address else {
      return window
    }
    return stacks[tab] ?? window
  }
}

// MARK: - Outside of the app

extension NavigationHosts {
  /// Opens the app's page in the system's settings with the window's host.
  ///
  /// - Throws: What the host throws.
  public func openSettings() async throws { try await window.openSettings() }

  /// Opens a page in the browser with the window's host.
  public func browse(_ url: LinkURL) { window.browse(url) }

  /// Sets the opener of URLs of the window's host.
  public func setURLOpener(_ opener: any URLOpener) { window.setURLOpener(opener) }

  /// Whether a host is opening a URL outside the app.
  public func isOpeningOutside(_ url: String) -> Bool {
    all.contains { $0.isOpeningOutside(url) }
  }
}
