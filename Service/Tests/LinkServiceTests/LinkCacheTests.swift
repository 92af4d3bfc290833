import Foundation
import ShortLinks
import Testing

@testable import LinkServing

/// What is known of a link when several requests ask and change at once.
@Suite struct LinkCacheTests {
  @Test func anEarlierAnswerDoesNotTakeThePlaceOfALaterOne() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let cache = LinkCache(try LinkDatabase.sqlite(path: path).open(), age: .seconds(600))
    let open = ShortLink(code: "gift", url: "https://shop.example/gift", route: "gift")
    var closed = open
    closed.isDisabled = true
    // A request began to load the link, and another one switched it off meanwhile.
    let began = SuspendingClock.now
    cache.keep(closed, for: "gift")
    cache.keep(open, for: "gift", from: began)
    #expect(try await cache.link("gift") == closed)
    cache.keep(nil, for: "gift", from: began)
    #expect(try await cache.link("gift") == closed)
    cache.keep(nil, for: "gift")
    #expect(try await cache.link("gift") == nil)
  }
}
