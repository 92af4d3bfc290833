import Foundation
import LinkPatterns
import LinkRouting
import Testing

/// Links of every kind that a constructor makes.
private indirect enum ShelfLink: DeepLink {
  case home
  case shelf(id: Int)
  case book(shelf: Int, id: UUID)
  case chapter(Int, Int)
  case page(Int, of: String)
  case post(id: Int)
  case post(slug: String)
  case search(text: String, page: Int?, sort: Sort?)
  case tagged(tags: [String])
  case compare(ids: [Int])
  case files(path: [String])
  case day(day: Date, slug: String)
  case settings(Section)
  case colour(Colour)
  case help(topic: String?)

  enum Sort: String, CaseIterable, LinkParameter { case newest, oldest }
  enum Section: String, LinkParameter { case sound = "a", sight = "b" }

  /// A type that states its own form.
  struct Colour: LinkParameter, Hashable {
    let red: Int

    static func linkValue(from text: LinkText) -> Colour? {
      Int.linkValue(from: text).map { Colour(red: $0) }
    }

    var linkText: String? { red.linkText }
  }

  static let router = LinkRouter<ShelfLink>(
    prefixes: [.scheme("shelf"), .domain("shelf.example")],
    routes: [
      LinkRoute(.home, "/"),
      LinkRoute(ShelfLink.shelf, "/shelves/:id"),
      LinkRoute(ShelfLink.book, "/shelves/:shelf/books/:id"),
      LinkRoute(ShelfLink.chapter, "/parts/:part/chapters/:chapter"),
      LinkRoute(ShelfLink.page, "/pages/:of/:number"),
      LinkRoute(ShelfLink.post(id:), "/posts/:id"),
      LinkRoute(ShelfLink.post(slug:), "/posts/by/:slug"),
      LinkRoute(ShelfLink.search, "/search?q=:text&page=:page&sort=:sort"),
      LinkRoute(ShelfLink.tagged, "/tagged?tag=:tags"),
      LinkRoute(ShelfLink.compare, "/compare/:ids"),
      LinkRoute(ShelfLink.files, "/files/:path+"),
      LinkRoute(ShelfLink.day, "/days/:day/:slug"),
      LinkRoute(ShelfLink.settings, "/settings/:section"),
      LinkRoute(ShelfLink.colour, "/colours/:red"),
      LinkRoute(ShelfLink.help, "/help#:topic"),
    ]
  )

  private static let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

  static let written: [(link: ShelfLink, url: String)] = [
    (.home, "shelf:///"),
    (.shelf(id: 7), "shelf://shelves/7"),
    (.book(shelf: 7, id: id), "shelf://shelves/7/books/01020304-0506-0708-090A-0B0C0D0E0F10"),
    (.chapter(1, 2), "shelf://parts/1/chapters/2"),
    (.page(3, of: "a b"), "shelf://pages/a%20b/3"),
    (.post(id: 4), "shelf://posts/4"),
    (.post(slug: "4"), "shelf://posts/by/4"),
    (.search(text: "x", page: nil, sort: nil), "shelf://search?q=x"),
    (.search(text: "x", page: 2, sort: .oldest), "shelf://search?q=x&page=2&sort=oldest"),
    (.tagged(tags: []), "shelf://tagged"),
    (.tagged(tags: ["a", "b"]), "shelf://tagged?tag=a&tag=b"),
    (.compare(ids: [1, 2]), "shelf://compare/1,2"),
    (.files(path: ["a", "b"]), "shelf://files/a/b"),
    (.settings(.sight), "shelf://settings/b"),
    (.colour(Colour(red: 5)), "shelf://colours/5"),
    (.help(topic: nil), "shelf://help"),
    (.help(topic: "x"), "shelf://help#x"),
  ]
}

/// A struct is a link type, too.
private struct PhotoLink: DeepLink {
  let name: String
  let zoom: Double?
}

/// A feature that keeps what it is about in a type parameter.
private enum ItemLink<ID: LinkParameter & Hashable>: DeepLink {
  case item(ID)
  case pair(first: ID, second: ID)
}

@Suite struct ConstructorRouteTests {
  @Test("a link is printed and read again", arguments: ShelfLink.written.indices)
  func isWrittenOnceForBothWays(index: Int) throws {
    let (link, url) = ShelfLink.written[index]
    #expect(ShelfLink.router.problems == [])
    #expect(try ShelfLink.router.url(for: link, at: ShelfLink.router.prefixes[0]).text == url)
    #expect(try ShelfLink.router.link(for: url) == link)
  }

  @Test func theRouteIsCalledAsTheCase() {
    let names = ShelfLink.router.routes.map(\.name)
    #expect(names.starts(with: ["home", "shelf", "book", "chapter", "page", "post", "post"]))
  }

  @Test func aValueOfTheWrongTypeIsNoLink() {
    guard case .unmatched(let reason) = ShelfLink.router.match("shelf://shelves/abc") else {
      Issue.record("a shelf has a number")
      return
    }
    #expect(reason.parameter == "id" && reason.expected == "Int" && reason.found == "abc")
  }

  @Test func aStructIsMadeByItsInitialiser() throws {
    let router = LinkRouter<PhotoLink>(
      prefixes: [.scheme("photo")],
      routes: [LinkRoute(PhotoLink.init, "/photos/:name\\?zoom=:zoom")]
    )
    #expect(router.problems == [] && router.routes.map(\.name) == ["PhotoLink"])
    let link = PhotoLink(name: "a/b", zoom: 1.5)
    #expect(
      try router.url(for: link, at: router.prefixes[0]).text == "photo://photos/a%2Fb?zoom=1.5"
    )
    #expect(try router.link(for: "photo://photos/a%2Fb?zoom=1.5") == link)
    #expect(try router.link(for: "photo://photos/c") == PhotoLink(name: "c", zoom: nil))
  }

  @Test func aGenericLinkIsMadeLikeAnyOther() throws {
    let router = LinkRouter<ItemLink<String>>(
      prefixes: [.scheme("item")],
      routes: [
        LinkRoute(ItemLink.item, "/items/:id"), LinkRoute(ItemLink.pair, "/pairs/:first/:second"),
      ]
    )
    #expect(router.problems == [])
    #expect(try router.link(for: "item://pairs/x/y") == .pair(first: "x", second: "y"))
    #expect(try router.url(for: .item("x"), at: router.prefixes[0]).text == "item://items/x")
  }

  @Test func aConstantWithValuesIsOnlyRead() throws {
    let router = LinkRouter<ShelfLink>(
      prefixes: [.scheme("shelf")],
      routes: [
        LinkRoute(.shelf(id: 1), "/first"), LinkRoute(ShelfLink.shelf, "/shelves/:id"),
      ]
    )
    #expect(router.problems == [])
    #expect(try router.link(for: "shelf://first") == .shelf(id: 1))
    #expect(try router.url(for: .shelf(id: 1), at: router.prefixes[0]).text == "shelf://shelves/1")
  }
}
