import ArgumentParser

/// `deeplink pattern`: what can be asked about a pattern.
struct Pattern: ParsableCommand {
  /// Name, help and subcommands.
  static let configuration = CommandConfiguration(
    abstract: "Looks into patterns for URLs.",
    subcommands: [PatternTest.self]
  )
}
