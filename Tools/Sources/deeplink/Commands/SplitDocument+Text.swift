extension SplitDocument {
  /// A line for the URL and one for each part, or why it is refused, without a line break at the end.
  var text: String {
    let parts: SplitParts
    switch result {
    case .failure(let error): return error.text(under: url)
    case .success(let read): parts = read
    }
    var lines = [parts.canonical, line("scheme", parts.scheme)]
    if let host = parts.host { lines.append(line("host", host)) }
    if let port = parts.port { lines.append(line("port", "\(port)")) }
    for (index, segment) in parts.segments.enumerated() {
      lines.append(line("segment \(index)", segment.text))
    }
    for (index, item) in parts.items.enumerated() {
      let value = item.value.map { " = " + $0.text } ?? ""
      lines.append(line("query \(index)", item.name.text + value))
    }
    if let fragment = parts.fragment { lines.append(line("fragment", fragment.text)) }
    return lines.joined(separator: "\n")
  }

  /// One line of the report.
  private func line(_ label: String, _ value: String) -> String {
    let padding = String(repeating: " ", count: max(1, 12 - label.utf8.count))
    return "  \(label)\(padding)\(value)"
  }
}
