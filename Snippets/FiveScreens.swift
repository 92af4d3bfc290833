// Declares five screens of ordinary apps: optional values, filters, settings, secrets and dates.
import DeepLinking
import Foundation

enum ShopLink: DeepLink {
  case product(id: Int, variant: String?)
  case search(query: String, filters: [String], sort: Sort?)
  case settings(Section)
  case invitation(token: String)
  case day(Date, slug: String)
  case article(year: Int, month: Int, day: Int, slug: String)

  enum Sort: String, CaseIterable, LinkParameter { case price, rating }
  enum Section: String, CaseIterable, LinkParameter { case sound, privacy }

  static let routes = LinkRoutes<ShopLink>(access: .everyone) {
    LinkRoute(ShopLink.product, "/products/:id?variant=:variant")
    LinkRoute(ShopLink.search, "/search?q=:query&filters=:filters&sort=:sort")
      .list("filters", .commaSeparated)
      .lenient("sort")
    LinkRoute(ShopLink.settings, "/settings/:section")
    LinkRoute(ShopLink.invitation, "/invite/:token")
      .secret("token").identifier("token").bound("token", .length(8...64))
    LinkRoute(ShopLink.day, "/a/:day/:slug")
    LinkRoute(ShopLink.article, "/:year/:month/:day/:slug")
      .digits(4, "year").digits(2, "month", "day")
  }
}

let router = LinkRouter(ShopLink.self, prefixes: [.domain("shop.example"), .scheme("shop")])
print(router.problems)
// []

/// Prints the link of a URL, what the link does not take, and the URL that is printed for it.
func show(_ path: String) throws {
  switch router.match("https://shop.example\(path)", from: .universalLink) {
  case .matched(let match):
    print(match.link)
    for item in match.unusedItems { print("  unused: \(item.name)=\(item.value ?? "")") }
    print(" ", try router.url(for: match.link))
  case .unmatched(let reason), .rejected(let reason), .unavailable(let reason):
    print(reason)
  }
}

// 1. A product. Mail trackers repeat and add items; an empty variant counts as missing.
try show("/products/7?variant=red&variant=red&utm_source=mail")
try show("/products/7?variant=")

// 2. A search. A sort that only the next release knows does not keep it from opening.
try show("/search?q=shoes&filters=new,red&sort=newest")

// 3. Settings: an enum without a label.
try show("/settings/privacy")

// 4. An invitation. A token that is too short is refused, and in no message.
try show("/invite/hush")

// 5. An article, by a day and by numbers with leading zeros: printed as they are read.
try show("/a/2024-05-17/hello")
try show("/2024/05/07/hello")
try show("/2024/5/7/hello")
// Segment 2 ('month'): expected 2 digits, found '5'.
