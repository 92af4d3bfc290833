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

  static let routes: [Route<CodableMarketLink>] = [
    Route(.home, "/home"),
    Route(.league(league: 1), "/leagues/:league"),
    Route(.question(league: 1, question: 1), "/leagues/:league/questions/:question"),
    Route(.post(slug: "a"), "/posts/:slug"),
    Route(.comment(slug: "a", comment: 1), "/posts/:slug/comments/:comment"),
    Route(.user(name: "a"), "/users/:name"),
    Route(.followers(name: "a"), "/users/:name/followers"),
    Route(.search(q: "a", page: 1), "/search", query: ["q", "page"]),
    Route(.product(id: 1, ref: "a"), "/products/:id", query: ["ref"]),
    Route(.reviews(id: 1, sort: .newest), "/products/:id/reviews", query: ["sort"]),
    Route(.settings(page: .account), "/settings/:page"),
    Route(.cart, "/cart"),
    Route(.order(id: UUID()), "/orders/:id"),
    Route(.tracking(id: UUID()), "/orders/:id/tracking"),
    Route(.room(room: "a"), "/chat/:room"),
    Route(.message(room: "a", message: 1), "/chat/:room/messages/:message"),
    Route(.event(year: 1, month: 1, slug: "a"), "/events/:year/:month/:slug"),
    Route(.invite(code: "a"), "/invite/:code"),
    Route(.resetPassword(token: "a"), "/reset-password/:token"),
    Route(.callback(code: "a", state: "a"), "/oauth/callback", query: ["code", "state"]),
    Route(.profile, "/profile"),
    Route(.notifications, "/notifications"),
    Route(.help(topic: "a"), "/help/:topic"),
    Route(.category(slug: "a", page: 1), "/categories/:slug", query: ["page"]),
  ]

  static let router = LinkRouter<CodableMarketLink>(
    origins: [.scheme("myapp"), .domain("www.example.com")],
    routes: routes
  )
}
