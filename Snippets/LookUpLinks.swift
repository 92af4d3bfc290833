// Looks links up before they are shown, and guards them.
import DeepLinking
// snippet.hide
// snippet.show

enum ForumLink: DeepLink {
  case home
  case board(id: Int)
  case topic(id: Int)
  case comment(id: Int)
  case trash
  case notFound

  static let routes = LinkRoutes<ForumLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(ForumLink.board, "/boards/:id")
    LinkRoute(ForumLink.topic, "/topics/:id")
    LinkRoute(ForumLink.comment, "/comments/:id")
    LinkRoute(.trash, "/trash")
    LinkRoute(.notFound, "/not-found")
  }
}

// snippet.hide
struct Topic: Sendable {
  let title: String
  let board: Int
}

/// The records of the app.
struct Forum: Sendable {
  func topic(_ id: Int) async throws -> Topic? { id == 7 ? Topic(title: "Links", board: 2) : nil }

  func topicOfComment(_ id: Int) async throws -> Int? { id == 3 ? 7 : nil }
}

let forum = Forum()
let isModerator = false
// snippet.show
/// Finds the record of a link, before its screen is shown.
@MainActor func lookUp(_ link: ForumLink) async throws -> Resolution<ForumLink> {
  switch link {
  case .topic(let id):
    guard let topic = try await forum.topic(id) else { return .replaced(by: .notFound) }
    return .record(topic)
  case .comment(let id):
    guard let topic = try await forum.topicOfComment(id) else {
      throw LinkFailure(.commentGone, found: "\(id)", message: "There is no comment {found}.")
    }
    return .chain([.home, .topic(id: topic)])
  case .home, .board, .trash, .notFound: return .found
  }
}

extension LinkFailure.Code {
  static let commentGone = Self(rawValue: "commentGone")
  static let moderatorsOnly = Self(rawValue: "moderatorsOnly")
}

let moderation = LinkGuard<ForumLink>("moderation") { request in
  switch request.link {
  case .trash where !isModerator:
    .deny(LinkFailure(.moderatorsOnly, message: "Only moderators see the trash."))
  case .board(id: 1) where !request.isAncestor: .redirect(to: .home)  // a board that was closed
  default: .allow
  }
}

let links = DeepLinks(
  ForumLink.self,
  prefixes: [.scheme("forum")],
  guards: [moderation],
  resolve: lookUp,
  log: .off
)

// In the screen of a topic: the record that was found, without loading it again.
let topic = links.record(Topic.self, for: .topic(id: 7))
// snippet.hide
print(topic?.title ?? "-")  // -

let host = HeadlessHost<ForumLink>(state: NavigationState(stack: [.destination(.home)]))
let handler = LinkHandler(links: links, host: host, scene: .main)
handler.sceneDidBecomeActive()
for path in ["topics/7", "topics/8", "comments/3", "comments/4", "trash", "boards/1"] {
  let receipt = links.receive("forum://\(path)", from: .customScheme)
  guard let report = await receipt?.report else { continue }
  print(path, report.outcome, host.state.visibleStack.compactMap(\.destination))
}
print(links.record(Topic.self, for: .topic(id: 7))?.title ?? "-")  // Links
