import LinkNavigation
import LinkPatterns
import LinkRouting

/// The asynchronous stages of an event, without state: it returns outcomes, and ends no event.
///
/// ```
/// settle ──▶ place ──▶ show        or        settle ──▶ act
/// ```
///
/// Each stage takes an event's value and returns the next one, or an outcome. Cancelled work calls no
/// closures of the app.
@MainActor
struct LinkPipeline<Link: DeepLink & NavigationPlacing> {
  /// What all scenes share.
  let links: DeepLinks<Link>

  /// Lets in the links that take another's place.
  let admitter: Admitter<Link>

  /// What shows the scene's screens.
  let host: any NavigationHost<Link>

  /// Returns whether a condition is fulfilled, for the app or for the scene.
  let isFulfilled: (LinkCondition) -> Bool

  /// Whether the person is being asked something.
  let isAsking: () -> Bool

  /// Tells the queue what happens while a stage goes on.
  let tell: (SceneQueue<Link>.Change) -> Void

  /// Tells how far an event has come.
  func note(_ event: LinkEvent<Link>, _ stage: LinkStage) {
    links.tell(.reached(stage, of: event.id))
  }
}

/// What became of an event's link when it was settled.
indirect enum Settlement<Link: DeepLink & NavigationPlacing> {
  /// Nothing stands against it.
  case settled(Settled<Link>)

  /// Another takes its place.
  case replaced(by: LinkRequest<Link>)

  /// It waits for a condition, while another may be shown.
  case waiting(AdmittedLink<Link>, until: LinkCondition, showing: Link?)
}

// MARK: - Settling

extension LinkPipeline {
  /// Asks the guards, looks the link up and asks the person.
  func settle(
    _ event: LinkEvent<Link>,
    _ request: LinkRequest<Link>
  ) async -> Stage<Settlement<Link>> {
    do throws(LinkFailure) {
      switch request {
      case .link(let admitted, let chain): return try await settle(event, admitted, chain)
      case .short(let url): return try await expand(url, event)
      case .settings: return .next(.settled(.action(request)))
      case .saved(let saved): return .next(.settled(.screen(.saved(saved))))
      }
    } catch {
      return .ended(.failed(error))
    }
  }

  private func settle(
    _ event: LinkEvent<Link>,
    _ admitted: AdmittedLink<Link>,
    _ chain: RedirectChain<Link>
  ) async throws(LinkFailure) -> Stage<Settlement<Link>> {
    note(event, .guarding)
    switch try await askGuards(about: admitted, event) {
    case .ended(let outcome): return .ended(outcome)
    case .next(.redirected(let next)):
      return try replace(by: next, after: chain, .redirectCycle, event)
    case .next(.waiting(let condition, let shown)):
      return .next(.waiting(admitted, until: condition, showing: shown))
    case .next(.passed): break
    }
    var ancestors: [Link]?
    switch try await lookUp(admitted, event) {
    case .found: break
    case .record(let record): links.records.keep(record, for: admitted.link)
    case .chain(let links): ancestors = links
    case .replaced(by: let next):
      return try replace(by: next, after: chain, .resolutionCycle, event)
    }
    if let outcome = await unconfirmed(admitted, event) { return .ended(outcome) }
    guard !admitted.isAction else { return .next(.settled(.action(.link(admitted, chain)))) }
    let placing = LinkPlacing(
      admitted,
      ancestors: ancestors,
      isCold: event.delivery.isCold,
      router: links.router,
      policy: links.policy
    )
    return .next(.settled(.screen(.link(placing))))
  }

  /// Lets a link in that takes the place of an event's, as far trusted as that.
  private func replace(
    by next: Link,
    after chain: RedirectChain<Link>,
    _ code: LinkFailure.Code,
    _ event: LinkEvent<Link>
  ) throws(LinkFailure) -> Stage<Settlement<Link>> {
    guard !Task.isCancelled else { return .ended(.cancelled) }
    var chain = chain
    try chain.follow(next, code, links.router.shown)
    note(event, .replaced)
    switch admitter.admit(next, replacing: event.delivery) {
    case .next(let admitted): return .next(.replaced(by: .link(admitted, chain)))
    case .ended(let outcome):
      return .ended(admitter.end(of: event.delivery, refusedAs: outcome))
    }
  }

