package import LinkNavigation
package import LinkPatterns
package import LinkRouting

/// A delivery and what it asks for: found out once, whichever scene opens it.
package final class LinkAdmission<Link: DeepLink & NavigationPlacing> {
  /// The delivery.
  package let delivery: LinkDelivery<Link>

  /// What it asks for, or how its event ends.
  let stage: Stage<LinkRequest<Link>>

  init(delivery: LinkDelivery<Link>, stage: Stage<LinkRequest<Link>>) {
    (self.delivery, self.stage) = (delivery, stage)
  }

  /// The link that is to be opened; `nil` for what is refused or passed on, and for a short link.
  package var link: Link? {
    guard case .next(let request) = stage else { return nil }
    return request.admitted?.link
  }

  /// Whether it is let in, or was before by another way.
  package var isLetIn: Bool {
    switch stage {
    case .next, .ended(.duplicate): true
    case .ended: false
    }
  }
}

/// What a stage of an event's way leads to: the next stage, or the end.
package indirect enum Stage<Output> {
  case next(Output)
  case ended(LinkOutcome)
}

/// What an event asks for.
package indirect enum LinkRequest<Link: DeepLink & NavigationPlacing> {
  /// A link, and the links that it took the place of.
  case link(AdmittedLink<Link>, RedirectChain<Link>)

  /// A short link, which is to be expanded.
  case short(LinkURL)

  /// The app's page in the system's settings.
  case settings

  /// What was saved of the scene.
  case saved(SavedPlacing<Link>)

  /// The link that was let in.
  package var admitted: AdmittedLink<Link>? {
    guard case .link(let admitted, _) = self else { return nil }
    return admitted
  }

  /// Whether it has side effects, as far as is known.
  package var hasSideEffects: Bool {
    switch self {
    case .link(let admitted, _): admitted.hasSideEffects
    case .settings: true
    case .short, .saved: false
    }
  }
}
