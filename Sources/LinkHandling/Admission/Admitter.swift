import LinkNavigation
import LinkRouting

/// Lets deliveries and links in, or refuses them, check by check.
@MainActor
struct Admitter<Link: DeepLink & NavigationPlacing> {
  /// What all scenes share.
  let links: DeepLinks<Link>

  /// The event of the scene that a delivery repeats; `nil` when it is new.
  let knownInScene: (LinkDelivery<Link>) -> LinkEventID?
}

extension Admitter {
  /// Finds out what a delivery asks for, and whether it is let in; remembers nothing.
  func admission(of delivery: LinkDelivery<Link>) -> LinkAdmission<Link> {
    LinkAdmission(delivery: delivery, stage: admit(delivery, AdmissionCheck.allCases))
  }

  /// Lets a delivery in or refuses it.
  func admit(
    _ delivery: LinkDelivery<Link>,
    _ checks: [AdmissionCheck]
  ) -> Stage<LinkRequest<Link>> {
    let candidate = AdmissionCandidate(delivery)
    switch delivery.content {
    case .url(let text): candidate.text = text
    case .link(let link): candidate.parts = links.router.takeApart(link)
    }
    return admit(candidate, checks)
  }

  /// Lets the URL in or refuses it that a short link stands for, as far trusted as the short link.
  func admit(
    expanded text: String,
    of delivery: LinkDelivery<Link>
  ) -> Stage<LinkRequest<Link>> {
    let candidate = AdmissionCandidate(delivery)
    candidate.text = text
    candidate.isExpanded = true
    return admit(candidate, AdmissionCheck.ofExpandedURL)
  }

  /// Lets a link in or refuses it that takes the place of another, as far trusted as the first of its chain.
  func admit(
    _ link: Link,
    replacing delivery: LinkDelivery<Link>
  ) -> Stage<AdmittedLink<Link>> {
    let candidate = AdmissionCandidate(delivery)
    candidate.parts = links.router.takeApart(link)
    switch admit(candidate, AdmissionCheck.ofLink) {
    case .next(.link(let admitted, _)): return .next(admitted)
    case .next: return .ended(closed(delivery))
    case .ended(let outcome): return .ended(outcome)
    }
  }

  /// How an event ends whose link is not let in any longer, after a person thought; `nil` where it is.
  func refusal(
    of admitted: AdmittedLink<Link>,
    _ delivery: LinkDelivery<Link>
  ) -> LinkOutcome? {
    let candidate = AdmissionCandidate(delivery)
    candidate.parts = admitted.parts
    candidate.requirements = admitted.requirements
    return AdmissionCheck.ofLink.lazy.compactMap { self.refusal(by: $0, candidate) }.first
  }

  /// The admission of a delivery that another scene handed over, in the scene that connects for it.
  ///
  /// Its link is checked again, since that may have taken a while.
  func connecting(_ admission: LinkAdmission<Link>) -> LinkAdmission<Link> {
    let delivery = admission.delivery.connecting
    guard case .next(.link(let admitted, _)) = admission.stage,
      let outcome = refusal(of: admitted, delivery)
    else { return LinkAdmission(delivery: delivery, stage: admission.stage) }
    return LinkAdmission(delivery: delivery, stage: .ended(outcome))
  }

  /// Goes through checks until one refuses, or it is known what is asked for.
  private func admit(
    _ candidate: AdmissionCandidate<Link>,
    _ checks: [AdmissionCheck]
  ) -> Stage<LinkRequest<Link>> {
    for check in checks {
      if let outcome = refusal(by: check, candidate) { return .ended(outcome) }
      if let request = candidate.request { return .next(request) }
    }
    guard let parts = candidate.parts, let requirements = candidate.requirements else {
      return .ended(closed(candidate.delivery))
    }
    return .next(
      .link(
        AdmittedLink(
          parts,
          by: links.router,
          requirements: requirements,
          match: candidate.match
        ),
        RedirectChain(parts.link)
      )
    )
  }

  /// Checks a candidate; returns how its event ends when it is refused.
  private func refusal(
    by check: AdmissionCheck,
    _ candidate: AdmissionCandidate<Link>
  ) -> LinkOutcome? {
    switch check {
    case .foreign: isForeign(candidate.delivery) ? .notOurs : nil
    case .known: knownEvent(of: candidate.delivery).map { .duplicate(of: $0) }
    case .rate: tooMany(candidate.delivery)
    case .text: readURL(candidate)
    case .match: match(candidate)
    case .access: closedRoute(candidate)
    case .caller: foreignCaller(candidate)
    case .effect: unconfirmedEffect(candidate)
    case .identifier: invisibleIdentifier(candidate)
    }
  }
}
