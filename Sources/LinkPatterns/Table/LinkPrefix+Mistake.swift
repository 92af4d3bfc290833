extension LinkPrefix {
  /// Whether a URL can have the prefix: its scheme and its host are spelled as in a URL.
  package var hasURLs: Bool {
    let sample = withSomeHost.host ?? "a"
    guard isWeb || (path.isEmpty && !isInFragment), hasCanonicalPath,
      let url = try? LinkURL("\(scheme)://\(sample)/"), admitsScheme(of: url),
      let host = url.layout.host, host.count == sample.utf8.count
    else { return false }
    let dot = UInt8(ascii: ".")
    var before = dot
    for index in host {
      let byte = url.bytes[index]
      if byte == UInt8(ascii: "*") || (isWeb && byte == dot && before == dot) { return false }
      before = byte
    }
    return !host.isEmpty && !(isWeb && before == dot)
  }

  /// Whether the path can be one: it is only that, and as URLs write it.
  private var hasCanonicalPath: Bool {
    guard !path.isEmpty else { return true }
    guard let url = try? LinkURL("https://a\(path)") else { return false }
    return UTF8Text.areEqual(url.string(url.layout.path), path)
      && url.layout.path.upperBound == url.bytes.count
  }
}

#if DEBUG
extension LinkPrefix {
  /// The declaration of the prefix in Swift.
  package var declaration: String {
    let port = port.map { ", port: \($0)" } ?? ""
    let path = path.isEmpty ? "" : ", path: \"\(path)\""
    let end = isInFragment ? ".inFragment" : ""
    guard !isWeb || host == nil else { return ".domain(\"\(host ?? "")\"\(port)\(path))" + end }
    return ".scheme(\"\(scheme)\"" + (host.map { ", host: \"\($0)\")" } ?? ")") + end
  }

  /// Whether it is a scheme of the web, whose URLs belong to any domain.
  private var isWebScheme: Bool { host == nil && (isWeb || scheme == "http") }

  /// The prefix that is probably meant by one that no URL can have; `nil` when URLs can have it.
  package var correction: LinkPrefix? {
    // A scheme without a host can have URLs: `shop:///products`.
    guard !hasURLs || isWebScheme, isWeb || host != "" else { return nil }
    if !beginningOfPath.isEmpty {
      let plain = LinkPrefix(scheme: scheme, host: host, port: port, plusIsSpace: plusIsSpace)
      return plain.correction ?? plain
    }
    let parts = (isWeb ? host ?? "" : scheme).split { $0 == "/" || $0 == ":" }.map { String($0) }
    if isWeb || scheme.hasPrefix("http") {
      let port = parts.lazy.compactMap { Int($0) }.first
      let domains = parts.filter { $0 == "localhost" || $0.contains(".") }
      let meant = domains.map { LinkPrefix(scheme: "https", host: $0, port: port) }
      return meant.first(where: \.hasURLs) ?? .domain("example.com")
    }
    var letters = ""
    for letter in parts.first ?? "" where !letters.isEmpty || letter.isLetter {
      letters.append(letter.utf8.first?.isSchemeByte == true ? letter : "-")
    }
    let meant = LinkPrefix(scheme: letters, host: host.map { _ in "host" })
    return meant.hasURLs ? meant : .scheme("example")
  }
}
#endif
