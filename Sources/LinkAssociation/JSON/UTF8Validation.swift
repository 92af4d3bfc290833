/// Strict validation of UTF-8.
enum UTF8Validation {
  /// Finds the first byte that does not belong to a well-formed sequence.
  ///
  /// Overlong forms, surrogates and values above U+10FFFF are not well-formed.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var (parser, rest, offset) = (Unicode.UTF8.ForwardParser(), bytes.makeIterator(), 0)
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
