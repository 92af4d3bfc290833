import DeepLinking
import LinkTesting
import PreferencesApp
import Testing

/// The laws of links, over the table of the app.
@Suite struct PreferencesLawTests {
  @Test(arguments: [1, 2] as [UInt64])
  func hold(seed: UInt64) {
    let router = LinkRouter.preferences
    let all: [PreferencesLink] = [.home, .inbox, .preferences, .profile, .about, .diagnostics]
    func link(using generator: inout SeededGenerator) -> PreferencesLink {
      all.randomElement(using: &generator) ?? .home
    }
    #expect(router.problems == [])
    #expect(RoundTripLaw(router: router).violations(seed: seed, making: link) == [])
    #expect(ConflictLaw(router: router).violations(seed: seed, making: link) == [])
    #expect(DeterminismLaw(router: router, seed: seed).violations(making: link) == [])
    #expect(CatalogLaw(router: router).violations() == [])
  }
}
