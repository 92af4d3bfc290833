import DeepLinking
import LinkActions
import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

private enum Item: DeepLink {
  case item(Int)
}

/// How often a link was asked about.
@MainActor
private final class Counts {
  var reads = 0
  var prints = 0
  var gates = 0

  /// A table that counts.
  var router: LinkRouter<Item> {
    let item = LinkRoute<Item>("/items/:id", .int("id"), name: "item") { id in
      MainActor.assumeIsolated { self.reads += 1 }
      return .item(id)
    } print: { link in
      MainActor.assumeIsolated { self.prints += 1 }
      guard case .item(let id) = link else { return nil }
      return id
    }
    return LinkRouter(prefixes: [.scheme("shop")], routes: [item.access(.from(.customScheme))])
      .switchingOff { name in
        MainActor.assumeIsolated { self.gates += name == "item" ? 1 : 0 }
        return false
      }
  }
}

/// What a part with a handler finds out about a URL, it finds out once.
@MainActor @Suite struct LinkPartReadsTests {
  @Test func theChoiceOfAPartIsPartOfIt() async {
    let counts = Counts()
    let time = VirtualTime()
    let links = DeepLinks(router: counts.router, environment: time.environment, log: .off)
    let host = HeadlessHost<Item>(state: NavigationState())
    let handler = LinkHandler(links: links, host: host, scene: .main)
    let coordinator = LinkCoordinator([LinkPart("items", handler: handler)])
    #expect(coordinator.open("shop://items/7", from: .customScheme))
    while host.state.visibleStack.isEmpty { await Task.yield() }
    #expect(host.state.visibleStack.last == .destination(.item(7)))
    #expect([counts.reads, counts.gates, counts.prints] == [1, 1, 1])
  }
}
