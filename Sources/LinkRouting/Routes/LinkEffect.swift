/// The effect of opening a link: it navigates, changes data, shows something sensitive, or ends a callback.
public enum LinkEffect: String, Hashable, Sendable, Codable, CaseIterable {
  /// It shows something and changes nothing.
  case navigate

  /// It changes something: joins, votes, deletes.
  case mutate

  /// It shows or does something that only the right person should see or do.
  case sensitive

  /// It returns the answer of another app or page, such as a sign-in.
  case callback

  /// Whether the link only shows something.
  ///
  /// Links with any other effect refuse unknown query items and need a confirmation when they come from
  /// outside; they are never superseded, shared, or saved from one run of the app to the next.
  public var isNavigation: Bool { self == .navigate }
}
