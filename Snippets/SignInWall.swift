// Lets links wait for sign-in, shows the sign-in screen over the current one meanwhile, and opens them afterwards.
import DeepLinking
import Foundation

enum MailLink: DeepLink {
  case inbox
  case message(id: Int)
  case signIn

  static let routes = LinkRoutes<MailLink> {
    LinkRoute(.inbox, "/").access(.everyone)
    LinkRoute(MailLink.message, "/messages/:id").access(.everyone)
    LinkRoute(.signIn, "/sign-in").presentedOnCurrent(.sheet)  // opened only by the app
  }
}

let signIn = LinkGuard<MailLink>("sign-in") { request in
  let isOpen = request.link == .signIn || request.link == .inbox
  if isOpen || request.event.account != nil { return .allow }
  return .wait(until: .signedIn, showing: .signIn)
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
// snippet.hide

// Two screens are open when the link comes: they stay below the wall, and below the message afterwards.
let host = HeadlessHost<MailLink>(state: NavigationState(stack: [.destination(.inbox)]))
let handler = LinkHandler(links: links, host: host, scene: .main)
handler.sceneDidBecomeActive()
links.accountDidChange(to: "anna")
_ = await links.open(.message(id: 1))?.outcome
links.accountDidChange(to: nil)
let tapped = links.receive("mail://messages/7", from: .customScheme)
print(await tapped?.outcome.name ?? "-")  // suspended
while host.state.presentations.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
print(host.state.presentations.map { $0.stack.compactMap(\.destination) })  // [[signIn]]
print(host.state.containers.count, host.state.presentations[0].style)  // 1 sheet
links.accountDidChange(to: "anna")
while !links.pendingLinks.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
try await Task.sleep(for: .milliseconds(100))
print(host.state.visibleStack.compactMap(\.destination))  // inbox, message(id: 7)
