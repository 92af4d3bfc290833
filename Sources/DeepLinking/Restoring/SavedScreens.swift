/// The screens of a saved scene that may be shown again.
///
/// A screen that may not be shown is left out with all screens on it, in its stack and presented over it.
struct SavedScreens<Link: DeepLink> {
  /// A saved stack.
  struct Stack {
    /// The name of its container, or its style.
    let id: String

    /// The URLs of its screens, root first.
    let urls: [String]

    /// The lowest screens, up to the first that may not be shown.
    private(set) var links: [Link]

    /// Whether all of it may be shown.
    var isWhole: Bool { links.count == urls.count }

    /// The URLs that are left out.
    var lost: ArraySlice<String> { urls.dropFirst(links.count) }

    /// The screens, as entries of a state.
    var entries: [NavigationEntry<Link>] { links.map(NavigationEntry.destination) }

    /// Reads the URLs of a stack, up to the first that is not a link, or a link that is not restored.
    init(_ id: String, _ urls: [String], _ router: LinkRouter<Link>) {
      (self.id, self.urls) = (id, urls)
      links = []
      for url in urls {
        guard let link = try? router.link(for: url), router.mayKeep(link) else { return }
        links.append(link)
      }
    }

    /// Leaves out a screen, with all screens on it.
    mutating func cut(at link: Link) {
      if let index = links.firstIndex(of: link) { links = Array(links.prefix(index)) }
    }
  }

  /// The saved form.
  let saved: SavedNavigationV1

  /// The stacks of the containers, in the order of the saved form.
  private var containers: [Stack]

  /// The stacks of the presentations, lowest first.
  private var presented: [Stack]

  /// The router, for places.
  private let router: LinkRouter<Link>

  /// Reads the URLs of a saved form.
  init(_ saved: SavedNavigationV1, router: LinkRouter<Link>) {
    self.saved = saved
    self.router = router
    containers = saved.containers.map { Stack($0.id, $0.stack, router) }
    presented = saved.presented.map { Stack($0.style, $0.stack, router) }
  }

  /// The visible stacks, lowest first, up to the first that is incomplete.
  private var visible: [Stack] {
    var visible = containers.filter { $0.id == saved.selected }
    for stack in presented where visible.last?.isWhole != false { visible.append(stack) }
    return visible
  }

  /// The stacks, visible ones first, without presentations that have nothing left to stand on.
  var stacks: [Stack] {
    visible + containers.filter { $0.id != saved.selected }
  }

  /// The topmost screen of those that may be shown.
  var top: Link? {
    let shown = visible.last { !$0.links.isEmpty } ?? containers.first { !$0.links.isEmpty }
    return shown?.links.last
  }

  /// Leaves out a screen wherever it is, with all screens on it.
  mutating func cut(at link: Link) {
    for index in containers.indices { containers[index].cut(at: link) }
    for index in presented.indices { presented[index].cut(at: link) }
  }

  /// Whether a saved stack fits a container, whose root an update of the app may have changed.
  private func fits(_ stack: Stack, _ id: TabID, of state: NavigationState<Link>) -> Bool {
    guard let root = stack.links.first, let shown = state.stack(at: .container(id)) else {
      return false
    }
    return shown.isEmpty || shown[0] == .destination(root)
      || router.placements(of: root).contains(.root(id))
  }

  /// The state with the screens that may be shown, within the containers that the app has now.
  func restored(
    over state: NavigationState<Link>
  ) -> (state: NavigationState<Link>, lost: [String]) {
    var restored = state
    var lost: [String] = []
    try? restored.select(TabID(rawValue: saved.selected))
    restored.presentations = []
    // Whether everything below the next presentation is there.
    var isStanding = restored.selected.rawValue == saved.selected
    for stack in containers {
      let id = TabID(rawValue: stack.id)
      let isFitting = fits(stack, id, of: state)
      lost += isFitting ? stack.lost : stack.urls[...]
      if isFitting { try? restored.setStack(stack.entries, of: id) }
      if stack.id == saved.selected {
        isStanding = isStanding && stack.isWhole && (isFitting || stack.urls.isEmpty)
      }
    }
    for stack in presented {
      guard isStanding, let root = stack.entries.first else {
        lost += stack.urls
        isStanding = isStanding && stack.isWhole
        continue
      }
      lost += stack.lost
      isStanding = stack.isWhole
      restored.presentations.append(
        Presentation(
          style: PresentationStyle(rawValue: stack.id),
          root: root,
          pushed: Array(stack.entries.dropFirst())
        )
      )
    }
    return (restored, lost)
  }
}
