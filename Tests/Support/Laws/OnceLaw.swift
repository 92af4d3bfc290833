package import DeepLinking
package import LinkNavigation
package import LinkRouting
package import LinkTesting

/// One tap is one event, through however many entry points it comes; two taps are two events.
package struct OnceLaw<Link: DeepLink & NavigationPlacing>: Sendable {
  /// One tap of a person: a URL and the entry points through which the system delivers it, in order.
  package struct Tap: Hashable, Sendable {
    /// The URL.
    package let url: String

    /// The entry points.
    package let entryPoints: [LinkEntryPoint]

    /// Describes a tap.
    package init(url: String, entryPoints: [LinkEntryPoint]) {
      self.url = url
      self.entryPoints = entryPoints
    }
  }

  /// The router.
  let router: LinkRouter<Link>

  /// The initial state.
  let state: NavigationState<Link>

  /// Creates the law for a router.
  package init(router: LinkRouter<Link>, state: NavigationState<Link>) {
    self.router = router
    self.state = state
  }

  /// Delivers taps, the first one cold, three seconds apart, each to its entry points 100 ms apart.
  @MainActor
  package func violations(for taps: [Tap]) async -> [LawViolation] {
    let time = VirtualTime()
    let handler = LinkHandler(
      links: DeepLinks(router: router, environment: time.environment, log: .off),
      host: HeadlessHost(state: state),
      scene: .main
    )
    var violations: [LawViolation] = []
    for (index, tap) in taps.enumerated() {
      let outcomes = await outcomes(of: tap, isCold: index == 0, handler, time)
      if index == 0 { handler.sceneDidBecomeActive() }
      time.advance(by: .seconds(3))
      let repeats = outcomes.count { outcome in
        if case .duplicate = outcome { true } else { false }
      }
      if repeats != tap.entryPoints.count - 1 {
        violations.append(
          LawViolation(law: "once", detail: "tap \(index + 1) of \(taps) ended as \(outcomes)")
        )
      }
    }
    return violations
  }

  /// Delivers a tap through its entry points, and returns the outcomes.
  @MainActor
  private func outcomes(
    of tap: Tap,
    isCold: Bool,
    _ handler: LinkHandler<Link>,
    _ time: VirtualTime
  ) async -> [LinkOutcome] {
    var outcomes: [LinkOutcome] = []
    for (position, entryPoint) in tap.entryPoints.enumerated() {
      // The same entry point again is used in the same turn: every `onOpenURL` fires.
      if position > 0, tap.entryPoints[position - 1] != entryPoint {
        time.advance(by: .milliseconds(100))
      }
      let delivery = LinkDelivery<Link>(
        url: tap.url,
        source: .customScheme,
        entryPoint: entryPoint,
        isCold: isCold
      )
      outcomes.append(await handler.receive(delivery).outcome)
    }
    return outcomes
  }
}
