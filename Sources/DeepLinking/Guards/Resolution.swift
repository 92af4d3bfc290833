/// The answer of a lookup: the link is kept, has a record, or is replaced.
public indirect enum Resolution<Link: DeepLink>: Sendable {
  /// The link is kept: what it names exists.
  case found

  /// The link is kept, and this is the record that it names; its screen gets it from
  /// ``DeepLinks/record(_:for:)``.
  case record(any Sendable)

  /// Another link replaces it: a comment its post, a short link the long one.
  case replaced(by: Link)

  /// The link is kept, with these ancestors, the lowest first, whatever its route declares.
  case chain([Link])
}

/// Looks up what a link names before anything is shown.
///
/// Throws a `LinkFailure` when it does not exist; any other error is wrapped in one.
public typealias LinkResolver<Link: DeepLink> =
  @MainActor @Sendable (Link) async throws -> Resolution<Link>
