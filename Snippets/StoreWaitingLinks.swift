// Stores the links that wait, in a store of the app.
import DeepLinking
import Foundation

enum QuizLink: DeepLink {
  case home
  case league(id: Int)

  static let routes = LinkRoutes<QuizLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(QuizLink.league, "/leagues/:id")
  }
}

actor WaitingLinks: PendingLinkStore {
  private let defaults = UserDefaults(suiteName: "group.example.quiz")

  func load() throws -> [PendingLink] {
    guard let data = defaults?.data(forKey: "waiting") else { return [] }
    return try JSONDecoder().decode([PendingLink].self, from: data)
  }

  func save(_ links: [PendingLink]) throws {
    defaults?.set(try JSONEncoder().encode(links), forKey: "waiting")
  }
}

let links = DeepLinks(
  QuizLink.self,
  prefixes: [.scheme("quiz")],
  store: WaitingLinks(),
  log: .off
)
links.onStoreError = { error in print(error) }
// snippet.hide
await links.restorePendingLinks()
print(links.pendingLinks.count)
