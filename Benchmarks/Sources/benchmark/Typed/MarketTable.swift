import Foundation
import LinkPatterns
import LinkRouting

/// The same links, made by closures of a table, which read parameters by name.
enum MarketTable {
  /// Makes a link of parameters.
  private typealias Destination = @Sendable (RouteParameters) throws -> MarketLink

  /// The patterns, and what makes their links.
  private static let table = RouteTable<Destination>(
    prefixes: [.scheme("myapp"), .domain("www.example.com")],
    routes: [
      "/home": { _ in .home },
      "/leagues/:league": { .league(try $0.value("league")) },
      "/leagues/:league/questions/:question": {
        .question(league: try $0.value("league"), question: try $0.value("question"))
      },
      "/posts/:slug": { .post(try $0.value("slug")) },
      "/posts/:slug/comments/:comment": {
        .comment(post: try $0.value("slug"), comment: try $0.value("comment"))
      },
      "/users/:name": { .user(try $0.value("name")) },
      "/users/:name/followers": { .followers(try $0.value("name")) },
      "/search?q=:q&page=:page?": {
        .search(query: try $0.value("q"), page: try $0.optional("page"))
      },
      "/products/:id\\?ref=:ref?": { .product(try $0.value("id"), reference: $0["ref"]) },
      "/products/:id/reviews?sort=:sort?": {
        .reviews(try $0.value("id"), sort: try $0.optional("sort"))
      },
      "/settings/:page": { .settings(try $0.value("page")) },
      "/cart": { _ in .cart },
      "/orders/:id": { .order(try $0.value("id")) },
      "/orders/:id/tracking": { .tracking(try $0.value("id")) },
      "/chat/:room": { .room(try $0.value("room")) },
      "/chat/:room/messages/:message": {
        .message(room: try $0.value("room"), message: try $0.value("message"))
      },
      "/events/:year/:month/:slug": {
        .event(
          year: try $0.value("year"),
          month: try $0.value("month"),
          slug: try $0.value("slug")
        )
      },
      "/invite/:code": { .invite(try $0.value("code")) },
      "/reset-password/:token": { .resetPassword(try $0.value("token")) },
      "/oauth/callback?code=:code&state=:state": {
        .callback(code: try $0.value("code"), state: try $0.value("state"))
      },
      "/profile": { _ in .profile },
      "/notifications": { _ in .notifications },
      "/help/:topic": { .help(try $0.value("topic")) },
      "/categories/:slug\\?page=:page?": {
        .category(try $0.value("slug"), page: try $0.optional("page"))
      },
    ]
  )

  /// Reads a link.
  static func link(_ text: String) -> MarketLink? {
    guard case .success(let match) = table.match(text) else { return nil }
    return try? match.destination(match.parameters)
  }
}
