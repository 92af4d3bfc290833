@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkUIKit
import PostsApp
import PostsUIKit
import Testing
@_spi(Driving) import UIKit
@_spi(Driving) import UserNotifications

/// The list and detail in UIKit, with the controllers of a storyboard, on the models of Apple's frameworks.
@MainActor @Suite struct PostsUIKitTests {
  /// Runs the app, with a storyboard that has a controller for each screen.
  private func run(
    _ options: UIScene.ConnectionOptions = .init(),
    _ body: @MainActor (PostsSceneDelegate, UIWindow) async throws -> Void
  ) async throws {
    try await UIApplication.withIsolated { application in
      let delegate = PostsSceneDelegate()
      for identifier in ["Home", "PostList", "PostDetail", "PostForm", "AuthorPosts"] {
        delegate.storyboard.register(identifier) { PostsController() }
      }
      application.connectScene(delegate: delegate, options: options)
      let window = try #require(delegate.window)
      try await body(delegate, window)
      #expect(window.exceptions + window.warnings + delegate.storyboard.log.exceptions == [])
    }
  }

  private func contexts(_ text: String) throws -> Set<UIOpenURLContext> {
    [UIOpenURLContext.make(try #require(URL(string: text)))]
  }

  /// What the controllers of a stack were told.
  private func links(_ controller: UIViewController?) -> [PostsLink?] {
    (controller as? UINavigationController)?.viewControllers
      .map { ($0 as? PostsController)?.content?.link } ?? []
  }

  /// A controller that notes what it knows when its view is loaded.
  private final class EarlyController: PostsController {
    var known: [ReceivedLink<PostsLink>?] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      known.append(content)
    }
  }

  @Test func b4AControllerIsToldItsURLAndParametersBeforeItIsShown() async throws {
    try await run { delegate, window in
      delegate.storyboard.register("PostDetail") { EarlyController() }
      let receipt = delegate.links?.open(try contexts("posts://posts/7")).first
      #expect(await receipt?.outcome == .opened(skipping: []))
      let post = try #require(window.front as? EarlyController)
      #expect(post.known.map { $0?.url?.text } == ["posts://posts/7"])
      #expect(post.known.map { $0?.values } == [["postID": "7"]])
    }
  }

  /// What another device offers.
  private func handoff(_ url: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "example.posts.link")
    activity.userInfo = [LinkActivity.urlKey: url]
    return activity
  }

  @Test(arguments: ["scheme", "universal link", "Handoff", "push"])
  func b7EveryEntryPointLeadsToTheSameController(entry: String) async throws {
    let page = try #require(URL(string: "https://posts.example/posts/7"))
    let push = UNNotificationResponse.make(userInfo: ["aps": [String: Any](), "path": "/posts/7"])
    try await run { delegate, window in
      let links = try #require(delegate.links)
      let receipt =
        switch entry {
        case "scheme": links.open(try contexts("posts://posts/7")).first
        case "universal link": links.continue(.browsing(page))?.receipt
        case "Handoff": links.continue(handoff("posts://posts/7"))?.receipt
        default: links.didReceive(push)?.receipt
        }
      #expect(await receipt?.outcome == .opened(skipping: []))
      #expect(window.presentedChain.map(self.links) == [[.post(postID: "7")]])
    }
  }

  @Test func b7WhatIsNotOfferedIsNotTakenFromAnotherDevice() async throws {
    try await run { delegate, window in
      let receipt = delegate.links?.continue(handoff("posts://authors/ada"))?.receipt
      #expect(await receipt?.outcome.name == "unmatched")
      #expect(window.presentedChain.isEmpty)
    }
  }

  @Test func b3APostIsAFormSheetOverTheCurrentScreen() async throws {
    try await run { delegate, window in
      let receipt = delegate.links?.open(try contexts("posts://posts/7")).first
      #expect(await receipt?.outcome == .opened(skipping: []))
      let sheet = try #require(window.presentedChain.first)
      #expect(window.presentedChain.count == 1)
      #expect(sheet.modalPresentationStyle == .formSheet)
      #expect(links(sheet) == [.post(postID: "7")])
      window.isCompact = true
      #expect(sheet.shownStyle == .pageSheet)
    }
  }

  @Test func b3AFormCoversTheScreen() async throws {
    try await run { delegate, window in
      let receipt = delegate.links?.open(try contexts("posts://posts/new")).first
      #expect(await receipt?.outcome == .opened(skipping: []))
      #expect(window.presentedChain.map(\.modalPresentationStyle) == [.fullScreen])
    }
  }

  @Test func b5AnyScreenRoutesToARelativeURL() async throws {
    try await run { delegate, window in
      let receipt = delegate.links?.open(try contexts("posts://posts/7")).first
      #expect(await receipt?.outcome == .opened(skipping: []))
      let post = try #require(window.front as? PostsController)
      #expect(post.title == "7")
      try post.route(to: "/authors/ada")
      await window.transitions.runUntilIdle()
      #expect(window.presentedChain.map(links) == [[.post(postID: "7"), .author(name: "ada")]])
      // What is not a link does nothing.
      try post.route(to: "/nowhere")
      await window.transitions.runUntilIdle()
      #expect(links(window.presentedChain.first).count == 2)
    }
  }

  @Test func b7ALinkStartsTheAppAndOneContinuesIt() async throws {
    let url = try #require(URL(string: "https://posts.example/posts"))
    let options = UIScene.ConnectionOptions(urlContexts: try contexts("posts://posts/7"))
    try await run(options) { delegate, window in
      await window.transitions.runUntilIdle()
      #expect(links(window.rootViewController) == [nil, .posts])
      #expect(window.presentedChain.map(links) == [[.post(postID: "7")]])
      let receipt = delegate.links?.continue(.browsing(url))?.receipt
      #expect(await receipt?.outcome == .opened(skipping: []))
      #expect(window.presentedChain.map(links) == [[.post(postID: "7"), .posts]])
    }
  }
}
