/// Routes by the constructor of their links, then by that of the link inside.
struct ConstructorRoutes {
  /// The routes that accept any link inside, in the order of declaration.
  private var routes: [Int] = []

  private var inner: [LinkConstructor: ConstructorRoutes] = [:]

  /// Adds a route with constructors from the outermost one to that of the link inside.
  mutating func add(_ route: Int, _ constructors: ArraySlice<LinkConstructor>) {
    guard let constructor = constructors.first else { return routes.append(route) }
    inner[constructor, default: ConstructorRoutes()].add(route, constructors.dropFirst())
  }

  /// The routes of a link, in the order of declaration.
  func routes(of link: ReflectedLink) -> [Int] {
    guard let found = inner[link.constructor] else { return [] }
    guard !found.inner.isEmpty, let inside = link.inner else { return found.routes }
    var routes = found.routes
    for route in found.routes(of: inside) {
      routes.insert(route, at: routes.firstIndex { $0 > route } ?? routes.count)
    }
    return routes
  }
}
