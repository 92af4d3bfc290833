import Foundation

/// A request to the page's server, as far as it matters.
struct InspectorRequest: Sendable {
  /// The method.
  var method = "GET"

  /// The path, as it was sent.
  var path: String

  /// The query, as it was sent.
  var query = ""

  /// The host that the client believes to talk to.
  var host: String?

  /// The page that sent the request, according to the browser.
  var origin: String?

  /// The kind of pages that the request comes from, according to the browser.
  var fetchSite: String?

  /// The value of a query item; `nil` when it is absent, or not percent-encoded UTF-8.
  func item(_ name: String) -> String? {
    for item in query.utf8.split(separator: UInt8(ascii: "&")) {
      let parts = item.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      guard parts.count == 2, parts[0].elementsEqual(name.utf8) else { continue }
      return String(Substring(parts[1])).removingPercentEncoding
    }
    return nil
  }
}
