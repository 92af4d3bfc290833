public import LinkNavigation
import LinkPatterns
public import LinkRouting

/// What a scene shows, as it is saved: a tree with URLs as leaves.
///
/// The URLs are those that `LinkRouter.url(for:)` prints, so saved state survives releases as long
/// as its links do. Left out, with all that stands on them, are opaque screens, which cannot be saved, and
/// links that do more than navigate or hold a secret, which are neither saved nor restored.
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
  public var version = 1

  /// The name of the selected container.
  public var selected: String

  /// The containers, in the order in which the app shows them.
  public var containers: [Container]

  /// The presentations, lowest first.
  public var presented: [Presented]

  /// Saves a state.
  ///
  /// - Parameters:
  ///   - state: What is shown.
  ///   - router: Prints the URLs. A link it cannot print is left out, with all that stands on it.
  /// - Complexity: O(*n*), *n* = number of entries.
  public init<Link>(_ state: NavigationState<Link>, router: LinkRouter<Link>) {
    func urls(_ stack: [NavigationEntry<Link>]) -> [String] {
      let texts = stack.lazy.map { entry -> String? in
        guard let link = entry.destination, router.mayKeep(link) else { return nil }
        return try? router.url(for: link).text
      }
      return texts.prefix { $0 != nil }.compactMap(\.self)
    }
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
    var restored = state
    var lost: [String] = []
    // What is presented stands on the visible stack, so it is left out when a part of that is.
    var isWhole = true
    for container in containers {
      let stack = entries(container.stack, router, lost: &lost)
      if container.id == selected { isWhole = stack.count == container.stack.count }
      guard !stack.isEmpty else { continue }
      do {
        try restored.setStack(stack, of: ContainerID(rawValue: container.id))
      } catch {
        lost += container.stack.prefix(stack.count)
      }
    }
    try? restored.select(ContainerID(rawValue: selected))
    isWhole = isWhole && restored.selected.rawValue == selected
    restored.presentations = presentations(standing: isWhole, router, lost: &lost)
    return (restored, lost)
  }

  /// Restores what was presented.
  ///
  /// - Parameters:
  ///   - standing: Whether everything below it was restored.
  ///   - router: Reads the URLs.
  ///   - lost: The URLs of what is left out are added to it.
  /// - Returns: The presentations, lowest first, up to the first one that is not whole.
  private func presentations<Link>(
    standing: Bool,
    _ router: LinkRouter<Link>,
    lost: inout [String]
  ) -> [Presentation<Link>] {
    var restored: [Presentation<Link>] = []
    var isWhole = standing
    for item in presented {
      guard isWhole else {
        lost += item.stack
        continue
      }
      let stack = entries(item.stack, router, lost: &lost)
      isWhole = !stack.isEmpty && stack.count == item.stack.count
      guard let root = stack.first else { continue }
      restored.append(
        Presentation(
          style: PresentationStyle(rawValue: item.style),
          root: root,
          pushed: Array(stack.dropFirst())
        )
      )
    }
    return restored
  }

  /// Reads the URLs of a stack, up to the first that is no link, or none to be restored.
  ///
  /// - Parameters:
  ///   - urls: The URLs, root first.
  ///   - router: Reads the URLs.
  ///   - lost: The URLs that are left out are added to it.
  /// - Returns: The screens.
  private func entries<Link>(
    _ urls: [String],
    _ router: LinkRouter<Link>,
    lost: inout [String]
  ) -> [NavigationEntry<Link>] {
    let links = urls.map { url -> Link? in
      guard let link = try? router.link(for: url).get(), router.mayKeep(link) else { return nil }
      return link
    }
    let known = links.prefix { $0 != nil }.compactMap(\.self)
    lost += urls[known.count...]
    return known.map(NavigationEntry.destination)
  }
}

extension SavedNavigationV1 {
  /// The keys of the saved form.
  private enum CodingKeys: String, CodingKey {
    case version, selected, containers, presented
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
  }
}
