import Foundation
import LinkPatterns
import LinkRouting

/// Links of routes by closures, with every kind of place and of segment.
enum ShopLink: DeepLink {
  case home
  case question(league: Int, question: Int)
  case search(q: String, page: Int?, exact: Bool)
  case page(number: Int)
  case order(id: UUID)
  case reviews(product: Int, sort: Sort?)
  case compare(ids: [Int])
  case tags(names: [String])
  case photo(id: Int, kind: String)
  case file(path: String)
  case folder(parts: [String])
  case docs(language: String?, page: String, section: String?)
  case event(day: Date)
  case reset(token: String)

  enum Sort: String, CaseIterable, LinkParameter { case newest, oldest, bestRated = "best rated" }

  static let routes: [LinkRoute<ShopLink>] = [
    LinkRoute(.home, "/", name: "home"),
    LinkRoute("/leagues/:league/questions/:question", .int("league"), .int("question")) {
      .question(league: $0, question: $1)
    } print: {
      guard case .question(let league, let question) = $0 else { return nil }
      return (league, question)
    },
    LinkRoute(
      "/search?q=:q&p=:page",
      .string("q", length: 0...80),
      .optional(.int("page", in: 1...100)),
      .flag("exact").inQuery,
      name: "search"
    ) {
      .search(q: $0, page: $1, exact: $2)
    } print: {
      guard case .search(let q, let page, let exact) = $0 else { return nil }
      return (q, page, exact)
    },
    LinkRoute("/pages{/:number}?", .optional(.int("number"), default: 1), name: "page") {
      .page(number: $0)
    } print: {
      if case .page(let number) = $0 { number } else { nil }
    },
    LinkRoute("/orders/:id", .uuid("id"), read: ShopLink.order) {
      if case .order(let id) = $0 { id } else { nil }
    },
    LinkRoute("/products/:id/reviews?sort=:sort", .int("id"), .optional(.value("sort"))) {
      .reviews(product: $0, sort: $1)
    } print: {
      guard case .reviews(let product, let sort) = $0 else { return nil }
      return (product, sort)
    },
    LinkRoute("/compare/:ids", .list(.int("ids"), separator: .comma), name: "compare") {
      .compare(ids: $0)
    } print: {
      if case .compare(let ids) = $0 { ids } else { nil }
    },
    LinkRoute("/tags?tag=:tag", .list(.string("tag")), read: ShopLink.tags) {
      if case .tags(let names) = $0 { names } else { nil }
    },
    LinkRoute("/photos/photo-:id.:kind", .int("id"), .string("kind"), name: "photo") {
      .photo(id: $0, kind: $1)
    } print: {
      guard case .photo(let id, let kind) = $0 else { return nil }
      return (id, kind)
    },
    LinkRoute("/files/:path+", .string("path"), read: ShopLink.file) {
      if case .file(let path) = $0 { path } else { nil }
    },
    LinkRoute("/folders/:parts+", .list(.string("parts"), separator: .slash), name: "folder") {
      .folder(parts: $0)
    } print: {
      if case .folder(let parts) = $0 { parts } else { nil }
    },
    LinkRoute(
      "{/:language([a-z][a-z])}?/docs/:page#:section",
      .optional(.string("language")),
      .string("page"),
      .optional(.string("section")),
      name: "docs"
    ) {
      .docs(language: $0, page: $1, section: $2)
    } print: {
      guard case .docs(let language, let page, let section) = $0 else { return nil }
      return (language, page, section)
    },
    LinkRoute("/events", .date("day").inQuery, name: "event", read: ShopLink.event) {
      if case .event(let day) = $0 { day } else { nil }
    },
    LinkRoute("/reset/:token", .string("token", length: 4...8).secret, name: "reset") {
      .reset(token: $0)
    } print: {
      if case .reset(let token) = $0 { token } else { nil }
    },
  ]

  static let router = LinkRouter<ShopLink>(
    prefixes: [.scheme("shop"), .domain("shop.example")],
    routes: routes
  )

  /// Every case, with values from a generator.
  static func random(
    using generator: inout some RandomNumberGenerator,
    text: @autoclosure () -> String
  ) -> ShopLink {
    let number = Int.random(in: -3...120, using: &generator)
    let words = (0..<Int.random(in: 0...3, using: &generator)).map { _ in text() }
    let all: [ShopLink] = [
      .home, .question(league: number, question: .min),
      .search(q: text(), page: number, exact: number > 0), .search(q: "", page: nil, exact: true),
      .page(number: number), .page(number: 1),
      .order(id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") ?? UUID()),
      .reviews(product: number, sort: Sort.allCases.randomElement(using: &generator)),
      .compare(ids: words.map(\.utf8.count)), .tags(names: words),
      .photo(id: number, kind: text()), .file(path: text()), .folder(parts: words),
      .docs(language: text(), page: text(), section: text()),
      .docs(language: nil, page: text(), section: nil),
      .event(day: Date(timeIntervalSince1970: Double(number) * 1e7 + 0.25)), .reset(token: text()),
    ]
    return all.randomElement(using: &generator) ?? .home
  }
}
