import ArgumentParser
import LinkAnalysis
import LinkAssociation
import LinkPatterns
import LinkRouting

/// The domain whose file a command makes or compares.
struct ServingDomain: ParsableArguments {
  /// The domain, as it was typed.
  @Option(
    name: .customLong("domain"),
    help: ArgumentHelp(
      "The domain that serves the file; by default the first of the catalog.",
      valueName: "host"
    )
  )
  var text: String?

  /// The domain in lower case, one of those that the catalog has; `nil` when none was named.
  ///
  /// Another one ends the command with 64, with how that command is used.
  func name(
    in catalog: ParsedCatalog,
    of command: any ParsableCommand.Type
  ) throws -> String? {
    guard let name = text?.lowercased() else { return nil }
    let known = AssociationGenerator(catalog.catalog).domains
    if known.contains(name) || catalog.router.prefixes.contains(where: \.isAnyHost) { return name }
    let others = known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"
    let problem = "--domain: the catalog has no domain '\(name)'; \(others)."
    let usage = Deeplink.usageString(for: command)
    StandardError.print("Error: \(TerminalText(problem).text)\nUsage: \(usage)")
    throw ExitCode.validationFailure
  }
}
