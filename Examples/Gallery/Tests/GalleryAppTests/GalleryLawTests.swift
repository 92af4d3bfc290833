import DeepLinking
import GalleryApp
import LinkTesting
import Testing

/// The laws of links, over the templates of the app.
@Suite struct GalleryLawTests {
  @Test(arguments: [1, 2] as [UInt64])
  func hold(seed: UInt64) {
    let router = LinkRouter.gallery
    func link(using generator: inout SeededGenerator) -> AnyDeepLink {
      let text = RandomText.make(using: &generator)
      let number = Int.random(in: -1...3, using: &generator)
      let all = [
        AnyDeepLink(SelectTab(index: number)), AnyDeepLink(ShowPhoto(name: text, caption: text)),
        AnyDeepLink(ShowEnlargedPhoto(name: text, zoom: Double(number) / 8)),
        AnyDeepLink(ShowPrint(name: text, count: number, scale: 0.5, isColoured: true)),
        AnyDeepLink(ShowUpgrade(message: text)),
      ]
      return all.randomElement(using: &generator) ?? all[0]
    }
    #expect(router.problems == [])
    #expect(RoundTripLaw(router: router).violations(seed: seed, making: link) == [])
    #expect(ConflictLaw(router: router).violations(seed: seed, making: link) == [])
    #expect(DeterminismLaw(router: router, seed: seed).violations(making: link) == [])
    #expect(CatalogLaw(router: router).violations() == [])
  }
}
