import LinkNavigation
import LinkPatterns
import LinkRouting

/// What guards made of a link.
enum GuardPassage<Link: DeepLink> {
  /// All allowed it.
  case passed

  /// One put another in its place.
  case redirected(to: Link)

  /// The event has ended.
  case ended
}

extension LinkHandler {
  /// Asks the guards about the link of an event.
  func passesGuards(
    _ task: LinkTask<Link>,
    _ admitted: AdmittedLink<Link>
  ) async throws(LinkFailure) -> GuardPassage<Link> {
    let link = admitted.link
    var waiting = LinkFailure(.conditionHeld)
    // A condition may come true while a guard that waits for it decides: then all are asked again.
    for _ in 0..<RedirectChain<Link>.limit {
      let (decision, name) = try await decision(
        on: link,
        effect: admitted.requirements.effect,
        task
      )
      guard !task.hasEnded else { return .ended }
      switch decision {
      case .allow: return .passed
      case .redirect(to: let next): return .redirected(to: next)
      case .deny(let reason):
        end(task, .denied(reason))
        return .ended
      case .wait(until: let condition, showing: let next):
        guard isFulfilled(condition) else {
          suspend(task, admitted, until: condition)
          // What is shown meanwhile doesn't show a third link.
          if let next, next != link { show(next, while: task) }
          return .ended
        }
        guard let name else { return .passed }
        waiting = LinkFailure(.conditionHeld, subject: name, found: .name(condition.rawValue))
      }
    }
    throw waiting
  }

  /// Asks the guards about a link, until one does not allow it.
  func decision(
    on link: Link,
    effect: LinkEffect?,
    _ task: LinkTask<Link>
  ) async throws(LinkFailure) -> (LinkGuardDecision<Link>, String?) {
    guard !intake.guards.isEmpty else { return (.allow, nil) }
    let request = LinkGuardRequest(
      link: link,
      effect: effect ?? intake.router.requirements(of: link).effect,
      event: task.event,
      isAncestor: effect == nil
    )
    for linkGuard in intake.guards {
      let decision = try await answer(of: linkGuard, to: request)
      // Without an answer, the event has ended or the time was over.
      guard !task.hasEnded else { return (.allow, nil) }
      guard let decision else {
        throw LinkFailure(
          .timedOut,
          subject: "guard '\(linkGuard.name)'",
          expected: .name("\(intake.policy.guardLimit)")
        )
      }
      guard decision == .allow else { return (decision, linkGuard.name) }
    }
    return (.allow, nil)
  }

  /// Asks one guard, for as long as it may take.
  private func answer(
    of linkGuard: LinkGuard<Link>,
    to request: LinkGuardRequest<Link>
  ) async throws(LinkFailure) -> LinkGuardDecision<Link>? {
    do {
      return try await TimeLimit.run(intake.policy.guardLimit, intake.environment) {
        try await linkGuard.decide(request)
      }
    } catch {
      throw LinkFailure(error, .guardFailed, subject: "guard '\(linkGuard.name)'")
    }
  }

  /// Lets a link wait for a condition, and ends its event.
  ///
  /// What does more than navigate, has a secret or has no URL waits as long as the app runs only.
  private func suspend(
    _ task: LinkTask<Link>,
    _ admitted: AdmittedLink<Link>,
    until condition: LinkCondition
  ) {
    let link = admitted.link
    let url = intake.router.reportedURL(for: link)?.text
    let event = task.event
    let expiry = task.pending?.expiresAt ?? event.receivedAt.advanced(by: suspensionLimit)
    let caller: String? =
      if case .sameTeam(let identifier) = event.delivery.caller { identifier } else { nil }
    let pending = PendingLink(
      id: event.id,
      url: url ?? "",
      route: admitted.requirements.routes.first ?? "",
      origin: event.delivery.origin,
      sameTeamCaller: caller,
      condition: condition,
      account: event.account,
      scene: scene,
      receivedAt: event.receivedAt,
      expiresAt: expiry
    )
    let isSaved = url != nil && intake.router.mayKeep(link)
    intake.ledger.add(.init(pending: pending, link: link, isSaved: isSaved))
    end(task, .suspended(event.id))
  }

  /// Shows a link while another one waits, unless a newer link is on its way.
  private func show(_ link: Link, while waiting: LinkTask<Link>) {
    guard !waiting.isShownMeanwhile, newerNavigation(than: waiting) == nil else { return }
    let admission = admission(of: LinkDelivery(opening: link))
    let task = newTask(for: admission.delivery)
    task.isShownMeanwhile = true
    arrive(task, admission.stage)
  }

  /// How long a link that was suspended waits.
  private var suspensionLimit: Duration { intake.policy.suspensionLimit }
}

// MARK: - Confirmation

extension LinkHandler {
  /// Asks the person about a link that does more than navigate, unless the app's own code opened it.
  func isConfirmed(
    _ task: LinkTask<Link>,
    _ admitted: AdmittedLink<Link>
  ) async throws(LinkFailure) -> Bool {
    let (link, effect) = (admitted.link, admitted.requirements.effect)
    guard !effect.isNavigation, task.event.delivery.origin != .app else { return true }
    guard let confirm = intake.confirm else {
      // The app took it away since the link was let in.
      refuse(task, .denied(Self.unconfirmed))
      return false
    }
    note(task, .asking)
    questions.insert(task.event.id)
    let isConfirmed = await confirm(
      LinkConfirmation(event: task.event, link: link, effect: effect)
    )
    questions.remove(task.event.id)
    noteChange()
    guard !task.hasEnded else { return false }
    guard isConfirmed else {
      end(task, .declined(Self.declined))
      return false
    }
    // While the person was thinking, the route may have been switched off or closed.
    if let refusal = refusal(of: admitted, task.event.delivery) {
      refuse(task, refusal)
      return false
    }
    return true
  }

  /// Why an event ends that the person declined.
  static var declined: LinkFailure {
    LinkFailure(.personDeclined)
  }
}
