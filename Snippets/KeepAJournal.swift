// Keeps the last links and how they ended, for a bug report.
import DeepLinking

enum QuizLink: DeepLink {
  case home
  case league(id: Int)

  static let routes = LinkRoutes<QuizLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(QuizLink.league, "/leagues/:id")
  }
}

let links = DeepLinks(QuizLink.self, prefixes: [.scheme("quiz")], log: .off)

let journal = LinkJournal(capacity: 100)
links.record(in: journal)

// In a bug report:
let report = journal.entries.map(\.description).joined(separator: "\n")
// snippet.hide
print(report.isEmpty)  // true

let host = HeadlessHost<QuizLink>(state: NavigationState())
let handler = LinkHandler(links: links, host: host, scene: .main)
handler.sceneDidBecomeActive()
_ = await links.receive("quiz://leagues/7", from: .customScheme)?.outcome
for entry in journal.entries.suffix(1) { print(entry) }
