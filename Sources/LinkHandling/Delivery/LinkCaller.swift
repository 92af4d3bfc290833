/// The app that handed a link over, as far as the system tells.
public enum LinkCaller: Equatable, Sendable {
  /// An app of the same team, by its identifier.
  case sameTeam(String)

  /// The system was asked, and named no app: an app of another team, or a web page.
  case unknown

  /// The entry point has no callers, or does not tell them.
  case unavailable

  /// Whether the caller is an app of the same team.
  package var isSameTeam: Bool {
    if case .sameTeam = self { true } else { false }
  }
}
