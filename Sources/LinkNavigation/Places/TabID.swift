/// The name of a container: a tab, a sidebar entry, or the one stack of an app without either.
///
/// Names are chosen by the app, written in saved state and shown by tools; they are not shown to
/// people.
public struct TabID: StringIdentifier {
  /// The name, as the app declares it.
  ///
  /// Not empty by convention; compared exactly.
  public let rawValue: String

  /// Creates a name.
  ///
  /// - Parameter rawValue: The name, as in saved state.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one container of an app that has neither tabs nor a sidebar.
  public static let main: TabID = "main"
}
