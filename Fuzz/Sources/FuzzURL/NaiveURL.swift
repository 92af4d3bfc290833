import URLPattern

/// A second reading of printed URLs, as plain as can be, which the parser is compared with.
///
/// It cuts the text at the first or last of each mark, with nothing of the parser's states. That is
/// right for canonical text only, where marks that are not marks are percent-encoded.
struct NaiveURL: Hashable {
  /// What is before the first `:`.
  private var scheme = ""

  /// What is before the last `@` of the authority, up to its first `:`.
  private var username = ""

  /// What is before the last `@` of the authority, after its first `:`.
  private var password = ""

  /// The authority without userinfo and port; `nil` when there is no `//`.
  private var host: String?

  /// What is after the last `:` of the authority, if that is not in brackets.
  private var port: String?

  /// What is left.
  private var path = ""

  /// What is after the first `?`.
  private var query: String?

  /// What is after the first `#`.
  private var fragment: String?

  /// Takes over what the parser read.
  init(_ record: URLRecord) {
    scheme = record.scheme
    username = record.username
    password = record.password
    host = record.host?.text
    port = record.port.map(String.init)
    path = record.path.text
    query = record.query
    fragment = record.fragment
  }

  /// Reads a printed URL.
  init(href: String) {
    var rest = href[...]
    (rest, fragment) = Self.cut(rest, at: "#")
    (rest, query) = Self.cut(rest, at: "?")
    let colon = rest.firstIndex(of: ":") ?? rest.endIndex
    scheme = String(rest[..<colon])
    rest = rest[colon...].dropFirst()
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let slash = rest.firstIndex(of: "/") ?? rest.endIndex
      readAuthority(rest[..<slash])
      rest = rest[slash...]
    } else if rest.hasPrefix("/.//") {
      rest = rest.dropFirst(2)
    }
    path = String(rest)
  }

  /// Reads what is between `//` and the path.
  private mutating func readAuthority(_ authority: Substring) {
    var rest = authority
    if let at = rest.lastIndex(of: "@") {
      let userinfo = Self.cut(rest[..<at], at: ":")
      (username, password) = (String(userinfo.before), userinfo.after ?? "")
      rest = rest[at...].dropFirst()
    }
    if let colon = rest.lastIndex(of: ":"), !rest[colon...].contains("]") {
      port = String(rest[colon...].dropFirst())
      rest = rest[..<colon]
    }
    host = String(rest)
  }

  /// Cuts a text in two.
  private static func cut(
    _ text: Substring,
    at mark: Character
  ) -> (before: Substring, after: String?) {
    guard let index = text.firstIndex(of: mark) else { return (text, nil) }
    return (text[..<index], String(text[index...].dropFirst()))
  }
}
