import DeepLinking
import LinkAnalysis
import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting
import TestSupport
import Testing

/// Each law, run on something that breaks it.
@Suite struct LawTests {
  @Test func seedsGiveTheSameNumbersEachTime() {
    // Reference values of SplitMix64 for the seed 0.
    var generator = SeededGenerator(seed: 0)
    #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
    #expect(generator.next() == 0x6E78_9E6A_A1B9_65F4)
  }

  @Test func theRoundTripLawCatchesALinkThatForgets() {
    struct Forgetful: DeepLink {
      var id: Int
      var note = ""
      enum CodingKeys: String, CodingKey { case id }
    }
    let router = LinkRouter(
      prefixes: [.scheme("app")],
      routes: [LinkRoute(Forgetful.init, "/:id")]
    )
    // The router itself refuses to print what does not come back, so the law has nothing to say.
    #expect(throws: LinkFailure.self) { try router.url(for: Forgetful(id: 1, note: "x")) }
    #expect(RoundTripLaw(router: router).violations(for: Forgetful(id: 1, note: "x")) == [])
    #expect(RoundTripLaw(router: router).violations(for: Forgetful(id: 1)) == [])
  }

  @Test func theConflictLawCatchesRoutesOfOneForm() {
    struct Number: DeepLink { var id: Int }
    let routes = [
      LinkRoute(Number.init, "/a/:id", name: "a"), LinkRoute(Number.init, "/a/:id", name: "b"),
    ]
    let law = ConflictLaw(router: LinkRouter(prefixes: [.scheme("app")], routes: routes))
    #expect(law.violations().map(\.law) == ["conflict"])
    #expect(ConflictLaw(router: LinkRouter(prefixes: [], routes: [routes[0]])).violations() == [])
  }

  @Test func theConflictLawCatchesRoutesThatAreNeverReached() {
    enum Link: DeepLink { case number(id: Int), name(id: String), from(id: String), to(id: String) }
    let router = LinkRouter<Link>(
      prefixes: [.domain("a.example")],
      routes: [
        LinkRoute(Link.name, "/a/:id", name: "names"), LinkRoute(Link.from, "/b/:id-c"),
        LinkRoute(Link.to, "/b/d-:id"), LinkRoute(Link.number, "/a/:id", name: "numbers"),
      ]
    )
    let details = ConflictLaw(router: router).violations().map(\.detail)
    #expect(
      details == [
        "'from' /b/:id-c and 'to' /b/d-:id both accept https://a.example/b/d-c, and nothing but their text "
          + "decides"
      ]
    )
    #expect(router.audit().contains { $0.kind == .overlap && $0.route == "numbers" })
  }

  @Test func theConflictLawCatchesALinkWhoseURLIsAnothers() {
    enum Post: DeepLink { case post(slug: String), new }
    let router = LinkRouter<Post>(
      prefixes: [.scheme("app"), .domain("app.example")],
      routes: [LinkRoute(Post.post, "/posts/:slug"), LinkRoute(.new, "/posts/new")]
    )
    let law = ConflictLaw(router: router)
    #expect(law.violations() == [])
    #expect(law.violations(for: .post(slug: "new")).count == 2)
    #expect(law.violations(for: .post(slug: "old")) == [])
    #expect(law.violations(for: .post(slug: "")) == [])
  }

  @Test func theDeterminismLawCatchesARaceOfEquals() {
    struct Number: DeepLink { var value: Int }
    let routes = (0..<6).map { value in
      LinkRoute<Number>("/a/:id", .int("id"), name: "a") { _ in
        Number(value: value)
      } print: { _ in
        nil
      }
    }
    let router = LinkRouter(prefixes: [.scheme("app")], routes: routes)
    #expect(DeterminismLaw(router: router, seed: 1).violations(for: "app://a/1") != [])
    let one = LinkRouter(prefixes: [.scheme("app")], routes: [routes[0]])
    #expect(DeterminismLaw(router: one, seed: 1).violations(for: "app://a/1") == [])
  }

  @Test func theTargetLawCatchesPlacesThatChange() {
    // A place that depends on how often it is asked is not pure, and its target is not stable.
    var asked = 0
    let violations = TargetLaw.violations(for: 1, in: NavigationState<Int>(stack: [])) { _ in
      asked += 1
      return asked > 1 ? [.presentedOnCurrent(.sheet)] : [.root(.main)]
    }
    #expect(violations.map(\.law) == ["target"])
  }

  @Test func thePlanLawCatchesStatesThatNoPlanConnects() throws {
    let tabs = try NavigationState<Int>(containers: [.init(id: "a")])
    #expect(PlanLaw.violations(from: tabs, to: NavigationState()).count == 1)
  }

  @MainActor
  @Test func theOnceLawCatchesAEntryPointThatIsUsedTwice() async throws {
    enum Home: String, DeepLink, NavigationPlacing { case home }
    let router = LinkRouter(
      prefixes: [.scheme("app")],
      routes: [LinkRoute(Home.home, "/").access(.from(.customScheme))]
    )
    let law = OnceLaw(router: router, state: NavigationState())
    let tap = OnceLaw<Home>.Tap(url: "app:///", entryPoints: [.openURL, .connection, .openURL])
    #expect(await law.violations(for: [tap]).count == 1)
  }
}
