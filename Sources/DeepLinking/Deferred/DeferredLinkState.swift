/// What an app keeps of its deferred link from one launch to the next.
public struct DeferredLinkState: Hashable, Sendable, Codable {
  /// The version of the form: 1.
  private(set) var version = 1

  /// The number of this installation.
  public let installation: InstallationNumber

  /// The time of the first launch.
  public let firstLaunch: LinkInstant

  /// A claim that the link service has not answered, to ask again.
  public internal(set) var claim: String?

  /// The claims before it that were not answered either; `nil` in what earlier versions stored.
  var earlierClaims: [String]?

  /// The positions of the providers that had no link.
  var without: Set<Int> = []

  /// Whether the link was received, or none was found: providers are not asked again.
  public internal(set) var isOver = false

  /// Creates the state of a first launch.
  init(installation: InstallationNumber, firstLaunch: LinkInstant) {
    (self.installation, self.firstLaunch) = (installation, firstLaunch)
  }
}

/// Stores the state of a deferred link.
public protocol DeferredLinkStore: Sendable {
  /// Returns the state that was saved last; `nil` before the first time.
  func load() async throws -> DeferredLinkState?

  /// Saves the state as a whole; it must be stored when this returns.
  func save(_ state: DeferredLinkState) async throws
}
