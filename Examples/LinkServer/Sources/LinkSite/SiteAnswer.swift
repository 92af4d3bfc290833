import LinkPages

/// What the site answers to a request.
public struct SiteAnswer: Hashable, Sendable {
  /// The status.
  public let status: Int

  /// The headers by name.
  public let headers: [String: String]

  /// The content.
  public let text: String

  /// Answers with a file of JSON.
  init(json text: String) {
    (status, headers, self.text) = (200, ["Content-Type": "application/json"], text)
  }

  /// Answers with a page.
  init(_ page: LinkPage) {
    (status, text) = (page.status, page.html)
    headers = Dictionary(page.headers.map { ($0.name, $0.value) }) { first, _ in first }
  }
}