  /// Finds what a short link stands for.
  private func expand(
    _ url: LinkURL,
    _ event: LinkEvent<Link>
  ) async throws(LinkFailure) -> Stage<Settlement<Link>> {
    guard let expander = links.expander else { throw LinkFailure(.nothingExpands) }
    note(event, .expanding)
    let text: String?
    do {
      text = try await TimeLimit.run(links.policy.expansionLimit, links.environment) {
        try await expander.expand(url)
      }
    } catch {
      throw LinkFailure(error, .expansionFailed, subject: "expanding the short link")
    }
    guard !Task.isCancelled else { return .ended(.cancelled) }
    guard let text else {
      throw LinkFailure(
        .timedOut,
        subject: "expanding the short link",
        expected: .name("\(links.policy.expansionLimit)")
      )
    }
    switch admitter.admit(expanded: text, of: event.delivery) {
    case .next(let request): return .next(.replaced(by: request))
    case .ended(let outcome):
      return .ended(admitter.end(of: event.delivery, refusedAs: outcome))
    }
  }

  /// Asks the person about a link with side effects, unless the app's own code opened it.
  private func unconfirmed(
    _ admitted: AdmittedLink<Link>,
    _ event: LinkEvent<Link>
  ) async -> LinkOutcome? {
    guard !Task.isCancelled else { return .cancelled }
    let effect = admitted.requirements.effect
    guard !effect.isNavigation, event.delivery.source != .app else { return nil }
    // The app may have taken the question away since the link was let in.
    guard let confirm = links.confirm else { return .denied(.unconfirmed) }
    note(event, .asking)
    tell(.asking(event.id))
    let isConfirmed = await confirm(
      LinkConfirmation(event: event, link: admitted.link, effect: effect)
    )
    tell(.asked(event.id))
    return isConfirmed ? refusal(of: admitted, event) : .declined(.declined)
  }

  /// How an event ends whose route was closed or switched off while the person was thinking.
  private func refusal(
    of admitted: AdmittedLink<Link>,
    _ event: LinkEvent<Link>
  ) -> LinkOutcome? {
    guard !Task.isCancelled else { return .cancelled }
    return admitter.refusal(of: admitted, event.delivery).map {
      admitter.end(of: event.delivery, refusedAs: $0)
    }
  }

  /// Asks the person whether screens may be left: the request with that consent.
  func ask(
    _ event: LinkEvent<Link>,
    _ placing: LinkPlacing<Link>,
    _ screens: Set<NavigationEntry<Link>>
  ) async -> Stage<ShowRequest<Link>> {
    guard let confirm = links.confirmLeaving else {
      return .ended(.declined(LinkFailure(.unsavedWork)))
    }
    note(event, .asking)
    tell(.asking(event.id))
    let mayLeave = await confirm(
      LinkInterruption(event: event, link: placing.link, screens: screens)
    )
    tell(.asked(event.id))
    guard mayLeave else { return .ended(.declined(.declined)) }
    if let outcome = refusal(of: placing.admitted, event) { return .ended(outcome) }
    var placing = placing
    placing.consent.formUnion(screens)
    return .next(.link(placing))
  }
}

// MARK: - Doing

extension LinkPipeline {
  /// Does what has no screen.
  func act(_ event: LinkEvent<Link>, _ request: LinkRequest<Link>) async -> LinkOutcome {
    note(event, .performing)
    do throws(LinkFailure) {
      switch request {
      case .link(let admitted, _): try await perform(admitted.link)
      case .settings: try await openSettings()
      case .short, .saved: break
      }
      return .performed
    } catch {
      return .failed(error)
    }
  }

  private func perform(_ link: Link) async throws(LinkFailure) {
    guard let perform = links.perform else { throw LinkFailure(.noAction) }
    do {
      try await perform(link)
    } catch {
      throw LinkFailure(error, .actionFailed, subject: "the action")
    }
  }

  private func openSettings() async throws(LinkFailure) {
    let (limit, host) = (links.policy.stepLimit, host)
    let opened: Void?
    do {
      opened = try await TimeLimit.run(limit, links.environment) { try await host.openSettings() }
    } catch {
      throw LinkFailure(error, .actionFailed, subject: "opening the settings")
    }
    guard opened == nil else { return }
    throw LinkFailure(.timedOut, subject: "opening the settings", expected: .name("\(limit)"))
  }
}
