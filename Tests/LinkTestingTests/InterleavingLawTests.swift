import LinkHandling
import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// Handlers obey the laws of order over random interleavings: 3,000 scripts, each in virtual time.
@MainActor
@Suite struct InterleavingLawTests {
  enum Shop: DeepLink, NavigationPlacing {
    case home, item(id: Int), cart

    var placements: [Placement<Shop>] {
      switch self {
      case .home: [.root("shop")]
      case .item: [.pushed(on: .home)]
      case .cart: [.presented(.sheet, over: .home)]
      }
    }

    static let router = LinkRouter<Shop>(
      origins: [.scheme("shop"), .domain("shop.example")],
      routes: [
        Route(.home, "/home").open(.scheme, .web, .push),
        Route("/items/:id", .int("id")) {
          .item(id: $0)
        } print: {
          if case .item(let id) = $0 { id } else { nil }
        }
        .open(.scheme, .web, .push),
        Route(.cart, "/cart").open(.scheme, .web, .push),
      ]
    )
  }

  private let links: [Shop] = [.item(id: 1), .item(id: 2), .item(id: 3), .cart]

  private func state() throws -> NavigationState<Shop> {
    try NavigationState(containers: [.init(id: "shop", stack: [.destination(.home)])])
  }

  @Test("none lost, none doubled, none by superseded links", arguments: 0..<8 as Range<UInt64>)
  func newestWins(seed: UInt64) async throws {
    let law = NewestWinsLaw(router: Shop.router, state: try state(), links: links)
    let violations = await law.violations(seed: seed, scripts: 300, length: 5)
    #expect(violations.first == nil, "seed \(seed)")
  }

  @Test("nothing against a guard, resumed once", arguments: 0..<4 as Range<UInt64>)
  func guardsHold(seed: UInt64) async throws {
    let law = GuardLaw(router: Shop.router, state: try state(), links: links)
    let violations = await law.violations(seed: seed, scripts: 150, length: 6)
    #expect(violations.first == nil, "seed \(seed)")
  }
}
