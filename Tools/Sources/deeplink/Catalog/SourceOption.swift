import ArgumentParser
import LinkAnalysis
import LinkRouting

/// Where the URLs that a command was given come from.
struct SourceOption: ParsableArguments {
  /// The name of the source.
  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "Where the URLs come from, such as notification; by default universalLink or customScheme, as their prefixes are.",
      valueName: "source"
    )
  )
  var name: String?

  /// The source; `nil` for the usual one of each URL.
  var source: LinkSource? { name.flatMap { LinkSource(named: $0) } }

  /// Refuses a name that no source has.
  func validate() throws {
    guard let name, source == nil else { return }
    if let today = LinkSource.name(formerly: name) {
      throw ValidationError("The source '\(name)' is called '\(today)' now.")
    }
    let names = LinkSource.names.joined(separator: ", ")
    throw ValidationError(
      "No source is called '\(name)': write one of \(names), or NAME=SOURCE for one of the app's own."
    )
  }
}
