import Foundation
import LinkPatterns
import LinkRouting

/// The same links, declared by example.
enum CodableMarketLink: DeepLink, Codable {
  case home, cart, profile, notifications
  case league(league: Int)
  case question(league: Int, question: Int)
  case post(slug: String)
  case comment(slug: String, comment: Int)
  case user(name: String)
  case followers(name: String)
  case search(q: String, page: Int?)
  case product(id: Int, ref: String?)
  case reviews(id: Int, sort: Sort?)
  case settings(page: Page)
  case order(id: UUID)
  case tracking(id: UUID)
  case room(room: String)
  case message(room: String, message: Int)
  case event(year: Int, month: Int, slug: String)
  case invite(code: String)
  case resetPassword(token: String)
  case callback(code: String, state: String)
  case help(topic: String)
  case category(slug: String, page: Int?)

  enum Sort: String, Codable, Sendable { case newest, oldest, rating }
  enum Page: String, Codable, Sendable { case account, privacy, notifications, billing }

  static let routes: [LinkRoute<CodableMarketLink>] = [
    LinkRoute(.home, "/home"),
    LinkRoute(.league(league: 1), "/leagues/:league"),
    LinkRoute(.question(league: 1, question: 1), "/leagues/:league/questions/:question"),
    LinkRoute(.post(slug: "a"), "/posts/:slug"),
    LinkRoute(.comment(slug: "a", comment: 1), "/posts/:slug/comments/:comment"),
    LinkRoute(.user(name: "a"), "/users/:name"),
    LinkRoute(.followers(name: "a"), "/users/:name/followers"),
    LinkRoute(.search(q: "a", page: 1), "/search", query: ["q", "page"]),
    LinkRoute(.product(id: 1, ref: "a"), "/products/:id", query: ["ref"]),
    LinkRoute(.reviews(id: 1, sort: .newest), "/products/:id/reviews", query: ["sort"]),
    LinkRoute(.settings(page: .account), "/settings/:page"),
    LinkRoute(.cart, "/cart"),
    LinkRoute(.order(id: UUID()), "/orders/:id"),
    LinkRoute(.tracking(id: UUID()), "/orders/:id/tracking"),
    LinkRoute(.room(room: "a"), "/chat/:room"),
    LinkRoute(.message(room: "a", message: 1), "/chat/:room/messages/:message"),
    LinkRoute(.event(year: 1, month: 1, slug: "a"), "/events/:year/:month/:slug"),
    LinkRoute(.invite(code: "a"), "/invite/:code"),
    LinkRoute(.resetPassword(token: "a"), "/reset-password/:token"),
    LinkRoute(.callback(code: "a", state: "a"), "/oauth/callback", query: ["code", "state"]),
    LinkRoute(.profile, "/profile"),
    LinkRoute(.notifications, "/notifications"),
    LinkRoute(.help(topic: "a"), "/help/:topic"),
    LinkRoute(.category(slug: "a", page: 1), "/categories/:slug", query: ["page"]),
  ]

  static let router = LinkRouter<CodableMarketLink>(
    prefixes: [.scheme("myapp"), .domain("www.example.com")],
    routes: routes
  )
}
