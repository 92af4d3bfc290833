/// The link of a URL depends only on the routes: not on their order, and not on unrelated ones.
///
/// It compares a router with others that must give the same answers: with the same routes in another order, with a
/// further form that none of the URLs has, and without a route that did not match.
public struct DeterminismLaw<Link: DeepLink>: Sendable {
  /// The router.
  public let router: LinkRouter<Link>

  /// The seed of the generator; print it with each violation.
  public let seed: UInt64

  /// A first segment that no URL has.
  private let unusedWord: String

  /// The same routes in other orders.
  private let reordered: [LinkRouter<Link>]

  /// The same routes, one of them with a further form.
  private let extended: LinkRouter<Link>?

  /// A router without one of the routes.
  private struct Smaller: Sendable {
    /// The name of the route that it lacks.
    let name: String

    /// The router.
    let router: LinkRouter<Link>
  }

  /// Routers that lack one route each.
  private let smaller: [Smaller]

  /// The number of routers that lack one route each.
  private static var maximumSmaller: Int { 8 }

  /// Creates the law for a router.
  ///
  /// - Parameters:
  ///   - router: The routes to reorder.
  ///   - seed: The seed of the generator that chooses orders and routes.
  ///   - orders: How many other orders are tried.
  /// - Complexity: O(*k* · *n* · log *n*), *k* = number of orders, *n* = segments of all patterns.
  public init(router: LinkRouter<Link>, seed: UInt64, orders: Int = 3) {
    self.router = router
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    unusedWord = "unused-\(String(generator.next(), radix: 36))"
    reordered = (0..<orders).map { _ in
      Self.router(like: router, router.routes.shuffled(using: &generator))
    }
    extended = Self.extended(router, unusedWord, &generator)
    let removed = router.routes.indices.shuffled(using: &generator).prefix(Self.maximumSmaller)
    smaller = removed.map { index in
      var routes = router.routes
      let name = routes.remove(at: index).name
      return Smaller(name: name, router: Self.router(like: router, routes))
    }
  }

  /// Checks the law for a URL.
  ///
  /// - Returns: The violations; empty when the law holds.
  /// - Complexity: One match for each router.
  public func violations(for text: String) -> [LawViolation] {
    let expected = router.match(text)
    var violations: [LawViolation] = []
    for other in reordered where other.match(text) != expected {
      let names = other.routes.map(\.name)
      violations.append(violation(text, expected, other.match(text), "in the order \(names)"))
    }
    if let extended, !text.contains(unusedWord), extended.match(text) != expected {
      violations.append(
        violation(text, expected, extended.match(text), "with a pattern that begins otherwise")
      )
    }
    if case .matched(let match) = expected {
      let others = smaller.filter { $0.name != match.route }
      for other in others where other.router.match(text) != expected {
        violations.append(
          violation(text, expected, other.router.match(text), "without '\(other.name)'")
        )
      }
    }
    return violations
  }

  /// Makes a router one of whose routes has a further form.
  private static func extended(
    _ router: LinkRouter<Link>,
    _ word: String,
    _ generator: inout SeededGenerator
  ) -> LinkRouter<Link>? {
    guard let index = router.routes.indices.randomElement(using: &generator) else { return nil }
    var routes = router.routes
    let names = routes[index].parameters.filter { $0.place == .path && !$0.isOptional }.map(\.key)
    // Parameters of the path keep their names, so the form needs no others.
    let isNamed = names.allSatisfy { $0.utf8.first.map { $0 > UInt8(ascii: "9") } ?? false }
    guard isNamed else { return nil }
    routes[index] = routes[index].alias(
      "/" + ([word] + names.map { ":\($0)" }).joined(separator: "/")
    )
    return Self.router(like: router, routes)
  }

  /// Makes a router with other routes.
  private static func router(
    like router: LinkRouter<Link>,
    _ routes: [LinkRoute<Link>]
  ) -> LinkRouter<Link> {
    LinkRouter(
      prefixes: router.prefixes,
      caseInsensitiveLiterals: router.caseInsensitiveLiterals,
      trailingSlash: router.trailingSlash,
      limits: router.limits,
      routes: routes
    )
  }

  /// Describes a violation.
  private func violation(
    _ text: String,
    _ expected: LinkMatch<Link>,
    _ found: LinkMatch<Link>,
    _ difference: String
  ) -> LawViolation {
    LawViolation(
      law: "determinism",
      detail: "\(text) is \(expected), and \(found) \(difference) (seed \(seed))"
    )
  }
}
