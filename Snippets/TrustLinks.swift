// Opens routes to origins, asks before something is changed, and lets listed pages in only.
import LinkActions

enum BankLink: DeepLink, NavigationPlacing {
  case home
  case account(id: Int)
  case transfer(to: String)
  case limits
  case help(page: String)

  var placements: [LinkPlacement<BankLink>] {
    switch self {
    case .home: [.root(.main)]
    case .account, .limits, .help: [.pushed(on: .home)]
    case .transfer: [.noScreen]
    }
  }
}

let router = LinkRouter<BankLink>(
  prefixes: [.scheme("bank"), .domain("bank.example")],
  routes: [
    LinkRoute(.home, "/home").access(.from(.universalLink, .customScheme, .notification, .content)),
    LinkRoute(BankLink.account, "/accounts/:id").access(.from(.universalLink, .notification)),
    LinkRoute(BankLink.transfer, "/transfer?to=:to").access(.from(.universalLink)).effect(.mutate),
    LinkRoute(.limits, "/limits").access(.from(.customScheme)).ownTeamOnly,
    LinkRoute(BankLink.help, "/help?page=:page").access(.from(.universalLink, .customScheme)),
  ]
)

let policy = LinkPolicy(
  foreign: ForeignLinks(schemes: ["file", "fb1234"]),
  registeredSchemes: ["bank"],
  rates: [.customScheme: LinkRate(10, per: .seconds(10))]
)
let links = DeepLinks(
  router: router,
  policy: policy,
  perform: { link in print("done: \(link)") }
)

/// Asks the person, as an app would with an alert.
func ask(_ question: String) async -> Bool { question.contains("transfer") }

links.confirm = { request in
  await ask("Do \(request.link)?")
}

let handler = LinkHandler(
  links: links,
  host: HeadlessHost(state: NavigationState()),
  scene: .main
)
handler.sceneDidBecomeActive()

print(handler.canOpen("bank://accounts/1", from: .customScheme))  // false: not open to schemes
print(handler.canOpen("https://bank.example/accounts/1", from: .universalLink))  // true

let transfer = LinkDelivery<BankLink>(
  url: "https://bank.example/transfer?to=anna",
  source: .universalLink,
  entryPoint: .userActivity
)
print(await handler.receive(transfer).outcome)  // performed

// A value becomes a page only by an allow-list.
let pages = [WebPages("help.bank.example", below: "/articles")]
let page = try WebDestination("https://help.bank.example/articles/1", allowing: pages)
print(page.url.text)
do {
  _ = try WebDestination("javascript:alert(1)", allowing: pages)
} catch {
  print(error.code.rawValue)  // pageNotAllowed
}

// A link within a link is trusted no further than the outer one.
if case .matched(let match) = router.nestedMatch("bank://home", inLinkFrom: .customScheme) {
  print(match.link)  // home
}
