import DeepLinking
import LinkTesting
import Testing

@testable import VideoEditorParts

/// The laws of links, over the table of the videos.
@Suite struct VideosLawTests {
  @Test(arguments: [1, 2] as [UInt64])
  func hold(seed: UInt64) {
    let router = LinkRouter(VideosLink.self, prefixes: VideoEditor.prefixes)
    func link(using generator: inout SeededGenerator) -> VideosLink {
      let number = Int.random(in: -1...700, using: &generator)
      let all: [VideosLink] = [.videos, .video(id: number), .new(length: number)]
      return all.randomElement(using: &generator) ?? .videos
    }
    #expect(router.problems == [])
    #expect(RoundTripLaw(router: router).violations(seed: seed, making: link) == [])
    #expect(ConflictLaw(router: router).violations(seed: seed, making: link) == [])
    #expect(DeterminismLaw(router: router, seed: seed).violations(making: link) == [])
    #expect(CatalogLaw(router: router).violations() == [])
  }
}
