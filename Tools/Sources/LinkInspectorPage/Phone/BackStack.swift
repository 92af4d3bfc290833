import DeepLinking
import LinkNavigation
import LinkRouting

/// A link with the screens below it, as the places of the links say: its back stack.
@MainActor
struct BackStack<Link: DeepLink> {
  /// The screens, the lowest first.
  let items: [Rung.Item]

  /// The link below it; `nil` for a root, and for one without a place.
  let parent: Link?

  /// Walks down from a link to its root.
  init(of link: Link, in app: InspectedApp<Link>) {
    let describer = Describer(app: app)
    guard let chain = try? app.router.chain(of: link, in: NavigationState(), policy: .cold) else {
      (items, parent) = ([], nil)
      return
    }
    items = chain.elements.map { element in
      Rung.Item(
        title: describer.longTitle(of: element.destination),
        note: PlaceText.manner(of: element.placement),
        url: describer.url(of: element.destination)
      )
    }
    parent = chain.elements.last?.placement.parent
  }
}
