import LinkPatterns

/// The screens of a scene in their saved form: a tree with URLs as leaves.
///
/// The URLs are those that `LinkRouter.url(for:)` prints, so saved state survives releases as long
/// as its links do. Foreign screens, which can't be saved, and links that have side effects or hold a secret
/// are left out with all screens on them.
public struct SavedNavigationV1: Hashable, Sendable, Codable {
  /// The stack of a container, root first.
  public struct Container: Hashable, Sendable, Codable {
    /// The name of the container.
    public var id: String

    /// The URLs of its screens.
    public var stack: [String]
  }

  /// A presentation with its stack, root first.
  public struct Presented: Hashable, Sendable, Codable {
    /// The name of the style.
    public var style: String

    /// The URLs of its screens.
    ///
    /// Not empty.
    public var stack: [String]
  }

  /// The version of the format: 1.
  public private(set) var version = 1

  /// The name of the selected container.
  public var selected: String

  /// The containers, in the order in which the app shows them.
  public var containers: [Container]

  /// The presentations, lowest first.
  public var presented: [Presented]

  /// The account that was signed in; `nil` when signed out, and in apps without accounts.
  public var account: LinkAccount?

  /// Saves a state.
  ///
  /// - Parameters:
  ///   - state: The state to save.
  ///   - router: Prints the URLs. A link that it cannot print is left out, with all screens on it.
  ///   - account: The account that is signed in, as `LinkHandler.savedNavigation()` fills in.
  /// - Complexity: O(*n*), *n* = number of entries.
  public init<Link>(
    _ state: NavigationState<Link>,
    router: LinkRouter<Link>,
    account: LinkAccount? = nil
  ) {
    self.init(state, router: router, account: account, leavingOut: [])
  }

  /// Saves a state without some of its screens.
  init<Link>(
    _ state: NavigationState<Link>,
    router: LinkRouter<Link>,
    account: LinkAccount?,
    leavingOut omitted: [Link]
  ) {
    func urls(_ stack: [NavigationEntry<Link>]) -> [String] {
      var urls: [String] = []
      for entry in stack {
        guard let link = entry.destination, !omitted.contains(link), router.mayKeep(link),
          let url = router.keptURL(for: link)
        else { break }
        urls.append(url.text)
      }
      return urls
    }
    self.account = account
    selected = state.selected.rawValue
    containers = state.containers.map { Container(id: $0.id.rawValue, stack: urls($0.stack)) }
    presented = []
    var below = state.stack(at: .container(state.selected)) ?? []
    for presentation in state.presentations where urls(below).count == below.count {
      below = presentation.stack
      let stack = urls(below)
      guard !stack.isEmpty else { continue }
      presented.append(Presented(style: presentation.style.rawValue, stack: stack))
    }
  }

  /// Returns the saved state, within the containers that the app has now.
  ///
  /// It asks no guards and compares no account: `LinkHandler.restore(_:)` does
  /// both, and shows the result.
  ///
  /// - Parameters:
  ///   - state: The state of the app when nothing is restored.
  ///   - router: Reads the URLs.
  /// - Returns: The state, and the URLs that are left out: those that are no longer links, or links that are not
  ///   restored, with the URLs of all screens on them.
  /// - Complexity: O(*n*), *n* = number of URLs.
  public func restored<Link>(
    over state: NavigationState<Link>,
    router: LinkRouter<Link>
  ) -> (state: NavigationState<Link>, lost: [String]) {
    SavedScreens(self, router: router).restored(over: state)
  }
}

extension SavedNavigationV1 {
  /// The keys of the saved form.
  private enum CodingKeys: String, CodingKey {
    case version, selected, containers, presented, account
  }

  /// Reads a saved form.
  ///
  /// - Parameter decoder: Reads the data.
  /// - Throws: `DecodingError` – `.dataCorrupted` for another version than 1, which a later release of
  ///   the app may have written; others for data that is not the saved form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == 1 else {
      let message = "Version \(version) of saved navigation; this reads version 1."
      throw DecodingError.dataCorruptedError(
        forKey: .version,
        in: container,
        debugDescription: message
      )
    }
    self.version = version
    selected = try container.decode(String.self, forKey: .selected)
    containers = try container.decode([Container].self, forKey: .containers)
    presented = try container.decode([Presented].self, forKey: .presented)
    account = try container.decodeIfPresent(LinkAccount.self, forKey: .account)
  }
}
