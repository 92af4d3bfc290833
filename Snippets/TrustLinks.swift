// Opens routes to origins, asks before something is changed, and lets listed pages in only.
import DeepLinking

enum BankLink: DeepLink, NavigationPlacing, Codable {
  case home
  case account(id: Int)
  case transfer(to: String)
  case limits
  case help(page: String)

  var placements: [Placement<BankLink>] {
    switch self {
    case .home: [.root(.main)]
    case .account, .limits, .help: [.pushed(on: .home)]
    case .transfer: [.action]
    }
  }
}

let router = LinkRouter<BankLink>(
  origins: [.scheme("bank"), .domain("bank.example")],
  routes: [
    Route(.home, "/home").open(.web, .scheme, .push, .content),
    Route(.account(id: 1), "/accounts/:id").open(.web, .push),
    Route(.transfer(to: ""), "/transfer?to=:to").open(.web).effect(.mutate),
    Route(.limits, "/limits").open(.scheme).ownTeamOnly,
    Route(.help(page: ""), "/help?page=:page").open(.web, .scheme),
  ]
)

let policy = LinkPolicy(
  foreign: ForeignLinks(schemes: ["file", "fb1234"]),
  registeredSchemes: ["bank"],
  rates: [.scheme: LinkRate(10, per: .seconds(10))]
)
let intake = LinkIntake(
  router: router,
  environment: .live(),
  policy: policy,
  perform: { link in print("done: \(link)") }
)

/// Stands for the question that an app shows.
func ask(_ question: String) async -> Bool { question.contains("transfer") }

intake.confirm = { request in
  await ask("Do \(request.link)?")
}

let handler = LinkHandler(
  intake: intake,
  host: HeadlessHost(state: NavigationState()),
  scene: .main
)
handler.sceneDidBecomeActive()

print(handler.canOpen("bank://accounts/1", from: .scheme))  // false: not open to schemes
print(handler.canOpen("https://bank.example/accounts/1", from: .web))  // true

let transfer = LinkDelivery<BankLink>(
  url: "https://bank.example/transfer?to=anna",
  origin: .web,
  door: .userActivity
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
if case .matched(let match) = router.nestedMatch("bank://home", inLinkFrom: .scheme) {
  print(match.link)  // home
}
