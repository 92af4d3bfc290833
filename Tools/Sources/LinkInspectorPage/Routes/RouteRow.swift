@_spi(Tools) import LinkAnalysis
import LinkNavigation
import LinkRouting

/// A route in the tree of routes; its keys are short, since there may be thousands.
struct RouteRow: Encodable, Hashable {
  /// The most routes whose places are all found out at once; of more, that of the chosen route is.
  private static let placedRoutes = 300

  /// The name.
  let name: String

  /// The segments of its patterns, the alias ones after the first.
  let paths: [[String]]

  /// The types of the values, by their names.
  let types: [String: String]

  /// The sources that it is open to; `nil` when the catalog does not say.
  let access: [String]?

  /// The effect, unless it only navigates.
  let effect: String?

  /// Where its links go: what they lie on, and how they are shown.
  let place: String?

  /// Describes a route of an app.
  @MainActor
  init<Link>(_ route: LinkCatalogV1.Route, in app: InspectedApp<Link>) {
    name = route.name
    paths = ([route.path] + route.aliases + route.forms.map(\.path)).map(Self.segments)
    types = route.types.mapValues(\.name)
    access = route.access?.sources.map(\.rawValue).sorted()
    effect = route.effect.flatMap { $0.isNavigation ? nil : $0.rawValue }
    place = app.routesByName.count > Self.placedRoutes ? nil : Self.place(of: route.name, in: app)
  }

  /// The segments of a pattern; one that is not parted by its slashes is one.
  private static func segments(of path: String) -> [String] {
    let written = path.utf8.first == UInt8(ascii: "/") ? String(path.dropFirst()) : path
    if written.isEmpty { return [] }
    guard !written.utf8.contains(where: { "(){}\\".utf8.contains($0) }) else { return [written] }
    return written.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }

  /// Where the link of a sample goes, in a word or two.
  @MainActor
  private static func place<Link>(of name: String, in app: InspectedApp<Link>) -> String? {
    guard let url = app.catalog.sampleURL(ofRoute: name), let link = try? app.router.link(for: url),
      let place = app.router.placements(of: link).first
    else { return nil }
    let parent = place.parent.flatMap { app.router.requirements(of: $0).routes.first }
    switch place {
    case .root, .noScreen: return PlaceText.manner(of: place)
    case .pushed: return parent.map { "on \($0)" }
    case .presented(let style, over: _): return "\(style.rawValue) over \(parent ?? "its parent")"
    case .pushedOnCurrent: return "on any screen"
    case .presentedOnCurrent(let style): return "\(style.rawValue) over any screen"
    }
  }
}
