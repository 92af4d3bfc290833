/// An IPv4 address of a URL's host.
///
/// Source: WHATWG URL Standard, "Host serializing".
public struct IPv4Address: Hashable, Sendable {
  /// The address, its first part in the highest bits.
  public let value: UInt32

  /// The address as printed: `127.0.0.1`.
  var bytes: [UInt8] {
    let parts = [24, 16, 8, 0].map { String(value >> UInt32($0) & 0xFF) }
    return [UInt8](parts.joined(separator: ".").utf8)
  }
}
