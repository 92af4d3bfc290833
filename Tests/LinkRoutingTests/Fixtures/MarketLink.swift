import Foundation
import LinkPatterns
import LinkRouting

/// Twenty-four routes, of every kind that apps have most.
enum MarketLink: DeepLink {
  case home, cart, profile, notifications
  case league(Int)
  case question(league: Int, question: Int)
  case post(String)
  case comment(post: String, comment: Int)
  case user(String)
  case followers(String)
  case search(query: String, page: Int?)
  case product(Int, reference: String?)
  case reviews(Int, sort: Sort?)
  case settings(Page)
  case order(UUID)
  case tracking(UUID)
  case room(String)
  case message(room: String, message: Int)
  case event(year: Int, month: Int, slug: String)
  case invite(String)
  case resetPassword(String)
  case callback(code: String, state: String)
  case help(String)
  case category(String, page: Int?)

  enum Sort: String, CaseIterable, LinkParameter { case newest, oldest, rating }
  enum Page: String, CaseIterable, LinkParameter {
    case account, privacy, notifications, billing
  }

  static let routes = LinkRoutes<MarketLink> {
    LinkRoute(.home, "/home")
    LinkRoute(MarketLink.league, "/leagues/:league")
    LinkRoute(MarketLink.question, "/leagues/:league/questions/:question")
    LinkRoute(MarketLink.post, "/posts/:slug")
    LinkRoute(MarketLink.comment, "/posts/:post/comments/:comment")
    LinkRoute(MarketLink.user, "/users/:name")
    LinkRoute(MarketLink.followers, "/users/:name/followers")
    LinkRoute(MarketLink.search, "/search?q=:query&page=:page")
    LinkRoute(MarketLink.product, "/products/:id?ref=:reference")
    LinkRoute(MarketLink.reviews, "/products/:id/reviews?sort=:sort")
    LinkRoute(MarketLink.settings, "/settings/:page")
    LinkRoute(.cart, "/cart")
    LinkRoute(MarketLink.order, "/orders/:id")
    LinkRoute(MarketLink.tracking, "/orders/:id/tracking")
    LinkRoute(MarketLink.room, "/chat/:room")
    LinkRoute(MarketLink.message, "/chat/:room/messages/:message")
    LinkRoute(MarketLink.event, "/events/:year/:month/:slug")
    LinkRoute(MarketLink.invite, "/invite/:code")
    LinkRoute(MarketLink.resetPassword, "/reset-password/:token")
    LinkRoute(MarketLink.callback, "/oauth/callback?code=:code&state=:state")
    LinkRoute(.profile, "/profile")
    LinkRoute(.notifications, "/notifications")
    LinkRoute(MarketLink.help, "/help/:topic")
    LinkRoute(MarketLink.category, "/categories/:slug?page=:page")
  }

  static let router = LinkRouter(
    MarketLink.self,
    prefixes: [.scheme("myapp"), .domain("www.example.com")]
  )
}
