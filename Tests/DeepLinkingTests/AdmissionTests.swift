import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

@testable import DeepLinking

private enum Item: DeepLink {
  case home
  case item(Int)
}

/// How often a link was asked about.
@MainActor
private final class Counts {
  var reads = 0
  var prints = 0
  var gates = 0
  var isOff = false

  /// A table that counts.
  var router: LinkRouter<Item> {
    let home = LinkRoute<Item>(.home, "/").access(.from(.customScheme))
    let item = LinkRoute<Item>("/items/:id", .int("id"), name: "item") { id in
      MainActor.assumeIsolated { self.reads += 1 }
      return .item(id)
    } print: { link in
      guard case .item(let id) = link else { return nil }
      MainActor.assumeIsolated { self.prints += 1 }
      return id
    }
    return LinkRouter(
      prefixes: [.scheme("shop")],
      routes: [home, item.access(.from(.customScheme))]
    )
    .switchingOff { name in
      MainActor.assumeIsolated {
        self.gates += name == "item" ? 1 : 0
        return self.isOff
      }
    }
  }
}

/// Everything about a delivery is found out once, by checks in one order.
@MainActor @Suite struct AdmissionTests {
  private let time = VirtualTime()
  private let counts = Counts()

  private func handler(_ policy: LinkPolicy = LinkPolicy()) -> LinkHandler<Item> {
    let links = DeepLinks(
      router: counts.router,
      environment: time.environment,
      policy: policy,
      log: .off
    )
    return LinkHandler(links: links, host: HeadlessHost(state: NavigationState()), scene: .main)
  }

  private func delivery(_ url: String = "shop://items/7") -> LinkDelivery<Item> {
    LinkDelivery(url: url, source: .customScheme, entryPoint: .openURL)
  }

  @Test(arguments: [
    "shop://items/7", "shop://items/x", "shop://nowhere", " shop://items/7 ", " shop://items/%zz ",
  ])
  func theURLOfAnEventIsReadOnceAndTheLogSaysTheSame(text: String) async throws {
    let handler = handler()
    var delivery = LinkDelivery<Item>(url: text, source: .customScheme, entryPoint: .openURL)
    delivery.isWritten = true
    let report = await handler.receive(delivery).report
    #expect(report.event.delivery.known.url == (try? LinkURL(text.withoutSpaces)))
    let reports = handler.links.reports
    #expect(reports.subject(of: report.event.delivery) == reports.subject(of: delivery))
    #expect(reports.detail(of: report) != nil)
  }

  @Test(arguments: [" other://items/%zz", " https://nowhere.example/%zz\n", " shop://items/7 "])
  func aDeliveryThatWasReadIsAdmittedInTheSameWayAgain(text: String) async {
    var delivery = delivery(text)
    delivery.isWritten = true
    let first = await handler().receive(delivery).report
    let again = await handler().receive(first.event.delivery).report
    #expect(again.outcome == first.outcome)
  }

  @Test func aLinkIsMatchedCheckedAndTakenApartOnce() async {
    let handler = handler()
    #expect(await handler.receive(delivery()).outcome == .opened(skipping: []))
    #expect(handler.host.state.visibleStack == [.destination(.home), .destination(.item(7))])
    #expect([counts.reads, counts.gates, counts.prints] == [1, 1, 1])
  }

  @Test func theChoiceOfASceneIsPartOfIt() async {
    let handler = handler()
    let admission = handler.admission(of: delivery())
    #expect(admission.link == .item(7))
    #expect(await handler.receive(admission).outcome == .opened(skipping: []))
    #expect([counts.reads, counts.gates, counts.prints] == [1, 1, 1])
  }

  @Test func whatWaitedIsCheckedAgainAndNotMatchedAgain() async {
    let handler = handler(LinkPolicy(readiness: LinkReadiness(conditions: ["window"])))
    let waiting = handler.receive(delivery())
    let handedOver = handler.admission(of: delivery("shop://items/8"))
    counts.isOff = true
    handler.fulfill("window")
    #expect(await waiting.outcome.name == "unavailable")
    let late = handler.receive(handler.connecting(handedOver))
    #expect(await late.outcome.name == "unavailable")
    #expect([counts.reads, counts.prints] == [2, 2])
  }

  @Test func whatIsKnownOrTooMuchIsNotMatched() async {
    let handler = handler(LinkPolicy(rates: [.customScheme: LinkRate(1, per: .seconds(10))]))
    let first = handler.receive(delivery())
    let again = handler.receive(delivery())
    #expect(await again.outcome == .duplicate(of: first.id))
    #expect(await handler.receive(delivery("shop://items/8")).outcome.reason?.code == .rateExceeded)
    #expect(await first.outcome.isSuccess)
    #expect(counts.reads == 1)
    #expect(handler.canOpen("shop://items/9", from: .customScheme))
  }

  @Test func aPageWhoseValueIsRefusedGoesToTheBrowserAndIsNoDeadEnd() async throws {
    let router = LinkRouter<Item>(
      prefixes: [.scheme("shop"), .domain("shop.example")],
      routes: [
        LinkRoute(Item.item, "/items/:id").bound("id", .range(1...9))
          .access(.from(.customScheme, .universalLink))
      ]
    )
    let links = DeepLinks(router: router, environment: time.environment, log: .off)
    var pages: [String] = []
    links.browse = { pages.append($0.text) }
    let handler = LinkHandler(links: links, host: HeadlessHost(state: .init()), scene: .main)
    func outcome(_ url: String, _ source: LinkSource) async -> LinkOutcome {
      await handler.receive(LinkDelivery(url: url, source: source, entryPoint: .openURL)).outcome
    }
    let refused = await outcome("https://shop.example/items/10", .universalLink)
    #expect(refused.name == "openInBrowser" && refused.reason?.code == .valueRange)
    #expect(pages == ["https://shop.example/items/10"])
    #expect(await outcome("shop://items/10", .customScheme).name == "rejected")
    #expect(await outcome("https://evil.example/items/10", .customScheme).name == "notOurs")
    #expect(await outcome("https://shop.example/items/1 0", .universalLink).name == "rejected")
    #expect(pages.count == 1)
  }

  @Test func theChecksHaveOneOrder() {
    #expect(
      AdmissionCheck.allCases.map { "\($0)" } == [
        "ours", "known", "rate", "text", "match", "access", "caller", "effect", "identifier",
      ]
    )
  }
}
