import Foundation
import LinkPatterns
import LinkRouting
import Testing

/// The patterns of other routers, as the article “Adopt in an existing app” writes them here.
@Suite struct MigrationTests {
  /// A link that holds what a pattern read, as text.
  struct Read: DeepLink { var values: [String] }

  /// What a URL is read as by one route.
  private func read<each Value: Sendable>(
    _ text: String,
    _ pattern: String,
    _ parameters: repeat TypedParameter<each Value>
  ) -> [String]? {
    let route = LinkRoute<Read>(pattern, repeat each parameters, name: "r") {
      (values: repeat each Value) in
      var texts: [String] = []
      for value in repeat each values { texts.append("\(value)") }
      return Read(values: texts)
    } print: { (_: Read) -> (repeat each Value)? in
      nil
    }
    let router = LinkRouter(
      prefixes: [.scheme("myapp"), .domain("app.example")],
      routes: [route.access(.from(.customScheme, .universalLink))]
    )
    #expect(router.problems == [])
    return try? router.link(for: text).values
  }

  @Test func fromURLNavigator() {
    #expect(read("myapp://user/7", "/user/:id", .int("id")) == ["7"])
    #expect(read("myapp://user/x", "/user/:id", .int("id")) == nil)
    #expect(read("https://app.example/user/7", "/user/:id", .int("id")) == ["7"])
    #expect(read("myapp://path/a/b/c", "/path/:rest+", .string("rest")) == ["a/b/c"])
    #expect(read("myapp://path", "/path/:rest+", .string("rest")) == nil)
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(read("myapp:///\(id)", "/:id", .uuid("id")) == [id])
    #expect(read("myapp:///7", "/:id", .uuid("id")) == nil)
  }

  @Test func fromJLRoutes() {
    #expect(read("myapp://user/view/joe", "/user/view/:userID", .string("userID")) == ["joe"])
    let pattern = "/the{/foo/:a}?{/bar/:b}?"
    let (a, b) = (TypedParameter.optional(.string("a")), TypedParameter.optional(.string("b")))
    for (url, values) in [
      ("myapp://the", ["nil", "nil"]), ("myapp://the/foo/1", [#"Optional("1")"#, "nil"]),
      ("myapp://the/bar/2", ["nil", #"Optional("2")"#]),
      ("myapp://the/foo/1/bar/2", [#"Optional("1")"#, #"Optional("2")"#]),
    ] {
      #expect(read(url, pattern, a, b) == values, "\(url)")
    }
    let rest = TypedParameter.optional(.string("rest"))
    #expect(read("myapp://wildcard", "/wildcard/:rest*", rest) == ["nil"])
    #expect(read("myapp://wildcard/a/b", "/wildcard/:rest*", rest) == [#"Optional("a/b")"#])
  }

  @Test func fromCrossroad() {
    let pattern = "/pokemons/:pokedexID"
    #expect(read("myapp://pokemons/25", pattern, .int("pokedexID")) == ["25"])
    let page = TypedParameter.optional(.int("page"))
    #expect(read("myapp://list?page=2", "/list", page.inQuery) == ["Optional(2)"])
    #expect(read("myapp://list?page=2", "/list?page=:page", page) == ["Optional(2)"])
    #expect(read("myapp://list", "/list?page=:page", page) == ["nil"])
    #expect(read("myapp://list?page=x", "/list?page=:page", page) == nil)
    #expect(read("MYAPP://POKEMONS/25", pattern, .int("pokedexID")) == ["25"])
    #expect(read("https://app.example/POKEMONS/25", pattern, .int("pokedexID")) == nil)
  }

  @Test func fromDeepLinkKit() throws {
    #expect(read("myapp://book/12", "/book/:id([0-9]+)", .string("id")) == ["12"])
    #expect(read("myapp://book/x", "/book/:id([0-9]+)", .string("id")) == nil)
    #expect(read("myapp://book/12", "/book/:id", .int("id")) == ["12"])
    let table = RouteTable(prefixes: [.scheme("myapp")], routes: ["/log/:message": "log"])
    let match = try table.match("myapp://log/hello").get()
    #expect(match.destination == "log")
    #expect(match.parameters.strings == ["message": "hello"])
  }

  @Test func fromURLRouting() {
    #expect(read("https://app.example/books/42", "/books/:id", .int("id")) == ["42"])
    let page = TypedParameter.optional(.int("page"), default: 1)
    #expect(read("https://app.example/books", "/books?page=:page", page) == ["1"])
    #expect(read("https://app.example/books?page=3", "/books?page=:page", page) == ["3"])
    #expect(read("https://app.example/books/more", "/books?page=:page", page) == nil)
  }
}
