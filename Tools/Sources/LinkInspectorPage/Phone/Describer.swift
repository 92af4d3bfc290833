import DeepLinking
import LinkAnalysis
import LinkNavigation
import LinkPatterns
import LinkRouting

/// Names links for people: by their routes, and by their URLs.
@MainActor
struct Describer<Link: DeepLink> {
  /// The app.
  let app: InspectedApp<Link>

  /// The URL of a link; `nil` for one that no route prints.
  func url(of link: Link) -> String? {
    for prefix in app.router.prefixes {
      if let url = try? app.router.url(for: link, at: prefix) { return url.text }
    }
    return try? app.router.url(for: link).text
  }

  /// The name of a link: that of its route in words.
  func title(of link: Link) -> String {
    app.router.requirements(of: link).routes.first.map(CatalogScreen.title) ?? "A screen"
  }

  /// The name of a link with its values: `League 123`.
  func longTitle(of link: Link) -> String {
    if let title = app.title(link) { return title }
    let route = app.router.requirements(of: link).routes.first
    let secrets = route.flatMap { app.routesByName[$0]?.secrets } ?? []
    let values = app.router.values(of: link).sorted { $0.key < $1.key }
      .filter { !secrets.contains($0.key) }.map(\.value)
    return ([title(of: link)] + values).joined(separator: " ")
  }

  /// The title of the screen of an entry.
  func title(of entry: NavigationEntry<Link>) -> String {
    switch entry {
    case .destination(let link): longTitle(of: link)
    case .foreign(let screen): "a screen of the app (\(screen.kind))"
    }
  }
}
