/// One position in a stack: a screen that a destination names, or one that nothing names.
public enum NavigationEntry<Destination: Hashable & Sendable>: Hashable, Sendable {
  /// The screen of a destination.
  case destination(Destination)

  /// A screen of the app's own code or of the system. It is kept where it is, but cannot be built anew.
  case foreign(ForeignScreen)

  /// The destination, or `nil` for a foreign screen.
  public var destination: Destination? {
    switch self {
    case .destination(let destination): destination
    case .foreign: nil
    }
  }

  /// The foreign screen, or `nil` for one of a destination.
  public var foreign: ForeignScreen? {
    switch self {
    case .destination: nil
    case .foreign(let screen): screen
    }
  }
}
