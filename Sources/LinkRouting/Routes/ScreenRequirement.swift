/// The lookup that a screen needs before it is shown.
public enum ScreenRequirement: Hashable, Sendable {
  /// Nothing: the link is not looked up.
  case nothing

  /// The link is looked up first, and fails after a time.
  case loadedRecord(within: Duration)

  /// The link is looked up while its screen already shows a placeholder.
  case placeholder

  /// The link is looked up first, and fails after 10 s.
  public static var loadedRecord: ScreenRequirement { .loadedRecord(within: .seconds(10)) }
}
