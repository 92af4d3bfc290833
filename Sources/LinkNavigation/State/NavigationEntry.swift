/// One position in a stack: a screen that a destination names, or one that nothing names.
public enum NavigationEntry<Destination: Hashable & Sendable>: Hashable, Sendable {
  /// The screen of a destination.
  case destination(Destination)

  /// A screen shown by hand-written code. It is kept where it is, but cannot be built anew.
  case opaque(OpaqueScreen)

  /// The destination, or `nil` for an opaque screen.
  public var destination: Destination? {
    switch self {
    case .destination(let destination): destination
    case .opaque: nil
    }
  }
}

/// A screen that no destination names, known by an identity that its host gave it.
public struct OpaqueScreen: Hashable, Sendable {
  /// The identity, unique among the screens that are shown.
  public let id: String

  /// Creates the name of a screen.
  ///
  /// - Parameter id: The identity, unique among the screens that are shown.
  public init(id: String) {
    self.id = id
  }
}
