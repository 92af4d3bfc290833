/// How a link takes its place among what is on screen.
///
/// Whatever the mode, presentations do not pile up: one takes the place of an earlier one of its
/// style, and a link that is presented already is gone back to.
public enum NavigationMode: Equatable, Sendable {
  /// Within what is there: on the ancestors that are on screen, which stay.
  case reuseStack

  /// Above the root of its container: what is pushed or presented there goes first.
  case fromRoot

  /// On top of the current screen, without ancestors: pushed, or presented where the link's best
  /// place is a presentation. The root of a container is gone to.
  case pushOnTop

  /// Presented over everything, without ancestors: in the style of the link's best place where that
  /// is a presentation, else in this style. The root of a container is gone to.
  case presentOnTop(PresentationStyle)
}
