public import LinkRouting

/// The answer of a lookup: the link stands, has a record, or is replaced.
public indirect enum Resolution<Link: DeepLink>: Sendable {
  /// The link stands, and what it names exists.
  case found

  /// The link stands, and this is the record that it names, which its screen gets from
  /// ``DeepLinks/record(_:for:)``.
  case record(any Sendable)

  /// The link stands for another: a comment for its post, a short link for a long one.
  case replaced(by: Link)

  /// The link stands, and its ancestors are these, the lowest first, whatever it declares.
  case chain([Link])
}

/// Looks up what a link names, before anything is shown.
///
/// Throws a `LinkFailure` when it does not exist; any other error is wrapped in one.
public typealias LinkResolver<Link: DeepLink> =
  @MainActor @Sendable (Link) async throws -> Resolution<Link>
