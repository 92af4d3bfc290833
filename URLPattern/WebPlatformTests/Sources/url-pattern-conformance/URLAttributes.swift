import ConformanceSuites
import URLPattern

/// The attributes that a URL has in a browser, made of a URL record.
///
/// Source: WHATWG URL Standard, "URL class".
struct URLAttributes {
  /// The attributes by name, such as `href` and `hostname`.
  private let values: [String: String]

  /// Collects the attributes of a record.
  init(_ url: URLRecord) {
    let hostname = url.host?.text ?? ""
    let port = url.port.map(String.init) ?? ""
    values = [
      "href": url.href,
      "origin": url.origin ?? "null",
      "protocol": url.scheme + ":",
      "username": url.username,
      "password": url.password,
      "host": port.isEmpty ? hostname : "\(hostname):\(port)",
      "hostname": hostname,
      "port": port,
      "pathname": url.path.text,
      "search": Self.marked("?", url.query),
      "hash": Self.marked("#", url.fragment),
    ]
  }

  /// Puts the mark before a query or fragment that is not empty.
  private static func marked(_ mark: String, _ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    return mark + text
  }

  /// Compares the attributes with expected ones.
  func differences(from expected: [String: JSON], ignoring ignored: Set<String> = []) -> [String] {
    expected.keys.sorted().compactMap { key in
      guard !ignored.contains(key) else { return nil }
      guard let wanted = expected[key]?.text, let found = values[key] else {
        return "\(key): not an attribute that is known here"
      }
      guard !found.utf8.elementsEqual(wanted.utf8) else { return nil }
      return "\(key): expected \(quoted(wanted)), found \(quoted(found))"
    }
  }
}
