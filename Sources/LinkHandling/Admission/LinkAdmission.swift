package import LinkRouting
import LinkNavigation

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
