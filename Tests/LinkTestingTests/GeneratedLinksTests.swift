import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// Laws over generated links name the seed that found a violation.
@Suite struct GeneratedLinksTests {
  enum Post: DeepLink { case post(slug: String), new }

  private let router = LinkRouter<Post>(
    prefixes: [.scheme("app"), .domain("app.example")],
    routes: [LinkRoute(Post.post, "/posts/:slug"), LinkRoute(.new, "/posts/new")]
  )

  /// Any post.
  private func post(using generator: inout SeededGenerator) -> Post {
    .post(slug: RandomText.make(using: &generator))
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func theyHoldForARouterThatIsRight(seed: UInt64) {
    #expect(RoundTripLaw(router: router).violations(seed: seed, making: post) == [])
    #expect(ConflictLaw(router: router).violations(seed: seed, making: post) == [])
    #expect(DeterminismLaw(router: router, seed: seed).violations(making: post) == [])
  }

  @Test func theSameSeedMakesTheSameLinks() {
    var made: [[Post]] = [[], [], []]
    for (index, seed) in [7, 7, 8].enumerated() {
      _ = RoundTripLaw(router: router).violations(seed: UInt64(seed), count: 20) { generator in
        made[index].append(post(using: &generator))
        return .new
      }
    }
    #expect(made[0].count == 20)
    #expect(made[0] == made[1])
    #expect(made[0] != made[2])
  }

  @Test func aViolationNamesItsSeed() {
    let conflicts = ConflictLaw(router: router).violations(seed: 42, count: 3) { _ in
      .post(slug: "new")
    }
    #expect(conflicts.count == 6)
    #expect(conflicts.allSatisfy { $0.detail.hasSuffix("(seed 42)") })

    struct Number: DeepLink { var value: Int }
    let routes = (0..<6).map { value in
      LinkRoute<Number>("/a/:id", .int("id"), name: "a") { _ in
        Number(value: value)
      } print: {
        $0.value
      }
    }
    let race = LinkRouter(prefixes: [.scheme("app")], routes: routes)
    let races = DeterminismLaw(router: race, seed: 43).violations(count: 6) { generator in
      Number(value: Int.random(in: 0...5, using: &generator))
    }
    #expect(races != [])
    #expect(races.allSatisfy { $0.detail.hasSuffix("(seed 43)") })
  }
}
