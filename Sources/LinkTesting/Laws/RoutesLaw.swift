public import LinkPatterns
public import LinkRouting

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
    router = LinkRouter(type, prefixes: prefixes)
  }

  /// Returns what is wrong, each with its fix; empty when nothing is.
  ///
  /// A case without a route is found only by a value of it.
  public func violations(oneOfEachCase links: [Link]) -> [String] {
    router.problems.map(\.description) + links.compactMap(violation)
  }

  /// What is wrong with a link.
  private func violation(of link: Link) -> String? {
    do throws(LinkFailure) {
      _ = try router.url(for: link)
      return nil
    } catch {
      guard error.code == .noRoute else { return "\(link): \(error)" }
      return "\(link) has no route: declare one in `\(Link.self).routes`."
    }
  }
}
