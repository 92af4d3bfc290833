/// What is decided on each of the shared hostile URLs, in the order of the data within each category.
///
/// `openInBrowser` is for pages that the system handed over and that have no screen: the browser shows them.
enum AttackDecisions {
  /// The decisions, by the category of the data; a number says how many URLs follow each other.
  private static let table: [String: String] = [
    "userinfo-host-confusion": """
    1 notOurs unknownHost, 1 rejected malformedURL, 2 openInBrowser noRoute, \
    1 openInBrowser unknownHost, 3 rejected malformedURL
    """,
    "backslash": "3 rejected malformedURL, 1 notOurs unknownHost, 1 rejected malformedURL",
    "slash-count": "4 rejected malformedURL, 1 unmatched noRoute",
    "case": "1 openInBrowser noRoute, 1 rejected sourceMismatch, 1 unmatched noRoute",
    "host-suffix-port":
      "4 openInBrowser unknownHost, 1 openInBrowser noRoute, 3 rejected malformedURL",
    "idn-homograph":
      "4 rejected malformedURL, 2 openInBrowser unknownHost, 4 rejected malformedURL",
    "path-dots-slashes": """
    2 openInBrowser noRoute, 2 rejected malformedURL, 3 openInBrowser noRoute, \
    3 rejected malformedURL, 1 openInBrowser noRoute
    """,
    "control-bidi-utf8":
      "1 openInBrowser noRoute, 3 rejected malformedURL, 8 openInBrowser noRoute",
    "parameter-pollution": "5 openInBrowser noRoute",
    "nested-url-param": """
    2 failed pageNotAllowed, 1 failed malformedURL, 2 rejected malformedURL, \
    2 failed pageNotAllowed, 2 failed malformedURL, 1 rejected malformedURL, \
    3 failed malformedURL, 2 failed pageNotAllowed, 1 failed malformedURL, \
    4 failed pageNotAllowed, 1 failed malformedURL, 1 failed pageNotAllowed
    """,
    "ip-host": "7 rejected malformedURL",
    "huge": "3 openInBrowser noRoute, 3 openInBrowser malformedURL, 3 rejected malformedURL",
  ]

  /// The decisions one by one, by the category of the data.
  static var all: [String: [String]] {
    table.mapValues { text in
      text.split(separator: ", ").flatMap { part -> [String] in
        let words = part.split(separator: " ", maxSplits: 1)
        return Array(repeating: String(words[1]), count: Int(words[0]) ?? 0)
      }
    }
  }
}
