// Titles for tools and agents, and the journal that tells them how a link ended.
import DeepLinking

enum ShopLink: DeepLink {
  case basket

  static let routes = LinkRoutes<ShopLink>(access: .everyone) { LinkRoute(.basket, "/basket") }
}

enum QuizLink: DeepLink {
  case home
  case league(id: Int)
  case shop(ShopLink)

  static let routes = LinkRoutes<QuizLink>(access: .everyone) {
    LinkRoute(.home, "/").titled("Home")
    LinkRoute(QuizLink.league, "/leagues/:id").titled("League")
      .described("A league, with its open questions.")
    LinkRoutes.mount("/shop", ShopLink.routes, as: QuizLink.shop).titled("Shop")
  }
}

let links = DeepLinks(QuizLink.self, prefixes: [.scheme("quiz")], log: .off)
// snippet.hide
import Foundation

let folder = FileManager.default.temporaryDirectory
_ = FileManager.default.changeCurrentDirectoryPath(folder.path)
// snippet.show

links.record(toFile: "links.jsonl")
// snippet.hide
print(links.router.problems)  // []
