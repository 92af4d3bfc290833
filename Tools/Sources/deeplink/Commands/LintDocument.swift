import LinkPatterns

/// The JSON that `deeplink lint --json` prints for one finding.
///
/// Every key is always there: `severity` (`error` or `note`), `code`, `place` (in the catalog; `null` for what
/// routes do to each other), `routes` (those it is about), `url` (a shortest one that shows it) and `message`.
struct LintDocument: JSONDocument {
  /// The names of the members.
  private enum Key: CodingKey {
    case severity, code, place, routes, url, message
  }

  /// Whether it is an error.
  let isError: Bool

  /// The kind, as it stands in brackets in the text.
  let code: String

  /// Where it is in the catalog; `nil` for what routes do to each other.
  var place: String?

  /// The names of the routes that it is about.
  let routes: [String]

  /// A shortest URL that shows it; `nil` when there is none.
  var url: String?

  /// What was found, a sentence.
  let message: String

  /// Writes all members, also those that are `nil`.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: `EncodingError`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(isError ? "error" : "note", forKey: .severity)
    try container.encode(code, forKey: .code)
    try container.encode(place, forKey: .place)
    try container.encode(routes, forKey: .routes)
    try container.encode(url, forKey: .url)
    try container.encode(message, forKey: .message)
  }
}

extension LintDocument {
  /// A mistake in a catalog.
  ///
  /// - Parameter problem: The mistake.
  init(_ problem: CatalogProblem) {
    self.init(
      isError: true,
      code: problem.code.name,
      place: problem.path,
      routes: problem.route.map { [$0] } ?? [],
      message: problem.message
    )
  }
}
