import DeepLinking
import LinkTesting
import ProphetsFixtures
import ProphetsLinks
import Testing

/// The table of the app.
@Suite struct ProphetsRoutesTests {
  /// The table.
  private let router = ProphetsLink.router

  @Test func declaresNineRoutesWithoutProblems() {
    #expect(router.problems.isEmpty)
    #expect(router.routes.count == 9)
  }

  // A3, A4: the table leads from URLs to links, and the components reach them.
  @Test(arguments: LinkSample.all)
  func readsAndPrintsEachLink(sample: LinkSample) throws {
    let scheme = "prophets://\(sample.path)"
    let web = "https://55prophets.example/\(sample.path)"
    #expect((try? router.link(for: scheme)) == sample.link)
    #expect((try? router.link(for: web)) == sample.link)
    #expect(try router.url(for: sample.link).text == web)
    #expect(try router.url(for: sample.link, at: .scheme("prophets")).text == scheme)
  }

  @Test func changesSomethingByJoiningOnly() throws {
    #expect((try? router.link(for: "prophets://leagues/123/join")) == .join(league: 123))
    #expect(router.placements(of: .join(league: 123)) == [.noScreen])
    #expect(router.routes.filter { $0.effect != .navigate }.map(\.name) == ["join"])
  }

  // A3: patterns match in either case, and as a whole.
  @Test(arguments: [
    "prophets://LEAGUES/123/questions/456/review", "PROPHETS://leagues/123/Questions/456/Review",
    "prophets:///leagues/123/questions/456/review/", "prophets:leagues/123/questions/456/review",
    "https://55PROPHETS.example/leagues/123/QUESTIONS/456/review/",
  ])
  func opensTheReviewAndNeverTheQuestion(url: String) {
    #expect((try? router.link(for: url)) == .review(league: 123, question: 456))
  }

  @Test(arguments: [
    "prophets://leagues", "prophets://leagues/1/questions/2/review/3", "prophets://leagues/1x",
    "prophets://leagues/01", "prophets://leagues/99999999999999999999", "prophets://leagues//1",
  ])
  func readsNothingElse(url: String) {
    guard case .unmatched = router.match(url) else {
      Issue.record("\(url) is read as \(router.match(url))")
      return
    }
  }

  @Test func opensEveryRouteToTheSystem() {
    let system: [LinkSource] = [
      .universalLink, .customScheme, .notification, .spotlight, .quickAction, .intent,
    ]
    for route in router.routes {
      #expect(system.allSatisfy(route.isOpen))
      #expect(!route.isOpen(to: .other))
    }
  }

  @Test func opensScreensToCommentsAndOtherDevicesAndJoiningToNeither() {
    for route in router.routes {
      let isScreen = route.name != "join"
      #expect(route.isOpen(to: .content) == isScreen)
      #expect(route.isOpen(to: .handoff) == isScreen)
    }
    #expect(router.activity(of: .join(league: 7)) == nil)
    for sample in LinkSample.all {
      #expect(router.activity(of: sample.link)?.url.text == "prophets://\(sample.path)")
    }
  }

  @Test func namesEveryScreenForOtherDevices() {
    #expect(Set(LinkSample.all.map(\.link.title)).count == LinkSample.all.count)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func keepsTheLawsForAnyNumbers(seed: UInt64) {
    func link(using numbers: inout SeededGenerator) -> ProphetsLink {
      let league = Int(truncatingIfNeeded: numbers.next())
      let question = Int(truncatingIfNeeded: numbers.next() >> 48)
      return LinkSample.link(kind: Int(numbers.next() % 9), league: league, question: question)
    }
    #expect(RoundTripLaw(router: router).violations(seed: seed, count: 200, making: link) == [])
    #expect(ConflictLaw(router: router).violations(seed: seed, count: 20, making: link) == [])
    #expect(DeterminismLaw(router: router, seed: seed).violations(count: 20, making: link) == [])
  }
}
