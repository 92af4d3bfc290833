extension PercentCoding {
  /// Decodes percent-encoded bytes and keeps what is not an escape.
  ///
  /// For hosts and for comparing with browsers only: values are read with
  /// ``decode(_:plusIsSpace:)``, which refuses broken escapes.
  ///
  /// - Complexity: O(*n*), *n* = number of bytes.
  ///
  /// Source: WHATWG URL Standard, "percent-decode".
  static func decodeLeniently(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var position = bytes.startIndex
    while position < bytes.endIndex {
      if bytes[position] == .percent, position + 2 < bytes.endIndex,
        let high = value(bytes[position + 1]), let low = value(bytes[position + 2])
      {
        output.append(high << 4 | low)
        position += 3
      } else {
        output.append(bytes[position])
        position += 1
      }
    }
    return output
  }
}
