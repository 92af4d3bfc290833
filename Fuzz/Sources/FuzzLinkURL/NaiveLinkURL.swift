import LinkPatterns

/// A second reading of canonical links, as plain as can be, which the splitter is compared with.
///
/// It cuts the text at the first or last of each mark, with nothing of the splitter's states. That is
/// right for canonical text only, where marks that are not marks are percent-encoded.
struct NaiveLinkURL: Hashable {
  /// What is before the first `:`.
  private var scheme = ""

  /// The authority without the port; `nil` when there is no `//`.
  private var host: String?

  /// What is after the first `:` of the authority.
  private var port: String?

  /// What is left.
  private var path = ""

  /// What is after the first `?`.
  private var query: String?

  /// What is after the first `#`.
  private var fragment: String?

  /// Takes over where the splitter found the parts.
  init(_ link: LinkURL) {
    let layout = link.layout
    scheme = link.string(layout.scheme)
    host = layout.host.map(link.string)
    port = layout.port.map(link.string)
    path = link.string(layout.path)
    query = layout.query.map(link.string)
    fragment = layout.fragment.map(link.string)
  }

  /// Reads the text of a link.
  init(canonical text: String) {
    var rest = text[...]
    (rest, fragment) = Self.cut(rest, at: "#")
    (rest, query) = Self.cut(rest, at: "?")
    let colon = rest.firstIndex(of: ":") ?? rest.endIndex
    scheme = String(rest[..<colon])
    rest = rest[colon...].dropFirst()
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let slash = rest.firstIndex(of: "/") ?? rest.endIndex
      let authority = Self.cut(rest[..<slash], at: ":")
      (host, port) = (String(authority.before), authority.after)
      rest = rest[slash...]
    }
    path = String(rest)
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
