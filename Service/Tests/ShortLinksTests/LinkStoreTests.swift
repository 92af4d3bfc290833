import Foundation
import LinkPages
import ShortLinks
import Testing

/// What every store does, on each database.
@Suite struct LinkStoreTests {
  /// A link with a value in every field.
  private static func full(_ code: String) -> ShortLink {
    var link = ShortLink(
      code: code,
      url: "https://shop.example/search?q=%F0%9F%A7%B6",
      route: "search",
      expires: Date(timeIntervalSince1970: 4_102_444_800)
    )
    link.isDisabled = true
    link.content = LinkPageContent(
      title: "Wool 🧶 “'; DROP TABLE links; --",
      description: "line\nline\u{1}\\",
      image: "https://images.example/1.jpg"
    )
    link.campaign = LinkCampaign([
      .init(name: "utm_source", value: "mail & more"), .init(name: "utm_medium", value: ""),
    ])
    return link
  }

  @Test(arguments: TestDatabase.allCases)
  func keepsEveryField(of database: TestDatabase) async throws {
    try await database.withDatabase { database in
      let store = try database.open()
      let links = [Self.full("full"), .product(7, code: "plain")]
      #expect(try await store.insert(links) == [])
      await store.close()
      // What was stored is there for the next process.
      let again = try database.open()
      for link in links { #expect(try await again.link(link.code) == link) }
      #expect(try await again.link("other") == nil)
      await again.close()
    }
  }

  @Test(arguments: TestDatabase.allCases)
  func givesNoCodeAwayTwice(of database: TestDatabase) async throws {
    try await database.withStore { store in
      #expect(try await store.insert([.product(1, code: "one")]) == [])
      let taken = try await store.insert([.product(2, code: "two"), .product(3, code: "one")])
      #expect(taken == ["one"])
      #expect(try await store.link("one")?.url == "https://shop.example/products/1")
      #expect(try await store.link("two")?.url == "https://shop.example/products/2")
      // Codes differ by case.
      #expect(try await store.insert([.product(4, code: "One")]) == [])
    }
  }

  @Test(arguments: TestDatabase.allCases)
  func changesALinkInOneStep(of database: TestDatabase) async throws {
    try await database.withStore { store in
      _ = try await store.insert([.product(0, code: "one")])
      let missing = try await store.update("two") { $0.isDisabled = true }
      #expect(missing == nil)
      let changed = try await store.update("one") { link in
        let full = Self.full("one")
        (link.url, link.route, link.expires) = (full.url, full.route, full.expires)
        (link.isDisabled, link.content, link.campaign) = (true, full.content, full.campaign)
      }
      #expect(changed == Self.full("one"))
      #expect(try await store.link("one") == changed)
      // Changes at one time are all there in the end.
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<50 {
          group.addTask {
            _ = try await store.update("one") { link in
              let number = Int(link.content.title ?? "") ?? 0
              link.content.title = String(number + 1)
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(try await store.link("one")?.content.title == "50")
    }
  }

  @Test(arguments: TestDatabase.allCases)
  func listsLinksInTheOrderOfTheirCodes(of database: TestDatabase) async throws {
    try await database.withStore { store in
      let codes = ["b", "B", "a-b", "a_b", "aa", "0", "z9"]
      _ = try await store.insert(codes.map { .product(1, code: $0) })
      var (found, last): ([String], String?) = ([], nil)
      while true {
        let links = try await store.links(after: last, limit: 2)
        #expect(links.count <= 2)
        guard let end = links.last else { break }
        found += links.map(\.code)
        last = end.code
      }
      #expect(found == codes.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
  }

  @Test(arguments: TestDatabase.allCases)
  func addsCounts(of database: TestDatabase) async throws {
    try await database.withStore { store in
      let (today, yesterday) = (
        CountedDay(code: "a", day: 20_786), CountedDay(code: "a", day: 20_785)
      )
      let other = CountedDay(code: "b", day: 20_786)
      try await store.add([today: LinkCounts(page: 1, app: 2), other: LinkCounts(page: 9)])
      try await store.add([today: LinkCounts(page: 1, store: 5), yesterday: LinkCounts(store: 1)])
      let counts = try await store.counts(of: "a")
      #expect(counts == [20_786: .init(page: 2, app: 2, store: 5), 20_785: .init(store: 1)])
      #expect(try await store.counts(of: "c") == [:])
      #expect(CountedDay.text(ofDay: 20_786) == "2026-11-29")
    }
  }

  @Test(arguments: TestDatabase.allCases)
  func knowsKeysByTheirHashes(of database: TestDatabase) async throws {
    try await database.withStore { (store: any LinkStore) async throws -> Void in
      let (reader, text) = AccessKey.make(name: "website", scope: .read)
      let (writer, _) = AccessKey.make(name: "app", scope: .write)
      #expect(try await store.insert(reader) == true)
      #expect(try await store.insert(writer) == true)
      #expect(try await store.insert(AccessKey.make(name: "app", scope: .read).stored) == false)
      #expect(try await store.key(withHash: AccessKey.hash(of: text)) == reader)
      #expect(try await store.key(withHash: AccessKey.hash(of: text + " ")) == nil)
      #expect(try await store.keys() == [writer, reader])
      #expect(try await store.removeKey("website") == true)
      #expect(try await store.removeKey("website") == false)
      #expect(try await store.key(withHash: AccessKey.hash(of: text)) == nil)
    }
  }

  @Test(arguments: TestDatabase.allCases)
  func isMadeAndOpenedBySeveralAtOnce(of database: TestDatabase) async throws {
    try await database.withDatabase { database in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          group.addTask {
            let store = try database.open()
            let taken = try await store.insert([.product(number, code: "c\(number)")])
            #expect(taken == [])
            await store.close()
          }
        }
        try await group.waitForAll()
      }
      let store = try database.open()
      #expect(try await store.links(after: nil, limit: 100).count == 8)
      try await store.check()
      await store.close()
    }
  }

  @Test func aFileThatIsNoDatabaseIsNamed() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("links-\(UUID().uuidString).sqlite")
    try Data(repeating: 0x41, count: 8_192).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let error = #expect(throws: LinkStoreError.self) {
      try LinkDatabase.sqlite(path: file.path).open()
    }
    #expect(error?.code == .damaged && error?.description.contains(file.path) == true)
    let missing = #expect(throws: LinkStoreError.self) {
      try LinkDatabase.sqlite(path: "/no/folder/links.sqlite").open()
    }
    #expect(missing?.code == .unavailable)
  }
}
