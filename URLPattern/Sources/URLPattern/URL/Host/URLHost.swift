/// The host of a URL record.
///
/// Source: WHATWG URL Standard, "Host representation".
public enum URLHost: Hashable, Sendable {
  /// A domain of a special scheme, ASCII in lower case.
  case domain([UInt8])

  /// An IPv4 address of a special scheme.
  case ipv4(IPv4Address)

  /// An IPv6 address, which is printed in brackets.
  case ipv6(IPv6Address)

  /// The host of another scheme, percent-encoded; its case is kept.
  case opaque([UInt8])

  /// The host of `file:///a` and `myapp:///a`: there, and without text.
  case empty

  /// The host as printed.
  var bytes: [UInt8] {
    switch self {
    case .domain(let bytes), .opaque(let bytes): bytes
    case .ipv4(let address): address.bytes
    case .ipv6(let address): [.openBracket] + address.bytes + [.closeBracket]
    case .empty: []
    }
  }

  /// The host as printed, in ASCII.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
