import LinkPatterns

/// The asynchronous stages of an event, without state: it returns outcomes, and ends no event.
///
/// ```
/// settle ──▶ place ──▶ show        or        settle ──▶ act
/// ```
///
/// Each stage takes an event's value and returns the next one, or an outcome. Cancelled work calls none of
/// the app's closures.
@MainActor
struct LinkPipeline<Link: DeepLink & NavigationPlacing> {
  typealias Admitted = AdmittedLink<Link>
  typealias Change = SceneQueue<Link>.Change
  typealias QueuedEvent = SceneQueue<Link>.QueuedEvent
  typealias Event = LinkEvent<Link>

  /// Performs the stages of the scene's events, and reports changes to the queue during a stage.
  let engine: SceneEngine<Link>

  /// The links of the app.
  var links: DeepLinks<Link> { engine.links }

  /// The host of the scene.
  var host: any NavigationHost<Link> { engine.host }

  /// Performs the work for an event, and returns the resulting change; `nil` when it was cancelled.
  func perform(
    _ work: EventWork<Link>,
    for entry: QueuedEvent
  ) async throws(LinkFailure) -> Change? {
    switch work {
    case .settle:
      switch entry.answer {
      case .link(let admitted): try await settle(entry, admitted)
      case .short(let url): try await expand(url, entry)
      case .refused(let outcome): .finished(entry.id, outcome)
      case .settings, nil: nil
      }
    case .act: try await act(entry)
    case .place: try await place(entry)
    case .show: try await show(entry)
    case .ask(let screens): await ask(entry, screens)
    }
  }

  /// Performs work for an event that needs no time; `nil` when it needs some.
  func performNow(_ work: EventWork<Link>, for entry: inout QueuedEvent) -> Change? {
    switch (work, entry.showRequest) {
    case (.place, .saved(var screens)):
      guard screens.bind(to: links.account) else {
        return .finished(entry.id, .failed(LinkFailure(.savedStateOfAnotherAccount)))
      }
      entry.showRequest = .saved(screens)
      return links.hasGuards ? nil : .placed(entry.id, .saved(screens))
    case (.place, let showRequest?) where !links.hasGuards:
      return .placed(entry.id, showRequest)
    case (.show, .saved(let screens)) where host.isImmediate:
      return .finished(entry.id, showNow(screens))
    default: return nil
    }
  }
}

// MARK: - Settling

extension LinkPipeline {
  /// Asks the guards, looks the link up and asks the person.
  private func settle(
    _ entry: QueuedEvent,
    _ admitted: Admitted
  ) async throws(LinkFailure) -> Change? {
    let event = entry.event
    engine.report(.guarding, of: event.id)
    let decision = try await askGuards(about: admitted, event)
    guard !Task.isCancelled else { return nil }
    switch decision {
    case .allow: break
    case .redirect(to: let next): return try replace(admitted, by: next, .redirect, event)
    case .deny(let reason): return .finished(event.id, .denied(reason))
    case .wait(until: let condition, showing: let shown):
      engine.suspend(entry, admitted, until: condition, showing: shown)
      return nil
    }
    var ancestors: [Link]?
    var resolution = Resolution<Link>.found
    if let resolve = links.resolve, case .loadedRecord(let limit) = requirement(of: admitted) {
      engine.report(.resolving, of: event.id)
      resolution = try await load(admitted.link, for: event.id, within: limit, resolve)
    }
    guard !Task.isCancelled else { return nil }
    switch resolution {
    case .found, .record: break
    case .chain(let links): ancestors = links
    case .replaced(by: let next):
      return try replace(admitted, by: next, .replacement, event)
    }
    if let outcome = await unconfirmed(admitted, event) { return .finished(event.id, outcome) }
    guard !admitted.isAction else { return .settled(event.id, nil) }
    let request = LinkShowRequest(
      admitted,
      ancestors: ancestors,
      isCold: event.delivery.isCold,
      pushedAt: event.delivery.pushPlace,
      removing: links.ledger.linkShown(whileWaiting: event.resumes),
      by: links.router,
      links.policy
    )
    return .settled(event.id, request)
  }

  /// Admits a link that replaces an event's link, with the trust of the event.
  private func replace(
    _ admitted: Admitted,
    by next: Link,
    _ cause: RedirectChain<Link>.Cause,
    _ event: Event
  ) throws(LinkFailure) -> Change {
    let chain = try admitted.chain.following(next, cause, links.router.shown)
    engine.report(.replaced, of: event.id)
    let admitter = engine.admitter(of: event.delivery)
    return .replaced(event.id, by: admitter.end(admitter.admit(next, after: chain)))
  }

  /// Expands a short link.
  private func expand(_ url: LinkURL, _ entry: QueuedEvent) async throws(LinkFailure) -> Change? {
    guard let expander = links.expander else { throw LinkFailure(.nothingExpands) }
    engine.report(.expanding, of: entry.id)
    let text = try await engine.timeLimits.answer(
      of: "expanding the short link",
      within: links.policy.expansionLimit,
      orFail: .expansionFailed
    ) { try await expander.expand(url) }
    guard !Task.isCancelled else { return nil }
    let admitter = engine.admitter(of: entry.event.delivery)
    return .replaced(entry.id, by: admitter.end(admitter.admit(expanded: text)))
  }

