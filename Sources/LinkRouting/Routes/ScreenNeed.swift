/// What must be known about a link before its screen is shown.
public enum ScreenNeed: Hashable, Sendable {
  /// Nothing: the link is not looked up.
  case nothing

  /// The record: the link is looked up first, and fails after a time.
  case record(timeout: Duration)

  /// The record, but the screen is shown meanwhile, with a placeholder.
  case placeholder
}
