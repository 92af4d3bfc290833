public import LinkNavigation

/// A navigation state as it is coded, in version 1, for destinations that can be coded themselves.
///
/// For state that is kept with the release that wrote it: a test's fixture, a message between two
/// processes of one app. State that is to outlive a release is saved with URLs as leaves, which is
/// done where links are handled.
///
/// ```json
/// {"version":1,"selected":"main","containers":[{"id":"main","stack":[{"destination":…},
///   {"foreign":"id","kind":"pushed"}]}],"presentations":[{"style":"sheet","stack":[…]}]}
/// ```
public struct NavigationStateV1<Destination: Hashable & Sendable & Codable>: Hashable, Sendable {
  /// The state.
  public let state: NavigationState<Destination>

  /// Wraps a state, to be coded.
  public init(_ state: NavigationState<Destination>) {
    self.state = state
  }
}

extension NavigationStateV1: Codable {
  /// The version of the format.
  private static var version: Int { 1 }

  /// The keys of the coded form.
  private enum Key: String, CodingKey {
    case version, selected, containers, presentations
  }

  /// A container or presentation in the coded form.
  private struct Stack: Codable {
    /// The name of a container.
    var id: String?

    /// The style of a presentation.
    var style: String?

    /// The screens, root first.
    let stack: [Entry]
  }

  /// A screen in the coded form: one of the two is there.
  private struct Entry: Codable {
    /// The destination of the screen.
    var destination: Destination?

    /// The identity of a foreign screen.
    var foreign: String?

    /// What a foreign screen is.
    var kind: String?

    /// Codes a screen.
    init(_ entry: NavigationEntry<Destination>) {
      switch entry {
      case .destination(let destination): self.destination = destination
      case .foreign(let screen): (foreign, kind) = (screen.id, screen.kind.rawValue)
      }
    }

    /// The screen; `nil` when it has both or neither.
    var entry: NavigationEntry<Destination>? {
      switch (destination, foreign, kind.flatMap(ForeignScreen.Kind.init)) {
      case (let destination?, nil, nil): .destination(destination)
      case (nil, let id?, let kind?): .foreign(ForeignScreen(id: id, kind: kind))
      default: nil
      }
    }
  }

  /// Writes the coded form.
  ///
  /// - Parameter encoder: Writes the data.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(state.selected.rawValue, forKey: .selected)
    let containers = state.containers.map {
      Stack(id: $0.id.rawValue, stack: $0.stack.map(Entry.init))
    }
    try container.encode(containers, forKey: .containers)
    let presentations = state.presentations.map {
      Stack(style: $0.style.rawValue, stack: $0.stack.map(Entry.init))
    }
    try container.encode(presentations, forKey: .presentations)
  }

  /// Reads the coded form.
  ///
  /// - Parameter decoder: Reads the data.
  /// - Throws: `DecodingError` – `.dataCorrupted` for another version than 1 and for what is no state:
  ///   no container, two of one name, an unknown selection, a presentation without a screen, a
  ///   screen that is neither a destination nor foreign.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func corrupted(_ key: Key, _ message: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: container, debugDescription: message)
    }
    func entries(_ stack: Stack, _ key: Key) throws -> [NavigationEntry<Destination>] {
      let entries = stack.stack.compactMap(\.entry)
      guard entries.count == stack.stack.count else {
        throw corrupted(key, "A screen is either a destination, or foreign and of a known kind.")
      }
      return entries
    }
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw corrupted(.version, "Version \(version) of a navigation state; this reads version 1.")
    }
    let containers = try container.decode([Stack].self, forKey: .containers).map { stack in
      guard let id = stack.id else { throw corrupted(.containers, "A container has no name.") }
      return NavigationContainer(
        id: TabID(rawValue: id),
        stack: try entries(stack, .containers)
      )
    }
    let presentations = try container.decode([Stack].self, forKey: .presentations).map { stack in
      let entries = try entries(stack, .presentations)
      guard let style = stack.style, let root = entries.first else {
        throw corrupted(.presentations, "A presentation has a style and at least one screen.")
      }
      return Presentation(
        style: PresentationStyle(rawValue: style),
        root: root,
        pushed: Array(entries.dropFirst())
      )
    }
    let selected = try container.decode(String.self, forKey: .selected)
    do throws(NavigationStateError) {
      state = try NavigationState(
        containers: containers,
        selected: TabID(rawValue: selected),
        presentations: presentations
      )
    } catch {
      throw corrupted(.containers, error.description)
    }
  }
}
