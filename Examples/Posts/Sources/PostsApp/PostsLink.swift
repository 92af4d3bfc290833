public import DeepLinking

/// What can be linked to.
public enum PostsLink: DeepLink {
  /// The first screen.
  case home

  /// The list of posts.
  case posts

  /// A form for a new post.
  case newPost

  /// One post.
  case post(postID: String)

  /// Everything that one person wrote.
  case author(name: String)
}

extension PostsLink {
  /// The places, as the transition of the screen says: pushed on a list, or presented over it.
  public var placements: [LinkPlacement<PostsLink>] {
    guard let parent else { return [.root(.main)] }
    return switch StoryboardScreen.of(self).transition {
    case .push: [.pushed(on: parent)]
    case .modal(let style): [.presented(style, over: parent)]
    }
  }

  /// The screen below, for links that start the app.
  private var parent: PostsLink? {
    switch self {
    case .home: nil
    case .posts: .home
    case .newPost, .post, .author: .posts
    }
  }
}

extension LinkRouter<PostsLink> {
  /// The table of links.
  public static let posts = LinkRouter(
    prefixes: [.scheme("posts"), .domain("posts.example")],
    routes: [
      LinkRoute(.home, "/").open(.customScheme, .universalLink, .notification),
      LinkRoute(.posts, "/posts").open(.customScheme, .universalLink, .notification, .handoff),
      LinkRoute(.newPost, "/posts/new").open(.customScheme, .universalLink, .notification),
      LinkRoute(PostsLink.post, "/posts/:postID").open(
        .customScheme,
        .universalLink,
        .notification,
        .handoff
      ),
      // Closed to the outside.
      LinkRoute(PostsLink.author, "/authors/:name"),
    ]
  )
}
