import LinkPatterns

/// The scheme, host and port of a text: they say whether it is meant for the app.
struct URLHead {
  /// The scheme, in lower case.
  let scheme: String

  /// A URL with that scheme, host and port, of which nothing else counts; `nil` where no host can be read.
  let url: LinkURL?

  /// The most bytes of a text that are looked at.
  private static var limit: Int { 1024 }

  /// Reads the beginning of a text, unless it was read as a URL; `nil` for one that does not begin with a scheme.
  ///
  /// Source: RFC 3986 §3.1, §3.2.
  init?(of text: String, read known: LinkURL? = nil) {
    if let known {
      (scheme, url) = (known.scheme, known)
      return
    }
    guard let scheme = Self.scheme(of: text) else { return nil }
    self.scheme = scheme
    let rest = Array(text.utf8.prefix(Self.limit).dropFirst(scheme.utf8.count + 1))
    guard rest.starts(with: "//".utf8) else {
      url = try? LinkURL("\(scheme):/")
      return
    }
    let authority = rest.dropFirst(2).prefix { $0 > 0x20 && !Self.endsOfAuthority.contains($0) }
    // What stands before the host is a user's name, which no URL of the app has.
    let host =
      authority.lastIndex(of: UInt8(ascii: "@")).map { authority[($0 + 1)...] } ?? authority
    var limits = URLLimits.standard
    limits.admitsPorts = true
    url = try? LinkURL("\(scheme)://\(String(decoding: host, as: UTF8.self))/", limits: limits)
  }

  /// The scheme of a text, in lower case; `nil` for one that does not begin with a scheme.
  static func scheme(of text: String) -> String? {
    let bytes = text.utf8.prefix(limit)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes.first?.isLetter == true,
      bytes[..<colon].allSatisfy({ $0.isLetter || othersOfSchemes.contains($0) })
    else { return nil }
    return text[..<colon].lowercased()
  }

  private static let othersOfSchemes = Array("+-.0123456789".utf8)
  private static let endsOfAuthority = Array("/?#\\".utf8)
}

extension URLHead: CustomStringConvertible {
  /// The scheme and the host, without anything that could be a value.
  var description: String {
    guard let host = url?.host, !host.isEmpty else { return "\(scheme):" }
    return "\(scheme)://\(host)"
  }
}

extension URLHead {
  /// Whether one of the app's prefixes has the scheme, the host and the port; `http` counts as `https`.
  ///
  /// A host that cannot be read is not another one: the check of the text refuses it.
  func isDeclared(in prefixes: [LinkPrefix]) -> Bool {
    let isWeb = scheme == "http" || scheme == "https"
    let candidates = prefixes.filter { isWeb ? $0.isWeb : $0.scheme == scheme }
    guard let url else { return !candidates.isEmpty }
    return candidates.contains { ($0.isWeb ? $0.allowingHTTP : $0).admitsOrigin(of: url) }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
