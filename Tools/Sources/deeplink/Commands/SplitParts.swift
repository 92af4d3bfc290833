import LinkPatterns

/// The parts of a URL as a router reads them: its prefix, and what routes match.
struct SplitParts {
  /// A part, percent-encoded as it is written, and decoded; both keys are always there.
  struct Part: Encodable {
    /// The names of the members.
    private enum Key: CodingKey {
      case encoded, decoded
    }

    /// The part as it is written.
    let encoded: String

    /// The text that it stands for; `nil` when it is not valid percent-encoded UTF-8.
    let decoded: String?

    /// Writes all members, also those that are `nil`.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(encoded, forKey: .encoded)
      try container.encode(decoded, forKey: .decoded)
    }
  }

  /// An item of the query; both keys are always there.
  struct Item: Encodable {
    /// The names of the members.
    private enum Key: CodingKey {
      case name, value
    }

    /// The name.
    let name: Part

    /// The value; `nil` when there is no `=`.
    let value: Part?

    /// Writes all members, also those that are `nil`.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(name, forKey: .name)
      try container.encode(value, forKey: .value)
    }
  }

  /// The URL in its canonical form.
  let canonical: String

  /// The beginning that names the app: the scheme; with host and port, unless the host is a segment.
  let prefix: String

  /// The scheme.
  let scheme: String

  /// The host; `nil` when it is the first segment.
  let host: String?

  /// The port; `nil` for the default one.
  let port: Int?

  /// The path that routes match, with its first slash.
  let path: String

  /// The segments of the path.
  let segments: [Part]

  /// The items of the query, in order.
  let items: [Item]

  /// The fragment.
  let fragment: Part?

  /// Cuts a URL, whose host is a segment unless it is fixed or a web domain.
  init(_ url: LinkURL, hasFixedHost: Bool) {
    func part(_ range: Range<Int>, plusIsSpace: Bool = false) -> Part {
      Part(encoded: url.string(range), decoded: url.decoded(range, plusIsSpace: plusIsSpace))
    }
    let position: LinkURL.HostPosition =
      url.isWeb || hasFixedHost ? .authority : .firstSegment
    (canonical, scheme, port) = (url.text, url.scheme, url.port)
    host = position == .authority ? url.host : nil
    prefix = "\(scheme)://\(host ?? "")" + (port.map { ":\($0)" } ?? "")
    let first = position == .firstSegment ? url.host ?? "" : ""
    let path = first + url.string(url.layout.path)
    self.path = path.hasPrefix("/") ? path : "/" + path
    segments = url.segments(host: position).map { part($0) }
    items = url.queryItems.map { item in
      Item(name: part(item.name), value: item.value.map { part($0, plusIsSpace: url.isWeb) })
    }
    fragment = url.layout.fragment.map { part($0) }
  }
}

extension SplitParts.Part {
  /// The part as it is written and, where it differs, its decoded text.
  var text: String {
    guard let decoded else { return "\(encoded)  (not valid percent-encoded UTF-8)" }
    guard !decoded.utf8.elementsEqual(encoded.utf8) else { return encoded }
    return "\(encoded)  \"\(TerminalText(decoded).text)\""
  }
}
