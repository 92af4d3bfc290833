import LinkAnalysis
import LinkPatterns
import LinkRouting

/// The JSON that `deeplink url --json` prints for one prefix, and `build_link` of `deeplink mcp`.
///
/// Every key is always there: `route`, `prefix`, `url`, and `error`, which is as a reason of other commands.
struct PrintedURLDocument: JSONDocument {
  /// The names of the members.
  private enum Key: CodingKey {
    case route, prefix, url, error
  }

  /// The name of the route.
  let route: String

  /// The beginning of the URL.
  let prefix: String

  /// The URL, or why the values can't be printed.
  let result: Result<String, LinkFailure>

  /// The URL; `nil` when the values can't be printed.
  var url: String? { try? result.get() }

  /// Why there is no URL; `nil` when there is one.
  var error: LinkFailure? { if case .failure(let failure) = result { failure } else { nil } }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(route, forKey: .route)
    try container.encode(prefix, forKey: .prefix)
    try container.encode(url, forKey: .url)
    try container.encode(error.map { MissDocument($0) }, forKey: .error)
  }

  /// Prints the URLs of a route for each prefix of a catalog.
  static func all(
    of route: String,
    _ texts: [String: [String]],
    _ variant: String?,
    in catalog: ParsedCatalog
  ) -> [PrintedURLDocument] {
    catalog.router.prefixes.map { prefix in
      let result = Result { () throws(LinkFailure) in
        let link = try catalog.link(route, texts)
        return try catalog.router.url(for: link, at: prefix, variant: variant).text
      }
      return PrintedURLDocument(route: route, prefix: prefix.description, result: result)
    }
  }

  /// Why there is no URL, as sentences; `nil` for one that was printed.
  var problem: String? {
    guard let error else { return nil }
    if error.code == .unknownPrefix { return "No URL can be printed for '\(prefix)'." }
    return [error.message, error.fix].compactMap(\.self).joined(separator: " ")
  }
}
