import LinkRouting

/// What guards made of a link.
indirect enum GuardAnswer<Link: DeepLink> {
  /// All allowed it.
  case passed

  /// One put another in its place.
  case redirected(to: Link)

  /// It waits for a condition, while another may be shown.
  case waiting(until: LinkCondition, showing: Link?)
}

extension LinkPipeline {
  /// Asks the guards about the link of an event.
  func askGuards(
    about admitted: Admitted,
    _ event: Event
  ) async throws(LinkFailure) -> Stage<GuardAnswer<Link>> {
    guard links.hasGuards else { return .next(.passed) }
    let effect = admitted.requirements.effect
    var waiting = LinkFailure(.conditionHeld)
    // A condition may come true while a guard that waits for it decides: then all are asked again.
    for _ in 0..<RedirectChain<Link>.limit {
      let request = request(about: admitted.link, event, effect, isAncestor: false)
      let (decision, name) = try await decision(on: request)
      guard !Task.isCancelled else { return .ended(.cancelled) }
      switch decision {
      case .allow: return .next(.passed)
      case .redirect(to: let next): return .next(.redirected(to: next))
      case .deny(let reason): return .ended(.denied(reason))
      case .wait(until: let condition, showing: let next):
        guard worker.isFulfilled(condition) else {
          return .next(.waiting(until: condition, showing: shown(next, for: admitted, name)))
        }
        waiting = LinkFailure(.conditionHeld, subject: name, found: .name(condition.rawValue))
      }
    }
    throw waiting
  }

  /// The link that a guard wants shown meanwhile; `nil`, and a note, when that is the one that waits.
  private func shown(_ link: Link?, for admitted: Admitted, _ name: String) -> Link? {
    guard link == admitted.link else { return link }
    let route = admitted.requirements.routes.first
    links.onNote?(LinkFailure(.waitsForItself, route: route, subject: name).explanation)
    return nil
  }

  /// Asks the guards about a link, until one does not allow it.
  func decision(
    on request: LinkGuardRequest<Link>
  ) async throws(LinkFailure) -> (LinkGuardDecision<Link>, name: String) {
    for linkGuard in links.guards {
      let decision = try await TimeLimit.answer(
        of: "guard '\(linkGuard.name)'",
        within: guardLimit(for: request.event),
        links.environment,
        orFail: .guardFailed
      ) { try await linkGuard.decide(request) }
      guard case .allow = decision else { return (decision, linkGuard.name) }
    }
    return (.allow, "")
  }

  /// How long a guard may take: what all that is restored at once waits for is waited for once.
  private func guardLimit(for event: Event) -> Duration {
    let limit = links.policy.guardLimit
    guard event.delivery.entryPoint == .restoration else { return limit }
    return rest(of: limit, since: event.receivedAt)
  }

  /// What guards are asked: an event from before sign-in is one of the account that is shown since.
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
  /// Asks the guards about the screens that are not there yet, and leaves out what they do not allow.
  func place(_ event: Event, _ request: Request) async -> Stage<Request> {
    switch request {
    case .link(let placing): return await place(event, placing)
    case .saved(let saved):
      await askGuards(about: saved, event)
      return .next(.saved(saved))
    }
  }

  private func place(_ event: Event, _ placing: Placing) async -> Stage<Request> {
    do throws(LinkFailure) {
      while let ancestor = try placing.nextUnguarded(in: host.state) {
        placing.note(await refusal(of: ancestor, event), about: ancestor)
        guard !Task.isCancelled else { return .ended(.cancelled) }
      }
      return .next(.link(placing))
    } catch {
      return .ended(.failed(error))
    }
  }

  /// Why an ancestor is left out; `nil` when all guards allow it.
  private func refusal(of ancestor: Link, _ event: Event) async -> LinkFailure? {
    do throws(LinkFailure) {
      let request = request(about: ancestor, event, isAncestor: true)
      let (decision, name) = try await decision(on: request)
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
