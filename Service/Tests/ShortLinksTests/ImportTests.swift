import Foundation
import LinkAnalysis
import LinkPages
import ShortLinks
import Testing

/// Files with the links of other services.
@Suite struct ImportTests {
  private func links(_ text: String) throws -> [ImportedLink] {
    try ImportFile(Data(text.utf8)).links
  }

  @Test(arguments: [
    "url,code\nhttps://shop.example/products/7,seven\n",
    "Code;URL\r\nseven;https://shop.example/products/7\r\n",
    "\u{FEFF}short_link\tlink\nhttps://go.example/seven\thttps://shop.example/products/7",
    "\"Short Link\",\"Deep Link\"\n\"https://x.page.link/seven\",\"https://shop.example/products/7\"",
    "[{\"code\": \"seven\", \"url\": \"https://shop.example/products/7\"}]",
    "{\"code\": \"seven\", \"url\": \"https://shop.example/products/7\"}\n",
    "{\"links\": [{\"slug\": \"seven\", \"longUrl\": \"https://shop.example/products/7\"}]}",
    "{\"suffix\": \"seven\", \"dynamicLinkInfo\": {\"link\": \"https://shop.example/products/7\"}}",
    "https://x.page.link/seven?link=https%3A%2F%2Fshop.example%2Fproducts%2F7&apn=com.example",
  ])
  func everyKindOfFileIsRead(text: String) throws {
    let found = try links(text)
    #expect(found.map(\.url) == ["https://shop.example/products/7"])
    #expect(found.map(\.code) == ["seven"])
    #expect(found.compactMap(\.problem) == [])
  }

  @Test func aListOfLinksIsRead() throws {
    let found = try links("https://shop.example/products/1\n\n https://shop.example/products/2 \n")
    #expect(
      found.map(\.url) == ["https://shop.example/products/1", "https://shop.example/products/2"]
    )
    #expect(found.map(\.code) == [nil, nil] && found.map(\.place) == ["row 1", "row 3"])
    #expect(try links("\n ") == [] && links("") == [])
  }

  @Test func whatFirebaseStoredOfALinkIsKept() throws {
    let long =
      "https://x.page.link/?link=https://shop.example/products/7?x%3D1&apn=a&st=Title&sd=Text"
      + "&si=https://images.example/7.jpg&utm_source=mail&utm_campaign=autumn"
    let found = try #require(
      try links("long_link,short link\n\(long),https://x.page.link/AbCd\n").first
    )
    #expect(found.url == "https://shop.example/products/7?x=1" && found.code == "AbCd")
    #expect(
      found.content
        == LinkPageContent(
          title: "Title",
          description: "Text",
          image: "https://images.example/7.jpg"
        )
    )
    #expect(found.campaign.items.map(\.name) == ["utm_source", "utm_campaign"])
    let nested = """
      {"suffix": "AbCd", "dynamicLinkInfo": {"link": "https://shop.example/products/7",
      "socialMetaTagInfo": {"socialTitle": "Title"},
      "analyticsInfo": {"googlePlayAnalytics": {"utmSource": "mail"}}}}
      """
    let other = try #require(try links(nested).first)
    #expect(other.content.title == "Title")
    #expect(other.campaign.items == [.init(name: "utm_source", value: "mail")])
  }

  @Test func aLinkWithAnItemLinkOfItsOwnIsLeftAlone() throws {
    let url = "https://shop.example/share?link=https://other.example/"
    #expect(try links(url).map(\.url) == [url])
  }

  @Test(arguments: [
    (
      "name,code\na,b\n", ImportFileError.Code.noColumn, nil,
      "no column of the file has the links. Call it 'url', and the one with codes 'code'."
    ),
    (
      "[1", .notJSON, 1,
      "line 1: this is not JSON. Write one list of objects, or one object a line."
    ),
    (
      "{\"url\": \"a\"}\n\n{\"url\"", .notJSON, 3,
      "line 3: this is not JSON. Write one list of objects, or one object a line."
    ),
  ])
  func aFileOfNoKindIsRefused(
    text: String,
    code: ImportFileError.Code,
    line: Int?,
    sentence: String
  ) {
    let error = #expect(throws: ImportFileError.self) { try links(text) }
    #expect(error?.code == code && error?.line == line && error?.description == sentence)
  }

  @Test func bytesThatAreNotTextAreRefused() {
    let error = #expect(throws: ImportFileError.self) { try ImportFile(Data([0xFF, 0xFE])) }
    #expect(error?.code == .notText && error?.fix == "Save it as UTF-8.")
    let table = #expect(throws: ImportFileError.self) { try links("url,code\n\"a\"b,c") }
    #expect(table?.code == .notCSV && table?.description.hasPrefix("the file is not CSV: ") == true)
  }

  @Test(arguments: TestDatabase.allCases)
  func whatHasNoRouteIsListed(of database: TestDatabase) async throws {
    let rows = """
      url,code,expires
      https://shop.example/products/8,taken,
      https://shop.example/products/1,one,
      https://shop.example/prodcuts/2,two,
      https://shop.example/products/3,one,
      https://shop.example/products/4,a b,
      ,five,
      https://shop.example/products/6,six,tomorrow
      https://shop.example/products/7,seven,2030-01-01T00:00:00Z
      """
    try await database.withStore { store in
      _ = try await store.insert([.product(0, code: "taken")])
      var generator = SystemRandomNumberGenerator()
      let file = try ImportFile(Data(rows.utf8))
      let dry = try await LinkImport(file, .shop(), into: nil, using: &generator)
      #expect(dry.stored == 3 && dry.refusals.count == 5)
      let trial = try await LinkImport(file, .shop(), comparedWith: store, using: &generator)
      #expect(try await store.links(after: nil, limit: 10).map(\.code) == ["taken"])
      let result = try await LinkImport(file, .shop(), into: store, using: &generator)
      #expect(result.stored == 2)
      #expect(trial.stored == 2 && trial.refusals == result.refusals)
      #expect(
        result.refusals.map(\.place) == ["row 2", "row 4", "row 5", "row 6", "row 7", "row 8"]
      )
      #expect(
        result.refusals[1].reason
          == "No route has 'prodcuts' as segment 1. Did you mean 'products'?"
      )
      #expect(result.refusals.first?.reason == "The code 'taken' is taken.")
      #expect(try await store.link("seven")?.expires == Date(timeIntervalSince1970: 1_893_456_000))
      #expect(try await store.link("one")?.url == "https://shop.example/products/1")
    }
  }

  @Test(arguments: TestDatabase.allCases)
  func tenThousandRowsAreStored(of database: TestDatabase) async throws {
    let rows = (0..<10_000).map { number in
      let path = number % 100 == 99 ? "prodcuts" : "products"
      return "https://shop.example/\(path)/\(number),code\(number),\"Title, no. \(number)\""
    }
    let file = try ImportFile(Data((["url,code,title"] + rows).joined(separator: "\n").utf8))
    try await database.withStore { store in
      var generator = SystemRandomNumberGenerator()
      let result = try await LinkImport(file, .shop(), into: store, using: &generator)
      #expect(result.stored == 9_900 && result.refusals.count == 100)
      #expect(try await store.link("code9998")?.content.title == "Title, no. 9998")
      #expect(try await store.links(after: nil, limit: 20_000).count == 9_900)
    }
  }
}
