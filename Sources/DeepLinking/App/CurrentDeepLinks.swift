/// An app's links, whatever their type.
@MainActor
protocol AnyDeepLinks<Link>: AnyObject {
  associatedtype Link: DeepLink & NavigationPlacing

  /// The links with their type.
  var links: DeepLinks<Link> { get }
}

extension DeepLinks: AnyDeepLinks {
  package var links: DeepLinks { self }
}

/// Knows the links of the app, for what its delegates receive.
@MainActor
package final class CurrentDeepLinks {
  /// What knows those of this app.
  static let shared = CurrentDeepLinks()

  /// What knows those of a test, so that parallel tests share none.
  @TaskLocal static var scoped: CurrentDeepLinks?

  /// The links that were made first, while they exist.
  private(set) weak var links: (any AnyDeepLinks)?

  /// Called when links are made.
  var onOpen: (@MainActor (any AnyDeepLinks) -> Void)?

  init() {}

  /// The app's link that a feature's link is mounted in; the link itself when it is not mounted there.
  package static func lifted(_ link: some DeepLink) -> any DeepLink {
    func lifted<Links: AnyDeepLinks>(by links: Links) -> any DeepLink {
      links.links.router.lifted(link) ?? link
    }
    guard let links = (scoped ?? shared).links else { return link }
    return lifted(by: links)
  }

  /// Records that links were made.
  static func open(_ links: any AnyDeepLinks) {
    let app = scoped ?? shared
    if app.links == nil { app.links = links }
    app.onOpen?(links)
  }
}
