/// The lookup that a screen needs before it is shown.
public enum ScreenRequirement: Hashable, Sendable {
  /// No lookup.
  case nothing

  /// The link is looked up first, and fails after a time limit.
  case loadedRecord(within: Duration)

  /// The link is looked up while its screen already shows a placeholder.
  case placeholder

  /// The link is looked up first, and fails after 10 s.
  public static var loadedRecord: ScreenRequirement { .loadedRecord(within: .seconds(10)) }
}
