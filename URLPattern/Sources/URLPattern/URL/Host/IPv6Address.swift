/// An IPv6 address of a URL's host.
///
/// Source: WHATWG URL Standard, "Host representation" and "Host serializing".
public struct IPv6Address: Hashable, Sendable {
  /// The first four pieces, the first in the highest bits.
  private var high: UInt64 = 0

  /// The last four pieces.
  private var low: UInt64 = 0

  /// Creates an address from its pieces.
  init(pieces: some Sequence<UInt16>) {
    for (index, piece) in pieces.prefix(8).enumerated() {
      let bits = UInt64(piece) << UInt64(48 - 16 * (index % 4))
      if index < 4 { high |= bits } else { low |= bits }
    }
  }

  /// The eight 16-bit pieces, in the order of the text.
  public var pieces: [UInt16] {
    (0..<8).map { index in
      UInt16(truncatingIfNeeded: (index < 4 ? high : low) >> UInt64(48 - 16 * (index % 4)))
    }
  }

  /// The first longest run of at least two zero pieces, which is printed as `::`.
  private var compressedRange: Range<Int>? {
    let pieces = pieces
    var longest = 0..<1
    var start = 0
    for index in 0...8 where index == 8 || pieces[index] != 0 {
      if index - start > longest.count { longest = start..<index }
      start = index + 1
    }
    return longest.count > 1 ? longest : nil
  }

  /// The address as printed, without brackets: `2001:db8::1`.
  var bytes: [UInt8] {
    let pieces = pieces
    let compressed = compressedRange
    var output: [UInt8] = []
    var index = 0
    while index < 8 {
      if let compressed, compressed.lowerBound == index {
        output += (index == 0 ? "::" : ":").utf8
        index = compressed.upperBound
        continue
      }
      output += String(pieces[index], radix: 16).utf8
      if index < 7 { output.append(.colon) }
      index += 1
    }
    return output
  }
}
