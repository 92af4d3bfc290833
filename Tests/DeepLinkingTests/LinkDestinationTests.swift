import DeepLinking
import LinkTesting
import Testing

private enum HallLink: DeepLink {
  case hall
  case room(id: Int)
  case exits
  case map(room: Int)
  case legend(room: Int)
  case guest
  case alarm

  static let routes = LinkRoutes<HallLink>(access: .everyone) {
    LinkRoute(.hall, "/").tab("hall")
    LinkRoute(HallLink.room, "/rooms/:id")
    LinkRoute(.exits, "/exits").tab("exits")
    LinkRoute(HallLink.map, "/rooms/:room/map").presented(.sheet)
    LinkRoute(HallLink.legend, "/rooms/:room/map/legend")
    LinkRoute(.guest, "/guest").presentedOnCurrent(.fullScreen)
    LinkRoute(.alarm, "/alarm").noScreen
  }
}

/// Where links are shown, for apps with tabs, paths and sheets of their own.
@MainActor @Suite struct LinkDestinationTests {
  private let links = DeepLinks(HallLink.self, prefixes: [.scheme("hall")], log: .off)

  @Test func hasTheTabAndItsStack() {
    let destination = links.router.destination(of: .room(id: 3))
    #expect(destination.tab == "hall" && destination.stack == [.hall, .room(id: 3)])
    #expect(destination.presentations.isEmpty && destination.style == nil)
    #expect(destination.parents == [.hall])
    #expect(links.router.destination(of: .exits).tab == "exits")
  }

  @Test func hasThePresentationsWithTheirStacks() {
    let destination = links.router.destination(of: .legend(room: 3))
    #expect(destination.tab == "hall" && destination.stack == [.hall, .room(id: 3)])
    #expect(destination.presentations.map(\.stack) == [[.map(room: 3), .legend(room: 3)]])
    #expect(destination.style == .sheet)
    #expect(destination.parents == [.hall, .room(id: 3), .map(room: 3)])
  }

  @Test func hasNoTabOnWhateverIsOnScreen() {
    let destination = links.router.destination(of: .guest)
    #expect(destination.tab == nil && destination.stack.isEmpty)
    #expect(destination.style == .fullScreen && destination.presentations.last?.stack == [.guest])
    #expect(links.router.destination(of: .alarm).parents.isEmpty)
  }

  @Test func liesOnTheChainOfALookup() {
    let destination = links.router.destination(of: .room(id: 3), on: [.exits, .room(id: 1)])
    #expect(
      destination.tab == "exits" && destination.stack == [.exits, .room(id: 1), .room(id: 3)]
    )
  }

  @Test func comesInASequence() async {
    let destinations = links.settledDestinations()
    links.receive("hall:///rooms/3/map", from: .customScheme)
    var iterator = destinations.makeAsyncIterator()
    let destination = await iterator.next()
    #expect(destination?.link == .map(room: 3) && destination?.style == .sheet)
  }

  @Test func aUITestPassesALink() async {
    let destinations = links.settledDestinations()
    var lines: [String] = []
    links.onLogLine = { lines.append($0) }
    #expect(links.opensLinkOfUITest(arguments: ["app"]) == nil)
    #expect(links.opensLinkOfUITest(arguments: ["app", "-openLink"]) == nil)
    #expect(lines == ["-openLink has no URL after it in the launch arguments."])
    links.opensLinkOfUITest(arguments: ["app", "-openLink", "hall:///rooms/4"])
    var iterator = destinations.makeAsyncIterator()
    #expect(await iterator.next()?.link == .room(id: 4))
  }
}
