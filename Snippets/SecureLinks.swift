// Says who may open which link, asks before a link changes data, and keeps secrets out of logs.
import DeepLinking

enum BankLink: DeepLink {
  case home
  case account(id: Int)
  case transfer(to: String)
  case invitation(token: String)

  static let routes = LinkRoutes<BankLink> {
    LinkRoute(.home, "/").access(.everyone)
    LinkRoute(BankLink.account, "/accounts/:id").access(.from(.universalLink, .notification))
    LinkRoute(BankLink.transfer, "/transfer?to=:to").access(.from(.universalLink)).effect(.mutate)
    LinkRoute(BankLink.invitation, "/invite/:token").access(.from(.universalLink))
      .secret("token").bound("token", .length(8...64))
  }
}

let links = DeepLinks(
  BankLink.self,
  prefixes: [.scheme("bank"), .domain("bank.example")],
  log: .off
)

links.confirm = { request in
  await ask("Open \(request.link)?")
}

print(links.explain("bank://accounts/1", from: .customScheme))
// route 'account' matches, but is closed to customScheme. Add .access(.everyone) or …

/// Asks the person, as an app would with an alert.
func ask(_ question: String) async -> Bool { false }
