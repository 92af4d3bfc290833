import LinkNavigation
import LinkPatterns
import LinkRouting
import Testing

private enum PlacedLink: DeepLink {
  case memberships
  case league(id: Int)
  case question(league: Int, id: Int)
  case review(league: Int, question: Int)
  case comments(league: Int)
  case profile(name: String)
  case login
  case vote(id: Int)
  case rules(page: Int?)
  case deep

  static let routes = LinkRoutes<PlacedLink>(access: .everyone) {
    LinkRoute(.memberships, "/").tab("leagues")
    LinkRoute(PlacedLink.league, "/leagues/:id")
    LinkRoute(PlacedLink.question, "/leagues/:league/questions/:id")
    LinkRoute(PlacedLink.review, "/review/:league/:question").on(
      "/leagues/:league/questions/:question"
    )
    LinkRoute(PlacedLink.comments, "/comments/:league").on { link in
      if case .comments(let league) = link { .league(id: league) } else { .memberships }
    }
    LinkRoute(PlacedLink.profile, "/people/:name").pushedOnCurrent
    LinkRoute(.login, "/login").presentedOnCurrent(.sheet)
    LinkRoute(PlacedLink.vote, "/votes/:id").noScreen
    LinkRoute(PlacedLink.rules, "/rules\\?page=:page").presented(.sheet)
    LinkRoute(.deep, "/no/such/parent")
  }
}

@Suite struct RoutePlacementTests {
  private let router = LinkRouter(
    PlacedLink.self,
    prefixes: [.domain("*.quiz.example"), .scheme("quiz")]
  )

  private static let places: [(link: PlacedLink, places: [LinkPlacement<PlacedLink>])] = [
    (.memberships, [.root("leagues")]),
    (.league(id: 7), [.pushed(on: .memberships)]),
    (.question(league: 7, id: 2), [.pushed(on: .league(id: 7))]),
    (.review(league: 7, question: 2), [.pushed(on: .question(league: 7, id: 2))]),
    (.comments(league: 7), [.pushed(on: .league(id: 7))]),
    (.profile(name: "a/b"), [.pushedOnCurrent, .pushed(on: .memberships)]),
    (.login, [.presentedOnCurrent(.sheet), .presented(.sheet, over: .memberships)]),
    (.vote(id: 1), [.noScreen]),
    (.rules(page: 2), [.presented(.sheet, over: .memberships)]),
    (.deep, [.pushed(on: .memberships)]),
  ]

  @Test("a link lies where its route says, or on its URL's parent", arguments: places.indices)
  func liesWhereItsRouteSays(index: Int) {
    let (link, places) = Self.places[index]
    #expect(router.problems == [])
    #expect(router.placements(of: link) == places)
  }

  @Test func anotherRootCanBeNamed() {
    let rooted = router.rooted(at: .league(id: 1))
    #expect(rooted.placements(of: .deep) == [.pushed(on: .memberships)])
    #expect(rooted.root == .league(id: 1))
  }

  @Test func aRootThatIsNamedLiesOnNoneAndTheLinkAboveItByItsURLOnTheRoot() {
    enum Link: DeepLink {
      case inbox
      case landing
      case mail(id: Int)

      static let routes = LinkRoutes<Link>(access: .everyone) {
        LinkRoute(.inbox, "/inbox")
        LinkRoute(.landing, "/")
        LinkRoute(Link.mail, "/inbox/:id")
      }
    }
    let rooted = LinkRouter(Link.self, prefixes: [.scheme("q")]).rooted(at: .inbox)
    #expect(rooted.placements(of: .inbox) == [.root(.main)])
    #expect(rooted.placements(of: .landing) == [.pushed(on: .inbox)])
    #expect(rooted.placements(of: .mail(id: 1)) == [.pushed(on: .inbox)])
  }

  @Test func theValuesInTheParentsPathAreWrittenAsTheRouteWritesThem() {
    enum Link: DeepLink {
      case home
      case month(year: Int, month: Int)
      case note(year: Int, month: Int)
      case week(week: Int)
      case plan(week: Int)
      case both(ids: [Int])
      case share(ids: [Int])
      case mail(ids: [Int])
    }
    let router = LinkRouter<Link>(
      prefixes: [.scheme("diary")],
      routes: [
        LinkRoute(.home, "/"),
        LinkRoute(Link.month, "/months/:year/:month").digits(4, "year").digits(2, "month"),
        LinkRoute(Link.note, "/notes/:year/:month").digits(4, "year").digits(2, "month")
          .on("/months/:year/:month"),
        LinkRoute(Link.week, "/weeks/:week"),
        LinkRoute(Link.plan, "/plans/:week").digits(2, "week").on("/weeks/:week"),
        LinkRoute(Link.both, "/both/:ids"),
        LinkRoute(Link.share, "/share/:ids").on("/both/:ids"),
        LinkRoute(Link.mail, "/mail?ids=:ids").on("/both/:ids"),
      ]
    )
    #expect(
      router.placements(of: .note(year: 2026, month: 5))
        == [.pushed(on: .month(year: 2026, month: 5))]
    )
    #expect(router.placements(of: .plan(week: 7)) == [.pushed(on: .week(week: 7))])
    #expect(router.placements(of: .share(ids: [1, 2])) == [.pushed(on: .both(ids: [1, 2]))])
    #expect(router.placements(of: .mail(ids: [1, 2])) == [.pushed(on: .both(ids: [1, 2]))])
  }
}
