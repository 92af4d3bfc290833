/// How a link is added to the current screens.
///
/// In every mode, presentations do not pile up: one replaces an earlier one of its
/// style, and a link that is presented already is shown by going back to it.
public enum NavigationMode: Hashable, Sendable {
  /// On its ancestors that are on screen, which stay.
  case reuseStack

  /// Above the root of its container: screens pushed or presented there are removed first.
  case fromRoot

  /// On top of the current screen, without ancestors: pushed, or presented if the link's best
  /// placement is a presentation. The root of a container is shown by going back to it.
  case pushOnTop

  /// Presented over everything, without ancestors: in the style of the link's best placement if that
  /// is a presentation, else in this style. The root of a container is shown by going back to it.
  case presentOnTop(PresentationStyle)
}
