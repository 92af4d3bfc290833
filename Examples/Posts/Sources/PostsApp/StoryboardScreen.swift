public import DeepLinking
public import LinkRouting

/// What a route leads to: a scene of the storyboard, and how it comes on screen.
public struct StoryboardScreen: Hashable, Sendable {
  /// How a screen comes.
  public enum Transition: Hashable, Sendable {
    /// Pushed on what is shown.
    case push

    /// Presented over what is shown.
    case modal(PresentationStyle)
  }

  /// The storyboard identifier.
  public let identifier: String

  /// How it comes.
  public let transition: Transition

  /// The table: patterns to any values, here to screens.
  ///
  /// The order does not matter: `/posts/new` wins over `/posts/:postID`.
  public static let table = RouteTable<StoryboardScreen>(
    prefixes: [.scheme("posts"), .domain("posts.example")],
    routes: [
      "/": StoryboardScreen(identifier: "Home", transition: .push),
      "/posts": StoryboardScreen(identifier: "PostList", transition: .push),
      "/posts/:postID": StoryboardScreen(identifier: "PostDetail", transition: .modal(.formSheet)),
      "/posts/new": StoryboardScreen(identifier: "PostForm", transition: .modal(.fullScreen)),
      "/authors/:name": StoryboardScreen(identifier: "AuthorPosts", transition: .push),
    ]
  )

  /// The screen of a link.
  ///
  /// - Returns: The screen that the table has for its path; the first one for a link without a URL.
  public static func of(_ link: PostsLink) -> StoryboardScreen {
    let home = StoryboardScreen(identifier: "Home", transition: .push)
    guard let url = try? LinkRouter.posts.relativeURL(for: link) else { return home }
    return (try? table.match(url).get().destination) ?? home
  }
}
