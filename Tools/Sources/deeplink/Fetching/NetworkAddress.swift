/// An address of the internet, and whether everybody can reach it.
struct NetworkAddress: Hashable, Sendable {
  /// The address: 4 bytes for version 4, 16 for version 6.
  private let bytes: [UInt8]

  /// Takes an address.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// Whether it has version 6.
  var isVersion6: Bool { bytes.count == 16 }

  /// Whether it is this machine, which the network cannot reach.
  var isLoopback: Bool {
    if let inner = embedded { return inner.isLoopback }
    return isVersion6 ? begins(Self.loopback6, bits: 128) : bytes[0] == 127
  }

  /// The use that the address is reserved for; `nil` for a public one.
  ///
  /// An address of version 4 within one of version 6 counts as itself. Of version 6 only what is given out
  /// (2000::/3) can be reached.
  ///
  /// Source: the special-purpose address registries of IANA (RFC 6890) and RFC 4291, RFC 6052, RFC 3056.
  var reservation: String? {
    if let inner = embedded { return inner.reservation }
    for block in isVersion6 ? Self.blocks6 : Self.blocks4
    where begins(block.prefix, bits: block.bits) {
      return block.purpose
    }
    return isVersion6 && bytes[0] & 0xE0 != 0x20 ? "not given out" : nil
  }

  /// The address of version 4 that an address of version 6 represents; `nil` for others.
  private var embedded: NetworkAddress? {
    guard isVersion6 else { return nil }
    // ::ffff:a.b.c.d, 64:ff9b::a.b.c.d and ::a.b.c.d end with it; ::1 and :: do not.
    let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
    let translated = [0, 0x64, 0xFF, 0x9B] + [UInt8](repeating: 0, count: 8)
    if begins(mapped, bits: 96) || begins(translated, bits: 96) {
      return NetworkAddress(Array(bytes[12...]))
    }
    let isCompatible =
      bytes[..<12].allSatisfy { $0 == 0 } && bytes[12...].dropLast().contains { $0 != 0 }
    if isCompatible { return NetworkAddress(Array(bytes[12...])) }
    return begins([0x20, 0x02], bits: 16) ? NetworkAddress(Array(bytes[2..<6])) : nil
  }

  /// Returns whether the address begins with some bits.
  private func begins(_ prefix: [UInt8], bits: Int) -> Bool {
    let (whole, rest) = (bits / 8, bits % 8)
    guard bytes.prefix(whole) == prefix.prefix(whole) else { return false }
    return rest == 0 || (bytes[whole] ^ prefix[whole]) >> UInt8(8 - rest) == 0
  }

  /// Addresses that are reserved for something.
  private typealias Block = (prefix: [UInt8], bits: Int, purpose: String)

  /// ::1.
  private static let loopback6 = [UInt8](repeating: 0, count: 15) + [1]

  /// The reserved blocks of version 4.
  private static let blocks4: [Block] = [
    ([0], 8, "this network"), ([10], 8, "private"), ([100, 64], 10, "shared by a carrier"),
    ([127], 8, "loopback"), ([169, 254], 16, "link-local"), ([172, 16], 12, "private"),
    ([192, 0, 0], 24, "for protocols"), ([192, 0, 2], 24, "for documentation"),
    ([192, 88, 99], 24, "for relays"), ([192, 168], 16, "private"),
    ([198, 18], 15, "for benchmarks"), ([198, 51, 100], 24, "for documentation"),
    ([203, 0, 113], 24, "for documentation"), ([224], 4, "multicast"), ([240], 4, "reserved"),
  ]

  /// The reserved blocks of version 6 that have a name, or lie in 2000::/3.
  private static let blocks6: [Block] = [
    (loopback6, 128, "loopback"), ([UInt8](repeating: 0, count: 16), 128, "unspecified"),
    ([0xFC], 7, "private"), ([0xFE, 0x80], 10, "link-local"), ([0xFE, 0xC0], 10, "site-local"),
    ([0xFF], 8, "multicast"), ([0x20, 0x01, 0], 23, "for protocols"),
    ([0x20, 0x01, 0x0D, 0xB8], 32, "for documentation"),
    ([0x3F, 0xFF, 0], 20, "for documentation"),
  ]
}

extension NetworkAddress: CustomStringConvertible {
  /// The address as text, of version 6 with the longest run of zeros left out.
  ///
  /// Source: RFC 5952 §4.
  var description: String {
    guard isVersion6 else { return bytes.map(String.init).joined(separator: ".") }
    let groups = stride(from: 0, to: 16, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    var (best, start): (Range<Int>, Int) = (0..<0, 0)
    for index in 0...8 where index == 8 || groups[index] != 0 {
      if index - start > max(best.count, 1) { best = start..<index }
      start = index + 1
    }
    let text = { (groups: ArraySlice<UInt16>) in
      groups.map { String($0, radix: 16) }.joined(separator: ":")
    }
    if best.isEmpty { return text(groups[...]) }
    return text(groups[..<best.lowerBound]) + "::" + text(groups[best.upperBound...])
  }
}
