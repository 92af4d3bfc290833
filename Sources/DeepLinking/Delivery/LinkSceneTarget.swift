/// The scene in which a link is opened, in an app with several.
public indirect enum LinkSceneTarget<Link: Hashable & Sendable>: Hashable, Sendable {
  /// The scene that received it: the system chose it.
  case receiving

  /// A scene that shows a link, else the receiving one.
  case showing(Link)

  /// A new scene; the receiving one where no other scene is possible.
  case new
}
