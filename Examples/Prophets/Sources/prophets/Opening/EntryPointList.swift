import ArgumentParser
import DeepLinking

/// The entry points of one delivery, as they are typed: `connection,openURL`.
struct EntryPointList: ExpressibleByArgument {
  /// The entry points, in the order in which they are used.
  ///
  /// Not empty.
  let entryPoints: [LinkEntryPoint]

  /// The entry points that a URL can come through.
  private static let known: [LinkEntryPoint] = [
    .connection, .openURL, .userActivity, .notification, .shortcut, .intent, .content,
  ]

  /// The names of the entry points, for the help.
  static let names = known.map(\.rawValue).joined(separator: ", ")

  /// Reads a list.
  init?(argument: String) {
    let names = argument.split(separator: ",", omittingEmptySubsequences: false)
    entryPoints = names.map { LinkEntryPoint(rawValue: String($0)) }
    guard entryPoints.allSatisfy(Self.known.contains) else { return nil }
  }
}
