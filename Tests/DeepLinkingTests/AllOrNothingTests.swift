import LinkNavigation
import LinkTesting
import TestSupport
import Testing

@MainActor
@Suite struct AllOrNothingTests {
  @Test("all or nothing", arguments: 0..<20 as Range<UInt64>)
  func obeysTheLaw(seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    let links: [Quiz] = [
      .home, .activity, .league(league: 1), .league(league: 2),
      .question(league: 1, question: 1), .join(league: 1), .comment(id: 1),
    ]
    let states = RandomState(destinations: links, containers: ["leagues", "activity"])
    for _ in 0..<50 {
      guard let link = links.randomElement(using: &generator) else { continue }
      let violations = await AllOrNothingLaw.violations(
        opening: link,
        in: states.make(using: &generator),
        broken: Set(links.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }),
        router: Quiz.router,
        environment: VirtualTime().environment
      )
      #expect(violations == [], "seed \(seed)")
    }
  }
}
