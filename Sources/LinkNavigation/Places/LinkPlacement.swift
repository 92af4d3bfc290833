// Indirect, so that a type that stores placements has one size for destinations of any type.
/// A place where a destination may be shown.
public indirect enum LinkPlacement<Destination: Hashable & Sendable>: Hashable, Sendable {
  /// The root of a container: a tab, a sidebar entry, a window.
  case root(TabID)

  /// Pushed on the screen of another destination.
  case pushed(on: Destination)

  /// Presented over the screen of another destination.
  case presented(PresentationStyle, over: Destination)

  /// Pushed on the visible screen, whatever it is: a profile, which fits in any tab.
  case pushedOnCurrent

  /// Presented over the visible screen, whatever it is: a login.
  case presentedOnCurrent(PresentationStyle)

  /// No screen: the link runs something and leaves the state alone.
  case noScreen

  /// The destination below this place, if the placement names one.
  public var parent: Destination? {
    switch self {
    case .pushed(on: let parent), .presented(_, over: let parent): parent
    case .root, .pushedOnCurrent, .presentedOnCurrent, .noScreen: nil
    }
  }

  /// Whether the place depends on what is visible when the link arrives.
  package var isContextual: Bool {
    switch self {
    case .pushedOnCurrent, .presentedOnCurrent: true
    case .root, .pushed, .presented, .noScreen: false
    }
  }
}
