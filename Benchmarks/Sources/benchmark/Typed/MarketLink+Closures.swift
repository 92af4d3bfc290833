import LinkPatterns
import LinkRouting

extension MarketLink {
  /// The same routes, with closures.
  static let closures: [LinkRoute<MarketLink>] = [
    LinkRoute(.home, "/home"),
    LinkRoute("/leagues/:league", .int("league"), read: MarketLink.league) {
      if case .league(let league) = $0 { league } else { nil }
    },
    LinkRoute("/leagues/:league/questions/:question", .int("league"), .int("question")) {
      .question(league: $0, question: $1)
    } print: {
      if case .question(let league, let question) = $0 { (league, question) } else { nil }
    },
    LinkRoute("/posts/:slug", .string("slug"), read: MarketLink.post) {
      if case .post(let slug) = $0 { slug } else { nil }
    },
    LinkRoute("/posts/:slug/comments/:comment", .string("slug"), .int("comment")) {
      .comment(post: $0, comment: $1)
    } print: {
      if case .comment(let post, let comment) = $0 { (post, comment) } else { nil }
    },
    LinkRoute("/users/:name", .string("name"), read: MarketLink.user) {
      if case .user(let name) = $0 { name } else { nil }
    },
    LinkRoute("/users/:name/followers", .string("name"), read: MarketLink.followers) {
      if case .followers(let name) = $0 { name } else { nil }
    },
    LinkRoute("/search?q=:q&page=:page", .string("q"), .optional(.int("page"))) {
      .search(query: $0, page: $1)
    } print: {
      if case .search(let query, let page) = $0 { (query, page) } else { nil }
    },
    LinkRoute("/products/:id\\?ref=:ref", .int("id"), .optional(.string("ref"))) {
      .product($0, reference: $1)
    } print: {
      if case .product(let id, let reference) = $0 { (id, reference) } else { nil }
    },
    LinkRoute("/products/:id/reviews?sort=:sort", .int("id"), .optional(.value("sort"))) {
      .reviews($0, sort: $1)
    } print: {
      if case .reviews(let id, let sort) = $0 { (id, sort) } else { nil }
    },
    LinkRoute("/settings/:page", .value("page"), read: MarketLink.settings) {
      if case .settings(let page) = $0 { page } else { nil }
    },
    LinkRoute(.cart, "/cart"),
    LinkRoute("/orders/:id", .uuid("id"), read: MarketLink.order) {
      if case .order(let id) = $0 { id } else { nil }
    },
    LinkRoute("/orders/:id/tracking", .uuid("id"), read: MarketLink.tracking) {
      if case .tracking(let id) = $0 { id } else { nil }
    },
    LinkRoute("/chat/:room", .string("room"), read: MarketLink.room) {
      if case .room(let room) = $0 { room } else { nil }
    },
    LinkRoute("/chat/:room/messages/:message", .string("room"), .int("message")) {
      .message(room: $0, message: $1)
    } print: {
      if case .message(let room, let message) = $0 { (room, message) } else { nil }
    },
    LinkRoute("/events/:year/:month/:slug", .int("year"), .int("month"), .string("slug")) {
      .event(year: $0, month: $1, slug: $2)
    } print: {
      if case .event(let year, let month, let slug) = $0 { (year, month, slug) } else { nil }
    },
    LinkRoute("/invite/:code", .string("code"), read: MarketLink.invite) {
      if case .invite(let code) = $0 { code } else { nil }
    },
    LinkRoute("/reset-password/:token", .string("token"), read: MarketLink.resetPassword) {
      if case .resetPassword(let token) = $0 { token } else { nil }
    },
    LinkRoute("/oauth/callback?code=:code&state=:state", .string("code"), .string("state")) {
      .callback(code: $0, state: $1)
    } print: {
      if case .callback(let code, let state) = $0 { (code, state) } else { nil }
    },
    LinkRoute(.profile, "/profile"),
    LinkRoute(.notifications, "/notifications"),
    LinkRoute("/help/:topic", .string("topic"), read: MarketLink.help) {
      if case .help(let topic) = $0 { topic } else { nil }
    },
    LinkRoute("/categories/:slug\\?page=:page", .string("slug"), .optional(.int("page"))) {
      .category($0, page: $1)
    } print: {
      if case .category(let slug, let page) = $0 { (slug, page) } else { nil }
    },
  ]

  static let closureRouter = LinkRouter<MarketLink>(prefixes: router.prefixes, routes: closures)
}
