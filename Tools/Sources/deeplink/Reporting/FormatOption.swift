import ArgumentParser

/// The format in which a command prints its findings.
struct FormatOption: ParsableArguments {
  /// How findings are printed.
  @Option(name: .long, help: "How findings are printed: text, json, github or sarif.")
  var format = FindingFormat.text

  /// Whether the output is JSON.
  @Flag(name: .long, help: "The same as --format json.")
  var json = false

  /// How findings are printed, by either option.
  var chosen: FindingFormat { json ? .json : format }

  /// Refuses options that contradict each other.
  func validate() throws {
    guard json, format == .github || format == .sarif else { return }
    throw ValidationError(
      "--json is --format json; leave it out with --format \(format.rawValue)."
    )
  }
}
