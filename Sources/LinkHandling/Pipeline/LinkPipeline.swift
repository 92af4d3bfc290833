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
  typealias Admitted = AdmittedLink<Link>
  typealias Event = LinkEvent<Link>
  typealias Plan = NavigationPlan<Link>
  typealias Request = any ShowRequest<Link>
  typealias State = NavigationState<Link>

  /// Runs the stages of the scene's events, and tells the queue what happens while a stage goes on.
  let worker: SceneWorker<Link>

  /// What all scenes share.
  var links: DeepLinks<Link> { worker.links }

  /// What shows the scene's screens.
  var host: any NavigationHost<Link> { worker.host }

  /// Lets in the links that take another's place.
  var admitter: Admitter<Link> { worker.admitter }

  /// Tells how far an event has come.
  func note(_ event: Event, _ stage: LinkStage) {
    worker.tell(.reached(stage, of: event.id), event.id)
  }
}

/// What became of an event's link when it was settled.
indirect enum Settlement<Link: DeepLink & NavigationPlacing> {
  /// Guards, lookup and confirmation have let it pass, for what is to be shown; `nil` for what has no screen.
  case settled((any ShowRequest<Link>)?)

  /// Another takes its place.
  case replaced(by: LinkRequest<Link>)

  /// It waits for a condition, while another may be shown.
  case waiting(AdmittedLink<Link>, until: LinkCondition, showing: Link?)
}

// MARK: - Settling

extension LinkPipeline {
  /// Asks the guards, looks the link up and asks the person.
  func settle(_ event: Event, _ request: LinkRequest<Link>) async -> Stage<Settlement<Link>> {
    do throws(LinkFailure) {
      switch request {
      case .link(let admitted, let chain): return try await settle(event, admitted, chain)
      case .short(let url): return try await expand(url, event)
      case .settings: return .next(.settled(nil))
      case .saved(let saved): return .next(.settled(saved))
      }
    } catch {
      return .ended(.failed(error))
    }
  }

  private func settle(
    _ event: Event,
    _ admitted: Admitted,
    _ chain: RedirectChain<Link>
  ) async throws(LinkFailure) -> Stage<Settlement<Link>> {
    note(event, .guarding)
    let decision = try await askGuards(about: admitted, event)
    guard !Task.isCancelled else { return .ended(.cancelled) }
    switch decision {
    case .allow: break
    case .redirect(to: let next):
      return try replace(by: next, after: chain, .redirectCycle, event)
    case .deny(let reason): return .ended(.denied(reason))
    case .wait(until: let condition, showing: let shown):
      return .next(.waiting(admitted, until: condition, showing: shown))
    }
    var ancestors: [Link]?
    switch try await lookUp(admitted, event) {
    case .found: break
    case .record(let record):
      // After sign-out it is of another person's link.
      guard !Task.isCancelled else { return .ended(.cancelled) }
      links.records.keep(record, for: admitted.link)
    case .chain(let links): ancestors = links
    case .replaced(by: let next):
      return try replace(by: next, after: chain, .resolutionCycle, event)
    }
    if let outcome = await unconfirmed(admitted, event) { return .ended(outcome) }
    guard !admitted.isAction else { return .next(.settled(nil)) }
    let placing = LinkPlacing(
      admitted,
      ancestors: ancestors,
      isCold: event.delivery.isCold,
      router: links.router,
      policy: links.policy
    )
    placing.shownMeanwhile = links.linkShown(whileWaiting: event.resumes)
    return .next(.settled(placing))
  }

  /// Lets a link in that takes the place of an event's, as far trusted as that.
  private func replace(
    by next: Link,
    after chain: RedirectChain<Link>,
    _ code: LinkFailure.Code,
    _ event: Event
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
    _ event: Event
  ) async throws(LinkFailure) -> Stage<Settlement<Link>> {
    guard let expander = links.expander else { throw LinkFailure(.nothingExpands) }
    note(event, .expanding)
    let text = try await TimeLimit.answer(
      of: "expanding the short link",
      within: links.policy.expansionLimit,
      links.environment,
      orFail: .expansionFailed
    ) { try await expander.expand(url) }
    guard !Task.isCancelled else { return .ended(.cancelled) }
    switch admitter.admit(expanded: text, of: event.delivery) {
    case .next(let request): return .next(.replaced(by: request))
    case .ended(let outcome):
      return .ended(admitter.end(of: event.delivery, refusedAs: outcome))
    }
  }

  /// Asks the person about a link with side effects, unless the app's own code opened it.
  private func unconfirmed(_ admitted: Admitted, _ event: Event) async -> LinkOutcome? {
    guard !Task.isCancelled else { return .cancelled }
    let effect = admitted.requirements.effect
    guard !effect.isNavigation, event.delivery.source != .app else { return nil }
    // The app may have taken the question away since the link was let in.
    guard let confirm = links.confirm else { return .denied(.unconfirmed) }
    let question = LinkConfirmation(event: event, link: admitted.link, effect: effect)
    return await refusal(of: admitted, event) { await confirm(question) }
  }

