import ArgumentParser
import DeepLinking

/// The source that a link is said to come from, as it is typed: `push`.
struct SourceName: ExpressibleByArgument {
  /// The source.
  let source: LinkSource

  /// The sources that a URL can have; `app` is only for links opened by code.
  private static let known: [LinkSource] = [
    .customScheme, .universalLink, .handoff, .notification, .quickAction, .spotlight, .intent,
    .content, .other,
  ]

  /// The names of the origins, for the help.
  static let names = known.map(\.rawValue).joined(separator: ", ")

  /// Reads a name.
  init?(argument: String) {
    source = LinkSource(rawValue: argument)
    guard Self.known.contains(source) else { return nil }
  }
}
