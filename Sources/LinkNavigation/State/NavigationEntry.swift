// Indirect, so that whatever holds screens has one size for destinations of any type.
/// One position in a stack: a screen that a destination names, or one that nothing names.
public indirect enum NavigationEntry<Destination: Hashable & Sendable>: Hashable, Sendable {
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

  /// Returns whether the screen is that of a destination.
  func shows(_ destination: Destination) -> Bool {
    if case .destination(let own) = self { own == destination } else { false }
  }

  /// Counts the screens, from the lowest up, that two stacks share.
  static func countShared(_ left: [Self], _ right: [Self]) -> Int {
    var count = 0
    while count < left.count, count < right.count, left[count] == right[count] { count += 1 }
    return count
  }
}
