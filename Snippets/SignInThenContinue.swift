// Lets links wait for sign-in, and opens them afterwards.
import DeepLinking
import Foundation

enum MailLink: DeepLink, NavigationPlacing {
  case welcome
  case message(id: Int)

  var placements: [LinkPlacement<MailLink>] {
    switch self {
    case .welcome: [.root(.main)]
    case .message: [.pushed(on: .welcome)]
    }
  }
}

let router = LinkRouter<MailLink>(
  prefixes: [.scheme("mail")],
  routes: [
    LinkRoute(.welcome, "/welcome").access(.from(.customScheme)),
    LinkRoute(MailLink.message, "/messages/:id").access(.from(.customScheme)),
  ]
)

let signIn = LinkGuard<MailLink>("sign-in") { request in
  if request.link == .welcome || request.event.account != nil { return .allow }
  return .wait(until: .signedIn, showing: .welcome)
}

let folder = FileManager.default.temporaryDirectory
let store = PendingLinkFile(url: folder.appendingPathComponent("links-\(UUID()).json")) { error in
  print(error)
}

let deepLinks = DeepLinks(
  router: router,
  policy: LinkPolicy(suspensionLimit: .seconds(600)),
  guards: [signIn],
  store: store
)
deepLinks.onStoreError = { error in print(error) }
deepLinks.onProgress = { progress in
  if case .ended(let report) = progress { print(report.outcome.name, report.event.resumes != nil) }
}

let host = HeadlessHost<MailLink>(state: NavigationState())
let handler = LinkHandler(links: deepLinks, host: host, scene: .main)
handler.sceneDidBecomeActive()
await deepLinks.restorePendingLinks()

let tapped = LinkDelivery<MailLink>(
  url: "mail://messages/7",
  source: .customScheme,
  entryPoint: .openURL
)
_ = await handler.receive(tapped).outcome  // suspended
for pending in deepLinks.pendingLinks { print(pending) }  // message, until signedIn

// The app's own sign-in ended.
deepLinks.accountDidChange(to: "anna")
while !deepLinks.pendingLinks.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
print(host.state.visibleStack.compactMap(\.destination))  // welcome, message(id: 7)
