import LinkNavigation
import LinkPatterns
import LinkRouting

/// What is known of a delivery while it is checked.
final class AdmissionCandidate<Link: DeepLink & NavigationPlacing> {
  /// The delivery, or that of the short link.
  let delivery: LinkDelivery<Link>

  /// The URL, unchecked; `nil` for a link that came as a value.
  var text: String?

  /// Whether a short link stood for the URL.
  var isExpanded = false

  /// The URL.
  var url: LinkURL?

  /// The match of the URL.
  var match: MatchedLink<Link>?

  /// The link, taken apart.
  var parts: TakenApartLink<Link>?

  /// What opening the link asks for.
  var requirements: LinkRequirements?

  /// What is asked for, once that is no link.
  var request: LinkRequest<Link>?

  init(_ delivery: LinkDelivery<Link>) { self.delivery = delivery }
}
