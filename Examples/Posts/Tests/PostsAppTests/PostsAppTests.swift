import DeepLinking
import LinkRouting
import LinkTesting
import PostsApp
import Testing

@MainActor
@Suite struct PostsAppTests {
  private let app = PostsApp()

  /// Delivers a URL from outside.
  private func open(
    _ url: String,
    from source: LinkSource = .customScheme,
    entryPoint: LinkEntryPoint = .openURL
  ) async -> LinkOutcome {
    await app.handler.receive(LinkDelivery(url: url, source: source, entryPoint: entryPoint))
      .outcome
  }

  /// The links of the presentations, root first.
  private var presented: [[PostsLink]] {
    app.state.presentations.map { $0.stack.compactMap(\.destination) }
  }

  @Test func b1TheTableGivesTheDestinationAndTheParameters() throws {
    let match = try StoryboardScreen.table.match("posts://posts/7").get()
    #expect(match.destination.identifier == "PostDetail")
    #expect(match.parameters.strings == ["postID": "7"])
  }

  @Test(
    arguments: [
      ("posts://posts/new", "PostForm"), ("posts://posts/newer", "PostDetail"),
      ("posts:///", "Home"), ("posts://posts", "PostList"),
    ]
  )
  func b2TheMostSpecificRouteWinsAndTheRootIsASlash(url: String, identifier: String) throws {
    #expect(StoryboardScreen.table.problems.isEmpty)
    #expect(try StoryboardScreen.table.match(url).get().destination.identifier == identifier)
  }

  // The first one registered used to win, which hid mistakes.
  @Test(arguments: [["/posts/new", "/posts/:postID"], ["/posts/:postID", "/posts/new"]])
  func b2TheOrderOfTheRoutesDecidesNothing(patterns: [String]) throws {
    let table = RouteTable<String>(
      prefixes: [.scheme("posts")],
      routes: [patterns[0]: patterns[0], patterns[1]: patterns[1]]
    )
    #expect(table.problems.isEmpty)
    #expect(try table.match("posts://posts/new").get().destination == "/posts/new")
    #expect(try table.match("posts://posts/7").get().destination == "/posts/:postID")
  }

  @Test(arguments: ["posts://posts/7/8", "posts://post", "posts://authors"])
  func b2WholePathsMatchOnly(url: String) {
    #expect(throws: LinkFailure.self) { try StoryboardScreen.table.match(url).get() }
  }

  @Test func b3ARouteNamesItsScreenAndItsTransition() async {
    #expect(StoryboardScreen.of(.posts).transition == .push)
    #expect(await app.route(to: "/posts").isSuccess)
    #expect(app.state.visibleStack == [.destination(.home), .destination(.posts)])
    #expect(await app.route(to: "/posts/7").isSuccess)
    #expect(app.state.presentations.map(\.style) == [.formSheet])
    #expect(await app.route(to: "/posts/new").isSuccess)
    #expect(app.state.presentations.map(\.style) == [.formSheet, .fullScreen])
  }

  @Test func b4AScreenIsToldItsURLAndParametersBeforeItIsShown() async {
    var told: PostsScreen?
    var shown: PostsScreen?
    app.handler.links.onProgress = { [app] progress in
      // Right before the first step.
      guard case .reached(.performing, of: _) = progress else { return }
      told = app.screens[.post(postID: "7")]
      shown = app.currentScreen
    }
    #expect(await app.route(to: "/posts/7").isSuccess)
    #expect(told?.url?.text == "posts://posts/7")
    #expect(told?.parameters == ["postID": "7"])
    #expect(shown?.identifier == "Home")
    #expect(app.currentScreen === told)
  }

  @Test func b5AnyScreenRoutesToARelativeURL() async {
    #expect(await open("posts://posts/7").isSuccess)
    #expect(await app.route(to: "8").isSuccess)
    #expect(app.currentScreen?.url?.text == "posts://posts/8")
    #expect(await app.route(to: "../authors/ada").isSuccess)
    #expect(app.currentScreen?.parameters == ["name": "ada"])
    #expect(await app.route(to: "/nosuch").name == "unmatched")
    #expect(app.currentScreen?.parameters == ["name": "ada"])
  }

  @Test func b5WhatIsClosedToTheOutsideIsOpenWithin() async {
    #expect(
      await open("https://posts.example/authors/ada", from: .universalLink).name == "openInBrowser"
    )
    #expect(await open("posts://authors/ada").name == "unmatched")
    #expect(app.currentScreen?.identifier == "Home")
    #expect(await app.route(to: "/authors/ada").isSuccess)
    #expect(app.currentScreen?.parameters == ["name": "ada"])
  }

  @Test func b6WhatIsPresentedHasACancelButtonThatDismisses() async {
    #expect(app.cancelTitle == nil)
    #expect(!app.cancel())
    #expect(await app.route(to: "/posts/7").isSuccess)
    #expect(app.cancelTitle == "Cancel")
    // What is pushed from there stays in the same presentation, with a way back.
    #expect(await app.route(to: "/authors/ada").isSuccess)
    #expect(presented == [[.post(postID: "7"), .author(name: "ada")]])
    #expect(app.cancelTitle == nil)
    #expect(app.goBack())
    #expect(app.cancel())
    #expect(presented == [])
    #expect(app.currentScreen?.identifier == "Home")
  }

  @Test func b7EveryEntryPointLeadsToTheSameScreen() async throws {
    let userInfo: [AnyHashable: Any] = ["aps": [String: Any](), "path": "/posts/7"]
    let payload = try app.handler.links.payloads.url(inUserInfo: userInfo)
    let entries: [(String, LinkSource, LinkEntryPoint)] = [
      ("posts://posts/7", .customScheme, .openURL),
      ("https://posts.example/posts/7", .universalLink, .userActivity),
      ("https://posts.example/posts/7", .handoff, .userActivity),
      (try #require(payload), .notification, .notification),
    ]
    for (url, source, entryPoint) in entries {
      let app = PostsApp()
      let delivery = LinkDelivery<PostsLink>(url: url, source: source, entryPoint: entryPoint)
      #expect(await app.handler.receive(delivery).outcome.isSuccess, "\(source)")
      #expect(app.currentScreen?.parameters == ["postID": "7"], "\(source)")
    }
  }

  @Test func aURLCrossesEachFloorOnceAndInOrder() async {
    for url in ["posts://posts", "posts://posts/7", "posts://posts/new", "posts:///", "posts://x"] {
      let delivery = LinkDelivery<PostsLink>(url: url, source: .customScheme, entryPoint: .openURL)
      #expect(await WayLaw.violations(of: delivery, to: app.handler) == [])
    }
  }

  @Test func bGoingHomeAgainAndAgainPilesUpNothing() async {
    for round in 1...20 {
      #expect(await app.route(to: "/posts").isSuccess)
      #expect(await app.route(to: "/posts/\(round)").isSuccess)
      #expect(await app.route(to: "/posts/\(round + 1)").isSuccess)
      #expect(app.state.presentations.count == 1)
      #expect(await app.route(to: "/").isSuccess)
      #expect(app.state == NavigationState(stack: [.destination(.home)]))
    }
  }

  @Test func bAColdStartBuildsTheWholeWayBack() async {
    let delivery = LinkDelivery<PostsLink>(
      url: "posts://posts/7",
      source: .customScheme,
      entryPoint: .connection,
      isCold: true
    )
    #expect(await app.handler.receive(delivery).outcome.isSuccess)
    #expect(app.cancel())
    #expect(app.currentScreen?.identifier == "PostList")
  }
}
