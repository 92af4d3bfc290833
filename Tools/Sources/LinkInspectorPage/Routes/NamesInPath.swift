import LinkPatterns

/// The names of the parameters in a pattern, in order.
struct NamesInPath {
  /// The names; empty for a text that is no pattern.
  let names: [String]

  /// Reads a pattern.
  init(_ text: String) { names = (try? PathPattern(text))?.parameters.map(\.name) ?? [] }
}
