// Lets links wait for sign-in, shows the welcome screen meanwhile, and opens them afterwards.
import DeepLinking
import Foundation

enum MailLink: DeepLink {
  case welcome
  case message(id: Int)

  static let routes = LinkRoutes<MailLink>(access: .everyone) {
    LinkRoute(.welcome, "/")
    LinkRoute(MailLink.message, "/messages/:id")
  }
}

let signIn = LinkGuard<MailLink>("sign-in") { request in
  if request.link == .welcome || request.event.account != nil { return .allow }
  return .wait(until: .signedIn, showing: .welcome)
}

let folder = FileManager.default.temporaryDirectory
let store = PendingLinkFile(url: folder.appendingPathComponent("links-\(UUID()).json")) { error in
  print(error)
}

let links = DeepLinks(
  MailLink.self,
  prefixes: [.scheme("mail")],
  guards: [signIn],
  store: store,
  log: .off
)

// snippet.hide
struct User {
  let id: Int
}
let savedUser: User? = nil
let user = User(id: 42)
// snippet.show
// At launch: says who is signed in, then reads the links that waited when the app ended.
links.accountDidChange(to: savedUser.map { LinkAccount(rawValue: "\($0.id)") })
await links.restorePendingLinks()

// After your own sign-in screen has succeeded:
links.accountDidChange(to: LinkAccount(rawValue: "\(user.id)"))

// When the person closes the sign-in screen:
for pending in links.pendingLinks where pending.condition == .signedIn {
  links.discardPendingLink(pending.id)
}

// At sign-out:
links.accountDidChange(to: nil)
print(links.pendingLinks.count)  // 0
