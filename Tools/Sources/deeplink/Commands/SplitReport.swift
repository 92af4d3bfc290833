import LinkPatterns

/// The text that `deeplink split` prints for one URL.
struct SplitReport {
  /// The URL that was read.
  let url: LinkURL

  /// Whether the host of a custom scheme is a fixed name.
  let fixedHost: Bool

  /// Creates a report.
  init(_ url: LinkURL, fixedHost: Bool) {
    self.url = url
    self.fixedHost = fixedHost
  }

  /// A line for the URL and one for each part, without a line break at the end.
  var text: String {
    let position: LinkURL.HostPosition = url.isWeb || fixedHost ? .authority : .firstSegment
    var lines = [url.text, line("scheme", url.scheme)]
    if position == .authority, let host = url.host { lines.append(line("host", host)) }
    for (index, range) in url.segments(host: position).enumerated() {
      lines.append(line("segment \(index)", encodedAndDecoded(range)))
    }
    for (index, item) in url.queryItems.enumerated() {
      let name = encodedAndDecoded(item.name)
      let value = item.value.map { " = " + encodedAndDecoded($0, plusIsSpace: url.isWeb) } ?? ""
      lines.append(line("query \(index)", name + value))
    }
    if let fragment = url.layout.fragment {
      lines.append(line("fragment", encodedAndDecoded(fragment)))
    }
    return lines.joined(separator: "\n")
  }

  /// The text for a URL that was refused: the reason, and a caret under the first wrong byte.
  static func refusal(of text: String, _ failure: FailureDocument) -> String {
    let shown = TerminalText(text, markedByte: failure.utf8Offset ?? 0)
    let caret = String(repeating: " ", count: shown.columnOfMark) + "^"
    return "\(shown.text)\n\(caret) refused (\(failure.code)): \(failure.message)"
  }

  /// One line of the report.
  private func line(_ label: String, _ value: String) -> String {
    let padding = String(repeating: " ", count: max(1, 12 - label.utf8.count))
    return "  \(label)\(padding)\(value)"
  }

  /// A part as it is written and, where it differs, its decoded text.
  private func encodedAndDecoded(_ range: Range<Int>, plusIsSpace: Bool = false) -> String {
    let encoded = url.string(range)
    guard let decoded = url.decoded(range, plusIsSpace: plusIsSpace) else {
      return "\(encoded)  (not valid percent-encoded UTF-8)"
    }
    guard !decoded.utf8.elementsEqual(encoded.utf8) else { return encoded }
    return "\(encoded)  \"\(TerminalText(decoded).text)\""
  }
}
