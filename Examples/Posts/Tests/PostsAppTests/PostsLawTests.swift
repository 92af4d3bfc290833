import DeepLinking
import LinkTesting
import PostsApp
import Testing

/// The laws of links, over the table of the app.
@Suite struct PostsLawTests {
  @Test(arguments: [1, 2] as [UInt64])
  func hold(seed: UInt64) {
    let router = LinkRouter.posts
    func link(using generator: inout SeededGenerator) -> PostsLink {
      let name = ["7", "newer", "a b", "é/ü", ""].randomElement(using: &generator) ?? ""
      let all: [PostsLink] = [.home, .posts, .newPost, .post(postID: name), .author(name: name)]
      return all.randomElement(using: &generator) ?? .home
    }
    #expect(router.problems == [])
    #expect(RoundTripLaw(router: router).violations(seed: seed, making: link) == [])
    #expect(ConflictLaw(router: router).violations(seed: seed, making: link) == [])
    #expect(DeterminismLaw(router: router, seed: seed).violations(making: link) == [])
    #expect(CatalogLaw(router: router).violations() == [])
  }
}