  /// Asks the person whether screens may be left; `nil` when they may.
  func ask(
    _ event: Event,
    _ placing: LinkPlacing<Link>,
    _ screens: Set<NavigationEntry<Link>>
  ) async -> LinkOutcome? {
    guard let confirm = links.confirmLeaving else { return .declined(LinkFailure(.unsavedWork)) }
    let question = LinkInterruption(event: event, link: placing.link, screens: screens)
    let outcome = await refusal(of: placing.admitted, event) { await confirm(question) }
    if outcome == nil { placing.consent.formUnion(screens) }
    return outcome
  }

  /// Asks the person a question about an event; returns how it ends when they say no, or when its route was
  /// closed or switched off while they were thinking.
  private func refusal(
    of admitted: Admitted,
    _ event: Event,
    _ ask: () async -> Bool
  ) async -> LinkOutcome? {
    await worker.beginAsking(event.id)
    guard !Task.isCancelled else { return .cancelled }
    note(event, .asking)
    let mayGoOn = await ask()
    worker.send(.asked(event.id))
    guard mayGoOn else { return .declined(LinkFailure(.personDeclined)) }
    guard !Task.isCancelled else { return .cancelled }
    return admitter.refusal(of: admitted, event.delivery).map {
      admitter.end(of: event.delivery, refusedAs: $0)
    }
  }
}

// MARK: - Doing

extension LinkPipeline {
  /// Does what has no screen.
  func act(_ event: Event, _ request: LinkRequest<Link>) async -> LinkOutcome {
    note(event, .performing)
    do throws(LinkFailure) {
      let isLink = request.admitted != nil
      try await TimeLimit.answer(
        of: isLink ? "the action" : "opening the settings",
        within: isLink ? nil : links.policy.stepLimit,
        links.environment,
        orFail: .actionFailed,
        try work(for: request)
      )
      return .performed
    } catch {
      return .failed(error)
    }
  }

  private func work(
    for request: LinkRequest<Link>
  ) throws(LinkFailure) -> @MainActor () async throws -> Void {
    guard let link = request.admitted?.link else {
      return { [host] in try await host.openSettings() }
    }
    guard let perform = links.perform else { throw LinkFailure(.noAction) }
    return { try await perform(link) }
  }
}

extension LinkPipeline {
  /// Looks a link up, as far as its route needs it.
  func lookUp(_ admitted: Admitted, _ event: Event) async throws(LinkFailure) -> Resolution<Link> {
    guard let resolve = links.resolve,
      case .loadedRecord(let limit) = admitted.requirements.requirement ?? links.policy.requires
    else { return .found }
    let link = admitted.link
    note(event, .resolving)
    links.onLoading?(.began(link, for: event.id))
    do throws(LinkFailure) {
      let resolution = try await lookedUp(link, within: limit, resolve)
      links.onLoading?(.ended(link, for: event.id, failure: nil))
      return resolution
    } catch {
      links.onLoading?(.ended(link, for: event.id, failure: Task.isCancelled ? nil : error))
      throw error
    }
  }

  private func lookedUp(
    _ link: Link,
    within limit: Duration?,
    _ resolve: @escaping LinkResolver<Link>
  ) async throws(LinkFailure) -> Resolution<Link> {
    try await TimeLimit.answer(
      of: "looking the link up",
      within: limit,
      links.environment,
      orFail: .resolutionFailed
    ) { try await resolve(link) }
  }

  /// Looks up a link whose screen is shown with a placeholder, and tells what came of it.
  func fillPlaceholder(of admitted: Admitted, _ event: Event) {
    guard let resolve = links.resolve, !admitted.isAction,
      case .placeholder = admitted.requirements.requirement ?? links.policy.requires
    else { return }
    let (link, id) = (admitted.link, event.id)
    let accounts = links.accountChanges
    links.onLoading?(.began(link, for: id))
    Task {
      do throws(LinkFailure) {
        let resolution = try await lookedUp(link, within: nil, resolve)
        // Since an account changed, what was found is of another person's link.
        let isOurs = links.accountChanges == accounts
        if isOurs, case .record(let record) = resolution { links.records.keep(record, for: link) }
        links.onLoading?(.ended(link, for: id, failure: nil))
        // It is opened with the trust of the app, so it must be admitted as the first link was.
        guard isOurs, case .replaced(by: let next) = resolution,
          case .next(let admitted) = admitter.admit(next, replacing: event.delivery),
          !admitted.hasSideEffects
        else { return }
        links.onLoading?(.replaced(link, by: next, for: id))
      } catch {
        links.onLoading?(.ended(link, for: id, failure: error))
      }
    }
  }
}
