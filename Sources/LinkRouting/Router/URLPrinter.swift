import LinkPatterns

/// Writes a URL, part by part.
struct URLPrinter {
  /// The beginning.
  private let origin: URLOrigin

  /// The name of the route, for errors.
  private let route: String

  /// The path written so far, with a slash before each segment.
  private var path: [UInt8] = []

  /// The query written so far, with its separators.
  private var query: [UInt8] = []

  /// Whether the first segment can stand in the place of the host.
  private var startsWithHost = false

  /// Creates a printer at the start of a URL.
  ///
  /// - Parameters:
  ///   - origin: The beginning.
  ///   - route: The name of the route, for errors.
  init(origin: URLOrigin, route: String) {
    self.origin = origin
    self.route = route
  }

  /// Writes a segment.
  ///
  /// - Parameters:
  ///   - segment: The segment of the pattern.
  ///   - fields: The link, taken apart.
  /// - Throws: ``LinkPrintError`` – `.emptySegment` or `.dotSegment`.
  mutating func append(
    _ segment: PathPattern.Segment,
    of fields: LinkFields
  ) throws(LinkPrintError) {
    switch segment {
    case .literal(let bytes):
      if path.isEmpty { startsWithHost = bytes.allSatisfy(Self.isPlainHostByte) }
      path.append(UInt8(ascii: "/"))
      path += bytes
    case .mixed, .rest: break
    case .parameter(let parameter):
      let name = parameter.name
      let value = fields.text(of: name) ?? ""
      guard !value.isEmpty else {
        throw LinkPrintError(.emptySegment, route: route, parameter: name, value: value)
      }
      guard !value.utf8.elementsEqual(".".utf8), !value.utf8.elementsEqual("..".utf8) else {
        throw LinkPrintError(.dotSegment, route: route, parameter: name, value: value)
      }
      path.append(UInt8(ascii: "/"))
      PercentCoding.encode(value.utf8, .component, into: &path)
    }
  }

  /// Writes a query item, if it has a value.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - value: The value, or `nil` for no item.
  mutating func appendItem(_ name: String, _ value: String?) {
    guard let value else { return }
    query.append(UInt8(ascii: query.isEmpty ? "?" : "&"))
    PercentCoding.encode(name.utf8, .component, into: &query)
    query.append(UInt8(ascii: "="))
    PercentCoding.encode(value.utf8, .component, into: &query)
  }

  /// The URL.
  ///
  /// With a custom scheme, a first literal that can be a host takes its place: `app://leagues/1`.
  /// Otherwise the host is empty: `app:///Große/1`, `app:///`.
  var text: String {
    var bytes = Array("\(origin.scheme)://\(origin.host ?? "")".utf8)
    let isRoot = path.isEmpty
    bytes += startsWithHost && origin.host == nil ? path.dropFirst() : path[...]
    if isRoot { bytes.append(UInt8(ascii: "/")) }
    return String(decoding: bytes + query, as: UTF8.self)
  }

  /// Tells whether a byte of a first literal lets it stand in the place of the host.
  ///
  /// - Parameter byte: Any byte.
  /// - Returns: `true` for `a`…`z`, `0`…`9`, `.`, `_` and `-`.
  private static func isPlainHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
