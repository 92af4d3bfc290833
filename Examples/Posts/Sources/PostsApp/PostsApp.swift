public import DeepLinking

extension DeepLinks<PostsLink> {
  /// The links of the app: they come on top of what is shown, wherever the person is.
  ///
  /// Notifications carry a path under `path`.
  public convenience init() {
    var policy = LinkPolicy()
    policy.mode = .pushOnTop
    self.init(router: .posts, environment: .live(), policy: policy)
    payloads = PayloadLinks(
      PayloadReader("Posts", at: "path"),
      pathPrefix: .domain("posts.example")
    )
  }
}

/// The app while it runs: one window, without a display.
@MainActor
public final class PostsApp {
  /// Turns links into what is shown.
  public let handler: LinkHandler<PostsLink>

  /// The screens that were built, by what they show.
  public var screens: [PostsLink: PostsScreen] { built.screens }

  private let built: BuiltScreens

  /// What shows them.
  private let host: HeadlessHost<PostsLink>

  /// Launches the app: the first screen is shown.
  public init() {
    let built = BuiltScreens()
    built.build(.home)
    self.built = built
    host = HeadlessHost(state: NavigationState(stack: [.destination(.home)])) { built.build($0) }
    handler = LinkHandler(links: DeepLinks(), host: host, scene: .main)
    handler.sceneDidBecomeActive()
  }

  /// The screens that were built.
  @MainActor
  private final class BuiltScreens {
    var screens: [PostsLink: PostsScreen] = [:]

    /// Builds the screen of a link and tells it its URL and parameters; it is not shown yet.
    func build(_ link: PostsLink) {
      let screen = PostsScreen(identifier: StoryboardScreen.of(link).identifier)
      if let url = try? LinkRouter.posts.url(for: link, at: .scheme("posts")) {
        screen.receive(url, parameters: LinkRouter.posts.values(of: link))
      }
      screens[link] = screen
    }
  }
}

extension PostsApp {
  /// What is shown.
  public var state: NavigationState<PostsLink> { host.state }

  /// The screen on top; `nil` when other code shows something.
  public var currentScreen: PostsScreen? {
    host.state.visibleEntry?.destination.flatMap { screens[$0] }
  }

  /// Routes to a URL from a screen of the app, as any of them may.
  ///
  /// Unlike what comes from outside, it reaches every route.
  ///
  /// - Parameter reference: A URL, or one relative to the screen on top: `/posts`, `posts/7`, `../1`.
  /// - Returns: How it ended.
  public func route(to reference: String) async -> LinkOutcome {
    let match = LinkRouter.posts.match(reference, relativeTo: currentScreen?.url, from: .app)
    switch match {
    case .matched(let match): return await handler.open(match.link).outcome
    case .unmatched(let reason): return .unmatched(reason)
    case .rejected(let reason): return .rejected(reason)
    case .unavailable(let reason): return .unavailable(reason)
    }
  }

  /// What the first screen of a presentation offers besides its content: Cancel.
  ///
  /// Nothing where nothing is presented, and on screens with a back button.
  public var cancelTitle: String? {
    state.presentations.last?.pushed.isEmpty == true ? "Cancel" : nil
  }

  /// Taps Cancel: what is presented on top goes away.
  ///
  /// - Returns: `false` where there is no Cancel.
  @discardableResult
  public func cancel() -> Bool {
    guard cancelTitle != nil else { return false }
    host.state.presentations.removeLast()
    return true
  }

  /// Taps the back button.
  ///
  /// - Returns: `false` when the root screen is shown.
  @discardableResult
  public func goBack() -> Bool {
    let stack = state.visibleStack
    guard stack.count > 1 else { return false }
    do {
      try host.state.apply(.pop(to: stack.count - 1, in: state.visibleAddress))
      return true
    } catch {
      return false
    }
  }
}
