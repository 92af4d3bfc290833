import LinkPatterns
package import LinkRouting

/// What a delivery that was let in asks for.
enum LinkRequest<Link: DeepLink> {
  /// A link.
  case link(AdmittedLink<Link>)

  /// A short link, which is to be expanded.
  case short(LinkURL)

  /// The app's page in the system's settings.
  case settings
}

/// A delivery and what it asks for: found out once, whichever scene opens it.
package struct LinkAdmission<Link: DeepLink> {
  /// The delivery.
  package let delivery: LinkDelivery<Link>

  /// What it asks for, or how its event ends.
  let stage: Stage<LinkRequest<Link>>

  /// The link that is to be opened; `nil` for what is refused or passed on, and for a short link.
  package var link: Link? {
    guard case .next(.link(let admitted)) = stage else { return nil }
    return admitted.link
  }

  /// Whether it is let in, or was before by another way.
  package var isLetIn: Bool {
    switch stage {
    case .next, .ended(.duplicate): true
    case .ended: false
    }
  }
}
