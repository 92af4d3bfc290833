import LinkNavigation
import LinkPatterns
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
    about admitted: AdmittedLink<Link>,
    _ event: LinkEvent<Link>
  ) async throws(LinkFailure) -> Stage<GuardAnswer<Link>> {
    guard !links.guards.isEmpty else { return .next(.passed) }
    let request = LinkGuardRequest(
      link: admitted.link,
      effect: admitted.requirements.effect,
      event: event,
      isAncestor: false
    )
    var waiting = LinkFailure(.conditionHeld)
    // A condition may come true while a guard that waits for it decides: then all are asked again.
    for _ in 0..<RedirectChain<Link>.limit {
      let (decision, name) = try await decision(on: request)
      guard !Task.isCancelled else { return .ended(.cancelled) }
      switch decision {
      case .allow: return .next(.passed)
      case .redirect(to: let next): return .next(.redirected(to: next))
      case .deny(let reason): return .ended(.denied(reason))
      case .wait(until: let condition, showing: let next):
        guard isFulfilled(condition) else {
          return .next(.waiting(until: condition, showing: shown(next, for: admitted, name)))
        }
        waiting = LinkFailure(.conditionHeld, subject: name, found: .name(condition.rawValue))
      }
    }
    throw waiting
  }

  /// The link that a guard wants shown meanwhile; `nil`, and a note, when that is the one that waits.
  private func shown(_ link: Link?, for admitted: AdmittedLink<Link>, _ name: String) -> Link? {
    guard link == admitted.link else { return link }
    let route = admitted.requirements.routes.first
    links.onNote?(LinkFailure(.waitsForItself, route: route, subject: name).explanation)
    return nil
  }

  /// Asks the guards about a link, until one does not allow it.
  private func decision(
    on request: LinkGuardRequest<Link>
  ) async throws(LinkFailure) -> (LinkGuardDecision<Link>, name: String) {
    for linkGuard in links.guards {
      let decision = try await answer(of: linkGuard, to: request)
      // Without an answer, the event has ended or the time was over.
      guard !Task.isCancelled else { break }
      guard let decision else {
        throw LinkFailure(
          .timedOut,
          subject: "guard '\(linkGuard.name)'",
          expected: .name("\(links.policy.guardLimit)")
        )
      }
      guard decision == .allow else { return (decision, linkGuard.name) }
    }
    return (.allow, "")
  }

  /// Asks one guard, for as long as it may take.
  private func answer(
    of linkGuard: LinkGuard<Link>,
    to request: LinkGuardRequest<Link>
  ) async throws(LinkFailure) -> LinkGuardDecision<Link>? {
    do {
      return try await TimeLimit.run(links.policy.guardLimit, links.environment) {
        try await linkGuard.decide(request)
      }
    } catch {
      throw LinkFailure(error, .guardFailed, subject: "guard '\(linkGuard.name)'")
    }
  }
}

// MARK: - Screens below

extension LinkPipeline {
  /// Asks the guards about the screens that are not there yet, and leaves out what they do not allow.
  func place(
    _ event: LinkEvent<Link>,
    _ request: ShowRequest<Link>
  ) async -> Stage<ShowRequest<Link>> {
    switch request {
    case .link(let placing): return await place(event, placing)
    case .saved(let saved):
      switch begin(saved) {
      case .next(var saved):
        await askGuards(about: &saved, event)
        return .next(.saved(saved))
      case .ended(let outcome): return .ended(outcome)
      }
    }
  }

  private func place(
    _ event: LinkEvent<Link>,
    _ placing: LinkPlacing<Link>
  ) async -> Stage<ShowRequest<Link>> {
    var placing = placing
    do throws(LinkFailure) {
      while let ancestor = try placing.nextUnguarded(in: host.state) {
        if let reason = await refusal(of: ancestor, event) { placing.omit(ancestor, reason) }
        guard !Task.isCancelled else { return .ended(.cancelled) }
      }
      return .next(.link(placing))
    } catch {
      return .ended(.failed(error))
    }
  }

  /// As ``place(_:_:)`` without guards to ask: within the call.
  func placeNow(_ request: ShowRequest<Link>) -> Stage<ShowRequest<Link>> {
    guard case .saved(let saved) = request else { return .next(request) }
    switch begin(saved) {
    case .next(let saved): return .next(.saved(saved))
    case .ended(let outcome): return .ended(outcome)
    }
  }

  /// Why an ancestor is left out; `nil` when all guards allow it.
  private func refusal(of ancestor: Link, _ event: LinkEvent<Link>) async -> LinkFailure? {
    let request = LinkGuardRequest(
      link: ancestor,
      effect: links.router.requirements(of: ancestor).effect,
      event: event,
      isAncestor: true
    )
    do throws(LinkFailure) {
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
