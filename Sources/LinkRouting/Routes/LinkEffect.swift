/// The effect of opening a link: it navigates, changes data, is sensitive, or answers a call.
public enum LinkEffect: String, Hashable, Sendable, Codable, CaseIterable {
  /// It shows something, and changes nothing.
  case navigate

  /// It changes something: joins, votes, deletes.
  case mutate

  /// It shows or does what only the right person should see or do.
  case sensitive

  /// It hands back the answer of another app or page, such as a sign-in.
  case callback

  /// Whether the link only shows something.
  ///
  /// All others refuse query items they do not know, and need a confirmation when they come from
  /// outside; they are never superseded, shared or kept from one run of the app to the next.
  public var isNavigation: Bool { self == .navigate }
}
