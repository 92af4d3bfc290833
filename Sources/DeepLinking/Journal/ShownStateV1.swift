/// A navigation state as tools print it: URLs instead of screens, `null` for foreign ones.
public struct ShownStateV1: Codable, Hashable, Sendable {
  /// A presentation and its stack, lowest first.
  public struct Presented: Codable, Hashable, Sendable {
    /// The name of the style.
    public let style: String

    /// The URLs, lowest first.
    public let stack: [String?]
  }

  /// The name of the selected container.
  public let tab: String

  /// The URLs of the visible stack, lowest first.
  public let stack: [String?]

  /// The URLs of every container's stack, by its name.
  public let tabs: [String: [String?]]

  /// The presentations, lowest first.
  public let presented: [Presented]

  /// Describes a state.
  ///
  /// - Parameters:
  ///   - state: The state to print.
  ///   - router: Prints the URLs.
  /// - Complexity: O(*n*), *n* = number of entries.
  public init<Link>(_ state: NavigationState<Link>, router: LinkRouter<Link>) {
    func urls(_ stack: [NavigationEntry<Link>]) -> [String?] {
      stack.map { $0.text(printedBy: router) }
    }
    tab = state.selected.rawValue
    stack = urls(state.visibleStack)
    tabs = state.containers.reduce(into: [:]) { $0[$1.id.rawValue] = urls($1.stack) }
    presented = state.presentations.map {
      Presented(style: $0.style.rawValue, stack: urls($0.stack))
    }
  }
}

/// A step as tools print it.
public struct LinkStepV1: Codable, Hashable, Sendable {
  /// Its name.
  public let step: String

  /// The URLs of the screens it showed, lowest first; `null` for a foreign screen.
  public let urls: [String?]

  /// Describes a step.
  ///
  /// - Parameters:
  ///   - step: The step to print.
  ///   - router: Prints the URLs.
  public init<Link>(_ step: NavigationStep<Link>, router: LinkRouter<Link>) {
    self.step = step.name
    urls = step.entries.map { $0.text(printedBy: router) }
  }
}

extension NavigationEntry where Destination: DeepLink {
  /// The URL of the entry, without secrets; `nil` for a foreign screen, and for a link without a URL.
  fileprivate func text(printedBy router: LinkRouter<Destination>) -> String? {
    destination.flatMap { router.reportedURL(for: $0)?.text }.map(router.withoutSecrets)
  }
}
