public import LinkPatterns

/// Every case of a link type has a route, its URL leads back to it, and the routes have no mistake.
///
/// ```
/// let law = RoutesLaw(QuizLink.self, prefixes: [.scheme("quiz")])
/// #expect(law.violations(oneOfEachCase: [.home, .league(id: 1)]) == [])
/// ```
public struct RoutesLaw<Link: DeepLink>: Sendable {
  /// The router of the routes.
  private let router: LinkRouter<Link>

  /// Creates the law for the routes of a type.
  public init(_ type: Link.Type, prefixes: [LinkPrefix]) {
    self.init(router: LinkRouter(type, prefixes: prefixes))
  }

  /// Creates the law for a router that the app made, such as one that ignores case.
  public init(router: LinkRouter<Link>) { self.router = router }

  /// Returns all mistakes, each with its fix; empty when there are no mistakes.
  ///
  /// A case without a route is only found if the list contains a link of it. A route that prints no link of the list
  /// is a mistake as well: the list leaves it out.
  public func violations(oneOfEachCase links: [Link]) -> [LawViolation] {
    let details = router.checkedProblems.map(\.description) + links.compactMap(violation)
    return (details + routesLeftOut(by: links)).map { LawViolation(law: "routes", detail: $0) }
  }

  /// The routes that print links, but none of a list.
  private func routesLeftOut(by links: [Link]) -> [String] {
    let printing = links.flatMap { router.engine.decompose($0).routes.map(\.index) }
    return router.routes.indices.filter { index in
      // A closure that prints nothing is a mistake of its own.
      let route = router.routes[index]
      return route.isPrinted && !route.record.codec.examples.isEmpty && !printing.contains(index)
    }
    .map { "The route '\(router.routes[$0].name)' prints no link of the list: add one to it." }
  }

  /// The mistake of a link.
  private func violation(of link: Link) -> String? {
    do throws(LinkFailure) {
      _ = try router.url(for: link)
      return nil
    } catch {
      guard error.code == .noRoute else { return "\(link): \(error)" }
      let routes = router.routes
      let readOnly = router.engine.decompose(link).routes.map { routes[$0.index].name }
      guard readOnly.isEmpty else {
        return """
          \(link) is read by \(quoted(readOnly)), which is `.readOnly`, and printed by no route: leave `.readOnly` out, \
          or declare a route that prints it in `\(Link.self).routes`.
          """
      }
      let closures = routes.filter { $0.isPrinted && $0.record.codec.examples.isEmpty }
      guard closures.isEmpty else {
        return """
          \(link) has no route: `print:` of \(quoted(closures.map { $0.name })) returned nil for it; return its \
          values there, or declare a route for it in `\(Link.self).routes`.
          """
      }
      return "\(link) has no route: declare one in `\(Link.self).routes`."
    }
  }

  /// The names of routes in quotation marks.
  private func quoted(_ names: [String]) -> String { "'" + names.joined(separator: "', '") + "'" }
}
