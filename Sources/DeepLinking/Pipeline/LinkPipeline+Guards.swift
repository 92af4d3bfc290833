extension LinkPipeline {
  /// Asks the guards about the link of an event.
  func askGuards(
    about admitted: Admitted,
    _ event: Event
  ) async throws(LinkFailure) -> LinkGuardDecision<Link> {
    guard links.hasGuards else { return .allow }
    let effect = admitted.requirements.effect
    var held = LinkFailure(.conditionHeld)
    // A condition may be fulfilled while a guard that waits for it decides: then all are asked again.
    for _ in 0..<RedirectChain<Link>.limit {
      let request = request(about: admitted.link, event, effect, isAncestor: false)
      let (decision, name) = try await decision(on: request)
      guard case .wait(until: let condition, showing: let next) = decision else { return decision }
      guard engine.isFulfilled(condition) else {
        return .wait(until: condition, showing: shown(next, for: admitted, name))
      }
      held = LinkFailure(.conditionHeld, subject: name, found: .name(condition.rawValue))
    }
    throw held
  }

  /// The link that a guard wants shown meanwhile; `nil`, and a log line, when it is the link that waits.
  private func shown(_ link: Link?, for admitted: Admitted, _ name: String) -> Link? {
    guard let link, link == admitted.link else { return link }
    let route = admitted.requirements.routes.first
    links.onLogLine?(LinkFailure(.waitsForItself, route: route, subject: name).explanation)
    return nil
  }

  /// Asks the guards about a link, until one does not allow it.
  func decision(
    on request: LinkGuardRequest<Link>,
    since start: Duration? = nil
  ) async throws(LinkFailure) -> (LinkGuardDecision<Link>, name: String) {
    for linkGuard in links.guards {
      switch try await decision(of: linkGuard, on: request, since: start) {
      case .allow: continue
      case .deny(let reason):
        let secrets = LinkSecrets(of: request.link, by: links.router.engine)
        return (.deny(secrets.hidden(in: reason)), linkGuard.name)
      case let decision: return (decision, linkGuard.name)
      }
    }
    return (.allow, "")
  }

  private func decision(
    of linkGuard: LinkGuard<Link>,
    on request: LinkGuardRequest<Link>,
    since start: Duration?
  ) async throws(LinkFailure) -> LinkGuardDecision<Link> {
    let limit = links.policy.guardLimit
    do throws(LinkFailure) {
      return try await engine.timeLimits.answer(
        of: "guard '\(linkGuard.name)'",
        within: start.map { rest(of: limit, since: $0) } ?? limit,
        orFail: .guardFailed
      ) { try await linkGuard.decide(request) }
    } catch {
      throw LinkSecrets(of: request.link, by: links.router.engine).hidden(in: error)
    }
  }

  /// The request for the guards: an event from before sign-in counts as one of the account signed in since.
  func request(
    about link: Link,
    _ event: Event,
    _ known: LinkEffect? = nil,
    isAncestor: Bool
  ) -> LinkGuardRequest<Link> {
    let effect = known ?? links.router.requirements(of: link).effect
    let event = event.account == nil ? event.shown(to: links.account) : event
    return LinkGuardRequest(link: link, effect: effect, event: event, isAncestor: isAncestor)
  }
}

// MARK: - Screens below

extension LinkPipeline {
  /// Asks the guards about screens that are not shown yet, and leaves out those that they refuse.
  func place(_ entry: QueuedEvent) async throws(LinkFailure) -> Change? {
    switch entry.showRequest {
    case .link(let request): try await place(request, entry.event)
    case .saved(let screens): await place(screens, entry.event)
    case nil: nil
    }
  }

  private func place(
    _ request: LinkShowRequest<Link>,
    _ event: Event
  ) async throws(LinkFailure) -> Change? {
    var request = request
    while let ancestor = try request.nextUnguarded(in: host.state) {
      let reason = await refusal(of: ancestor, event, isAncestor: true)
      guard !Task.isCancelled else { return nil }
      request.report(reason, about: ancestor)
    }
    return .placed(event.id, .link(request))
  }

  /// The reason to leave a screen out; `nil` when all guards allow it.
  func refusal(
    of link: Link,
    _ event: Event,
    isAncestor: Bool,
    since start: Duration? = nil
  ) async -> LinkFailure? {
    do throws(LinkFailure) {
      let request = request(about: link, event, isAncestor: isAncestor)
      let (decision, name) = try await decision(on: request, since: start)
      switch decision {
      case .allow: return nil
      case .deny(let reason): return reason
      case .redirect, .wait: return LinkFailure(.ancestorRedirected, subject: name)
      }
    } catch {
      return error
    }
  }
}
