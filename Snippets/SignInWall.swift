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

// At launch: reads the links that waited when the app ended.
await links.restorePendingLinks()

// After your own sign-in screen has succeeded:
links.accountDidChange(to: "anna")

// At sign-out:
links.accountDidChange(to: nil)
print(links.pendingLinks.count)  // 0
