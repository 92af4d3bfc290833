public import LinkNavigation
import LinkPatterns
public import LinkRouting

/// What a scene shows, as it is saved: a tree with URLs as leaves.
///
/// The URLs are those that `LinkRouter.url(for:)` prints, so saved state survives releases as long
/// as its links do. Left out, with all that stands on them, are foreign screens, which cannot be saved, and
/// links that do more than navigate or hold a secret, which are neither saved nor restored.
public struct SavedNavigationV1: Equatable, Sendable, Codable {
  /// The stack of a container, root first.
  public struct Container: Equatable, Sendable, Codable {
    /// The name of the container.
    public var id: String

    /// The URLs of its screens.
    public var stack: [String]
  }

  /// A presentation with its stack, root first.
  public struct Presented: Equatable, Sendable, Codable {
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

  /// The account that it was shown to; `nil` when signed out, and in apps without accounts.
  public var account: LinkAccount?

  /// Saves a state.
  ///
  /// - Parameters:
  ///   - state: What is shown.
  ///   - router: Prints the URLs. A link it cannot print is left out, with all that stands on it.
  ///   - account: Whose account it is shown to. ``LinkHandler/savedNavigation()`` knows it.
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
    leavingOut omitted: Set<Link>
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

  /// Restores what was saved, within the containers that the app has now.
  ///
  /// Guards are not asked, and whose account it is of is not compared: `LinkHandler.restore(_:)` does
  /// both, and shows what is left.
  ///
  /// - Parameters:
  ///   - state: What the app shows without anything restored.
  ///   - router: Reads the URLs.
  /// - Returns: The state, and the URLs that are left out: those that are no links any more, or none to be
  ///   restored, with all that stood on them.
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
  ///   the app may have written; others for what is not the saved form.
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
