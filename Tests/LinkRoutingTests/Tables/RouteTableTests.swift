import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// Founding system B: a router from patterns to any destination.
@Suite struct RouteTableTests {
  enum Screen: Sendable { case home, posts, newPost, post, comments }

  let table = RouteTable<Screen>(
    prefixes: [.scheme("app"), .domain("app.example")],
    routes: [
      "/": .home, "/posts": .posts, "/posts/:postID": .post, "/posts/new": .newPost,
      "/posts/:postID/comments\\?page=:page?": .comments,
    ]
  )

  @Test(
    arguments: [
      ("app:///", Screen.home, [:]), ("https://app.example/", .home, [:]), ("/", .home, [:]),
      ("/posts", .posts, [:]), ("app://posts/", .posts, [:]),
      ("/posts/7", .post, ["postID": "7"]), ("app://posts/a%20b", .post, ["postID": "a b"]),
      ("/posts/new", .newPost, [:]),
      ("/posts/7/comments", .comments, ["postID": "7"]),
      ("/posts/7/comments?page=2", .comments, ["postID": "7", "page": "2"]),
    ] as [(String, Screen, [String: String])]
  )
  func findsDestinationAndParameters(
    text: String,
    screen: Screen,
    parameters: [String: String]
  ) throws {
    #expect(table.problems == [])
    let match = try table.match(text).get()
    #expect(match.destination == screen)
    #expect(match.parameters.strings == parameters)
  }

  @Test(arguments: ["/post", "/posts/7/x", "/postsx", "/posts/7/comments/1", "other://posts"])
  func matchesWholePathsOnly(text: String) {
    guard case .failure = table.match(text) else {
      Issue.record("\(table.match(text))")
      return
    }
  }

  @Test func readsParametersByType() throws {
    let match = try table.match("/posts/7/comments?page=x&utm_source=mail").get()
    #expect(match.parameters["postID"] == "7")
    #expect(try match.parameters.value("postID") == 7)
    #expect(try match.parameters.optional("other", as: Int.self) == nil)
    #expect(match.unusedItems.map(\.name) == ["utm_source"])
    let wrong = #expect(throws: LinkFailure.self) {
      try match.parameters.value("page", as: Int.self)
    }
    #expect(wrong?.code == .valueType)
    #expect(wrong?.found == "x")
    let missing = #expect(throws: LinkFailure.self) {
      try match.parameters.value("postId", as: Int.self)
    }
    #expect(missing?.code == .missingItem)
    #expect(missing?.parameter == "postId")
  }

  @Test func doesNotDependOnTheOrderOfRegistration() throws {
    let reversed = RouteTable<Screen>(
      prefixes: [.scheme("app")],
      routes: ["/posts/new": .newPost, "/posts/:postID": .post]
    )
    #expect(try reversed.match("/posts/new").get().destination == .newPost)
    #expect(try table.match("/posts/new").get().destination == .newPost)
  }

  @Test func printsWhatItReads() throws {
    let url = try table.url(for: "/posts/:postID", ["postID": "a/b"])
    #expect(url.text == "app://posts/a%2Fb")
    let error = #expect(throws: LinkFailure.self) {
      try table.url(for: "/posts/:postID", ["postID": "new"])
    }
    #expect(error?.code == .shadowed(by: "/posts/new"))
    #expect(throws: LinkFailure.self) { try table.url(for: "/posts/:postID") }
    #expect(throws: LinkFailure.self) { try table.url(for: "/nothing") }
  }

  @Test(
    "generated values lead back, in any order of registration",
    arguments: 0..<4 as Range<UInt64>
  )
  func keepsTheLawsOfRouters(seed: UInt64) throws {
    let reversed = RouteTable<Screen>(
      prefixes: [.scheme("app"), .domain("app.example")],
      routes: [
        "/unused/:word": .home, "/posts/:postID/comments\\?page=:page?": .comments,
        "/posts/new": .newPost, "/posts/:postID": .post, "/posts": .posts, "/": .home,
      ]
    )
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let pattern = try #require(table.patterns.randomElement(using: &random))
      var values: [String: String] = [:]
      if pattern.contains(":postID") { values["postID"] = RandomText.make(using: &random) }
      if pattern.contains(":page"), Bool.random(using: &random) {
        values["page"] = RandomText.make(using: &random)
      }
      for origin in [LinkPrefix.scheme("app"), .domain("app.example")] {
        guard let url = try? table.url(for: pattern, RouteParameters(values), at: origin) else {
          continue
        }
        let match = try table.match(url.text).get()
        #expect(match.pattern == pattern, "seed \(seed)")
        #expect(match.parameters.strings == values, "seed \(seed)")
        #expect(match.url == url, "seed \(seed)")
        #expect(try reversed.match(url.text).get().pattern == pattern, "seed \(seed)")
      }
    }
  }

  @Test func tellsWhatIsWrongWithPatterns() {
    let table = RouteTable<Int>(
      prefixes: [.scheme("app")],
      routes: ["/a/:": 1, "/b/:x": 2, "/b/:y": 3]
    )
    #expect(table.problems.count == 2)
    #expect(table.problems.last?.code == .tied(with: "/b/:x"))
  }

  @Test func isClosedToTheOutsideUnlessOpened() throws {
    guard case .failure = table.match("app://posts", from: .customScheme) else {
      Issue.record("the table is closed")
      return
    }
    let open = RouteTable<Screen>(
      prefixes: [.scheme("app")],
      access: .from(.customScheme),
      routes: ["/posts": .posts]
    )
    #expect(try open.match("app://posts", from: .customScheme).get().destination == .posts)
  }
}