  /// Asks the person about a link with side effects, unless the app's own code opened it; `nil` when allowed.
  private func unconfirmed(_ admitted: Admitted, _ event: Event) async -> LinkOutcome? {
    guard !Task.isCancelled else { return .cancelled(.withdrawn) }
    let effect = admitted.requirements.effect
    guard !effect.isNavigation, event.delivery.source != .app else { return nil }
    // The app may have removed the closure since the link was admitted.
    guard let confirm = links.confirm else { return .denied(.unconfirmed) }
    let question = LinkConfirmation(event: event, link: admitted.link, effect: effect)
    return await refusal(of: admitted, event) { await confirm(question) }
  }

  /// Asks the person whether screens may be left.
  private func ask(_ entry: QueuedEvent, _ screens: Set<NavigationEntry<Link>>) async -> Change? {
    guard case .link(let request) = entry.showRequest else { return nil }
    guard let confirm = links.confirmLeaving else {
      return .finished(entry.id, .declined(LinkFailure(.unsavedWork)))
    }
    let question = LinkInterruption(event: entry.event, link: request.link, screens: screens)
    let outcome = await refusal(of: request.admitted, entry.event) { await confirm(question) }
    if let outcome { return .finished(entry.id, outcome) }
    return .agreed(entry.id, toLeave: screens)
  }

  /// Asks the person a question about an event; returns the outcome when they decline, or when its route was
  /// closed or switched off meanwhile.
  private func refusal(
    of admitted: Admitted,
    _ event: Event,
    _ ask: () async -> Bool
  ) async -> LinkOutcome? {
    while let question = engine.question(before: event.id), !Task.isCancelled {
      await question.result()
    }
    guard !Task.isCancelled else { return .cancelled(.withdrawn) }
    engine.send(.asking(event.id))
    engine.report(.asking, of: event.id)
    let mayGoOn = await ask()
    engine.send(.asked(event.id))
    guard mayGoOn else { return .declined(LinkFailure(.personDeclined)) }
    guard !Task.isCancelled else { return .cancelled(.withdrawn) }
    let admitter = engine.admitter(of: event.delivery)
    return admitter.refusal(of: admitted).map(admitter.end)
  }
}

// MARK: - Doing

extension LinkPipeline {
  /// Performs a link without a screen, and leaves the link that was shown while it waited.
  private func act(_ entry: QueuedEvent) async throws(LinkFailure) -> Change? {
    engine.report(.performing, of: entry.id)
    let before = host.state
    defer { engine.leaveShownMeanwhile(entry, since: before) }
    let perform: @MainActor () async throws -> Void
    if let link = entry.admitted?.link {
      guard let action = links.perform else { throw LinkFailure(.noAction) }
      perform = { try await action(link) }
    } else {
      perform = { [host] in try await host.openSettings() }
    }
    let link = entry.admitted?.link
    do throws(LinkFailure) {
      try await engine.timeLimits.answer(
        of: link == nil ? "opening the settings" : "the action",
        within: link == nil ? links.policy.stepLimit : nil,
        orFail: .actionFailed,
        perform
      )
    } catch {
      throw link.map { LinkSecrets(of: $0, by: links.router.engine).hidden(in: error) } ?? error
    }
    return .finished(entry.id, .performed)
  }
}

extension LinkPipeline {
  /// Looks up a link whose screen is shown with a placeholder, and reports the result.
  func fillPlaceholder(of admitted: Admitted, _ event: Event) {
    guard let resolve = links.resolve, !admitted.isAction,
      case .placeholder = requirement(of: admitted)
    else { return }
    let (link, accounts) = (admitted.link, links.accountChanges)
    Task {
      // It is opened with the trust of the app, so it must be admitted like the first link.
      guard let found = try? await load(link, for: event.id, within: nil, resolve),
        case .replaced(by: let next) = found, links.accountChanges == accounts,
        let admitted = engine.admitter(of: event.delivery).admit(next).link,
        !admitted.hasSideEffects
      else { return }
      links.onLoading?(.replaced(link, by: next, for: event.id))
    }
  }

  private func requirement(of admitted: Admitted) -> ScreenRequirement {
    admitted.requirements.requirement ?? links.policy.requires
  }

  /// Looks a link up, reports the beginning and the end, and keeps its record.
  private func load(
    _ link: Link,
    for id: LinkEventID,
    within limit: Duration?,
    _ resolve: @escaping LinkResolver<Link>
  ) async throws(LinkFailure) -> Resolution<Link> {
    let accounts = links.accountChanges
    links.onLoading?(.began(link, for: id))
    do throws(LinkFailure) {
      let resolution = try await engine.timeLimits.answer(
        of: "looking the link up",
        within: limit,
        orFail: .resolutionFailed
      ) { try await resolve(link) }
      // After a change of account, the record belongs to another person's link.
      if case .record(let record) = resolution, links.accountChanges == accounts {
        links.records.keep(record, for: link)
      }
      links.onLoading?(.ended(link, for: id, failure: nil))
      return resolution
    } catch {
      let failure = LinkSecrets(of: link, by: links.router.engine).hidden(in: error)
      links.onLoading?(.ended(link, for: id, failure: Task.isCancelled ? nil : failure))
      throw failure
    }
  }
}
