/// A stage that an event has come to between its receipt and its end.
public struct LinkStage: Hashable, Sendable, RawRepresentable, Codable {
  /// The name of the stage, as in JSON output.
  public let rawValue: String

  /// Creates a stage.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Both gates and the table let the link in.
  public static let arrived = LinkStage(rawValue: "arrived")

  /// It waits for the app to be ready.
  public static let waiting = LinkStage(rawValue: "waiting")

  /// The person is asked to confirm it.
  public static let asking = LinkStage(rawValue: "asking")

  /// Guards are asked.
  public static let guarded = LinkStage(rawValue: "guarded")

  /// What it names is looked up.
  public static let resolving = LinkStage(rawValue: "resolving")

  /// Another link took its place while it was looked up.
  public static let replaced = LinkStage(rawValue: "replaced")

  /// It is being shown or performed.
  public static let running = LinkStage(rawValue: "running")
}
