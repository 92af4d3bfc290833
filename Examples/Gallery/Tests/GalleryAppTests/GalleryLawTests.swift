import DeepLinking
import GalleryApp
import LinkTesting
import Testing

extension LinkRouter<GalleryLink> {
  /// The table of the app.
  static let gallery = LinkRouter(GalleryLink.self, prefixes: [.scheme("gallery")])
}

/// The laws of links, over the templates of the app.
@Suite struct GalleryLawTests {
  @Test func everyFeatureIsMounted() {
    let law = RoutesLaw(GalleryLink.self, prefixes: [.scheme("gallery")])
    let links: [GalleryLink] = [
      .firstTab, .photo(ShowPhoto(name: "cat")),
      .enlarged(ShowEnlargedPhoto(name: "cat", zoom: 2)),
      .print(ShowPrint(name: "cat", count: 1, scale: 1, isColoured: false)),
      .upgrade(ShowUpgrade()),
    ]
    #expect(law.violations(oneOfEachCase: links) == [])
    #expect(
      LinkRouter.gallery.routes.map(\.name)
        == ["tab.select", "photo.show", "enlarged.show", "print.show", "upgrade.show"]
    )
  }

  @Test(arguments: [1, 2] as [UInt64])
  func hold(seed: UInt64) {
    let router = LinkRouter.gallery
    func link(using generator: inout SeededGenerator) -> GalleryLink {
      let text = RandomText.make(using: &generator)
      let number = Int.random(in: -1...3, using: &generator)
      let all: [GalleryLink] = [
        .tab(SelectTab(index: number)), .photo(ShowPhoto(name: text, caption: text)),
        .enlarged(ShowEnlargedPhoto(name: text, zoom: Double(number) / 8)),
        .print(ShowPrint(name: text, count: number, scale: 0.5, isColoured: true)),
        .upgrade(ShowUpgrade(message: text)),
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
