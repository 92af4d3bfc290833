import ArgumentParser

/// How findings are printed.
enum FindingFormat: String, ExpressibleByArgument, CaseIterable {
  /// Lines for people.
  case text
  /// One JSON object a finding and line.
  case json
  /// Annotations of GitHub Actions.
  case github
  /// SARIF 2.1.0.
  case sarif
}
