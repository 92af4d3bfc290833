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

  /// The routes; that of an author is closed to the outside.
  public static let routes = LinkRoutes<PostsLink>(access: .from(outside)) {
    LinkRoute(.home, "/")
    LinkRoute(.posts, "/posts").access(.from(outside.union([.handoff])))
    LinkRoute(.newPost, "/posts/new")
    LinkRoute(PostsLink.post, "/posts/:postID").access(.from(outside.union([.handoff])))
    LinkRoute(PostsLink.author, "/authors/:name").access(.appOnly)
  }

  private static let outside: Set<LinkSource> = [.customScheme, .universalLink, .notification]
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
    PostsLink.self,
    prefixes: [.scheme("posts"), .domain("posts.example")]
  )
}
