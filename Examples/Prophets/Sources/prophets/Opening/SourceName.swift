import ArgumentParser
import DeepLinking

/// The source that a link is said to come from, as it is typed: `notification`.
struct SourceName: ExpressibleByArgument {
  /// The source.
  let source: LinkSource

  /// The names of the sources, for the help; `app` is only for links opened by code.
  static let names = LinkSource.ofTheSystem.map(\.rawValue).joined(separator: ", ")

  /// Reads a name.
  init?(argument: String) {
    source = LinkSource(rawValue: argument)
    guard LinkSource.ofTheSystem.contains(source) else { return nil }
  }
}
