// Declares what parameters are, where they stand, and what they must be.
import DeepLinking
import Foundation

enum Sort: String, CaseIterable, LinkParameter { case newest, oldest, rating }

enum CatalogLink: DeepLink {
  case list(sort: Sort?, page: Int, tags: [String])
  case order(id: UUID, day: Date?)
  case compare(ids: [Int])
  case page(URL)
  case reset(token: String)
}

let list = LinkRoute<CatalogLink>(
  "/catalog?sort=:sort&p=:page&tag=:tag",
  .optional(.value("sort", as: Sort.self)),
  .optional(.int("page", in: 1...100), default: 1),
  .list(.string("tag")),
  name: "list"
) {
  .list(sort: $0, page: $1, tags: $2)
} print: {
  guard case .list(let sort, let page, let tags) = $0 else { return nil }
  return (sort, page, tags)
}

let order = LinkRoute<CatalogLink>(
  "/orders/:id",
  .uuid("id"),
  .optional(.date("day", as: .day)).inQuery,
  name: "order"
) {
  .order(id: $0, day: $1)
} print: {
  guard case .order(let id, let day) = $0 else { return nil }
  return (id, day)
}

let compare = LinkRoute<CatalogLink>("/compare/:ids", .list(.int("ids"), separator: .comma)) {
  .compare(ids: $0)
} print: {
  if case .compare(let ids) = $0 { ids } else { nil }
}

let page = LinkRoute<CatalogLink>("/page", .url("to", hosts: ["www.shop.example"]).inQuery) {
  .page($0)
} print: {
  if case .page(let url) = $0 { url } else { nil }
}

let reset = LinkRoute<CatalogLink>("/reset/:token", .string("token", length: 8...64).secret) {
  .reset(token: $0)
} print: {
  if case .reset(let token) = $0 { token } else { nil }
}
.strict

// A type of one's own.
struct Coordinate: LinkParameter, Hashable {
  let latitude: Double
  let longitude: Double

  static func linkValue(from text: LinkText) -> Coordinate? {
    let parts = text.string.split(separator: ";", omittingEmptySubsequences: false)
      .map { Double.linkValue(from: LinkText(String($0))) }
    guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  static var linkSamples: [Coordinate] {
    [Coordinate(latitude: 52.5, longitude: 13.4), Coordinate(latitude: -33.9, longitude: 151.2)]
  }

  var linkText: String? { "\(latitude);\(longitude)" }
}

// For a value of a constructor, by its name in the pattern.
enum SearchLink: DeepLink { case search(text: String, page: Int?) }

let search = LinkRoute(SearchLink.search, "/search?q=:text&page=:page")
  .bound("text", .length(1...80))
  .bound("page", .range(1...100))
  .renamed("page", from: "p")
  .duplicates("page", .last)

let router = LinkRouter<CatalogLink>(
  prefixes: [.scheme("shop")],
  routes: [list, order, compare, page, reset]
)
print(router.problems, search.problems)
if case .rejected(let reason) = router.match("shop://catalog?p=101") { print(reason) }
// The query item ('page'): expected 1...100, found '101'.
