import Foundation
import LinkAnalysis
import ShortLinks
import Testing

/// Which stored links a new catalog would break.
@Suite struct StoredLinksCheckTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  @Test(arguments: TestDatabase.allCases)
  func aCatalogThatKeepsAllLinksBreaksNone(of database: TestDatabase) async throws {
    try await database.withStore { store in
      _ = try await store.insert((0..<4_321).map { .product($0, code: "code\($0)") })
      let check = try await StoredLinksCheck(store, against: .shop(), now: now)
      #expect(check.checked == 4_321 && check.breaks == [])
      #expect(check.summary == "Of 4,321 codes none would break.")
    }
  }

  @Test(arguments: TestDatabase.allCases)
  func aBrokenLinkHasItsCodeAndReason(of database: TestDatabase) async throws {
    try await database.withStore { store in
      var (expired, off) = (
        ShortLink.product(3, code: "expired"), ShortLink.product(4, code: "off")
      )
      expired.expires = now
      off.isDisabled = true
      let home = ShortLink(code: "home", url: "https://shop.example/", route: "home")
      _ = try await store.insert([.product(7, code: "seven"), home, expired, off])
      let check = try await StoredLinksCheck(
        store,
        against: .shop(product: "/items/:id"),
        now: now
      )
      #expect(check.checked == 2)
      #expect(check.breaks.map(\.code) == ["seven"])
      #expect(check.breaks.first?.failure?.code == .noRoute)
      #expect(check.breaks.first?.reason == "No route has 'products' as segment 1.")
      #expect(check.summary == "Of 2 codes 1 would break.")
    }
  }

  @Test(arguments: TestDatabase.allCases)
  func aLinkThatLeadsElsewhereIsBroken(of database: TestDatabase) async throws {
    try await database.withStore { store in
      let link = ShortLink(code: "old", url: "https://shop.example/products/7", route: "item")
      _ = try await store.insert([link])
      let check = try await StoredLinksCheck(store, against: .shop(), now: now)
      #expect(check.breaks.map(\.change) == [.leads(to: "product")])
      #expect(check.breaks.map(\.newRoute) == ["product"] && check.breaks[0].failure == nil)
      #expect(check.breaks.first?.reason == "It led to 'item', and leads to 'product'.")
    }
  }
}
