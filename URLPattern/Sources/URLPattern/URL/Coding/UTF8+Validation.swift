extension UTF8 {
  /// Finds the first byte that does not belong to a well-formed sequence.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var (decoder, rest, offset) = (UTF8(), bytes.makeIterator(), 0)
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
