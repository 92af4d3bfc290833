import Foundation
import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting
import TestSupport
import Testing

/// Handlers obey the laws of order over random interleavings: 10,000 scripts each, in virtual time.
@MainActor
@Suite struct InterleavingLawTests {
  enum Shop: DeepLink, NavigationPlacing {
    case home, item(id: Int), cart

    var placements: [LinkPlacement<Shop>] {
      switch self {
      case .home: [.root("shop")]
      case .item: [.pushed(on: .home)]
      case .cart: [.presented(.sheet, over: .home)]
      }
    }

    static let router = LinkRouter<Shop>(
      prefixes: [.scheme("shop"), .domain("shop.example")],
      routes: [
        LinkRoute(.home, "/home").access(.from(.customScheme, .universalLink, .notification)),
        LinkRoute("/items/:id", .int("id")) {
          .item(id: $0)
        } print: {
          if case .item(let id) = $0 { id } else { nil }
        }
        .access(.from(.customScheme, .universalLink, .notification)),
        LinkRoute(.cart, "/cart").access(.from(.customScheme, .universalLink, .notification)),
      ]
    )
  }

  private let links: [Shop] = [.item(id: 1), .item(id: 2), .item(id: 3), .cart]

  private func state() throws -> NavigationState<Shop> {
    try NavigationState(containers: [.init(id: "shop", stack: [.destination(.home)])])
  }

  /// Ten seeds of a thousand scripts are ten thousand scripts of each law; `bin/check --full` runs a million
  /// for all three.
  ///
  /// With the models, in the check of every change, a tenth.
  nonisolated static let seeds = 0..<10 as Range<UInt64>
  nonisolated static let scripts =
    ProcessInfo.processInfo.environment["DEEPLINK_SCRIPTS"].flatMap(Int.init)
    ?? (ProcessInfo.processInfo.environment["DEEPLINK_STANDINS"] == nil ? 1000 : 100)

  @Test(
    "none lost, none doubled, none by superseded links, none to another scene",
    arguments: seeds
  )
  func newestWinsInEachScene(seed: UInt64) async throws {
    let law = NewestWinsLaw(router: Shop.router, state: try state(), links: links)
    let violations = await law.violations(seed: seed, scripts: Self.scripts, length: 5)
    #expect(violations.first == nil, "seed \(seed)")
  }

  @Test("nothing against a guard, resumed once", arguments: seeds)
  func guardsHold(seed: UInt64) async throws {
    let law = GuardLaw(router: Shop.router, state: try state(), links: links)
    let violations = await law.violations(seed: seed, scripts: Self.scripts, length: 5)
    #expect(violations.first == nil, "seed \(seed)")
  }

  @Test("one tap is one event, whatever is between its deliveries", arguments: seeds)
  func onceHolds(seed: UInt64) async throws {
    let law = OnceLaw(router: Shop.router, state: try state())
    let urls = ["shop://items/1", "shop://items/2", "shop://cart", "https://shop.example/nothing"]
    let violations = await law.violations(seed: seed, scripts: Self.scripts, urls: urls)
    #expect(violations.first == nil, "seed \(seed)")
  }
}
