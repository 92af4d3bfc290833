/// The escapes of surrogates without a partner, such as `"\uD83D \uDEB2"`.
///
/// JSON allows them, Swift text cannot hold them, and Foundation refuses the whole file. The web
/// platform turns them into U+FFFD wherever it makes a `USVString`, as for every argument of
/// the interfaces under test; so does this, before the file is read.
enum LoneSurrogates {
  /// Replaces the escapes of lone surrogates by those of U+FFFD.
  static func replaced(in json: [UInt8]) -> [UInt8] {
    var output = json
    var position = 0
    while position < json.count {
      guard json[position] == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      guard let unit = escapedUnit(json, at: position) else {
        position += 2
        continue
      }
      let isHigh = (0xD800...0xDBFF).contains(unit)
      let following = isHigh ? escapedUnit(json, at: position + 6) : nil
      let isPair = following.map { (0xDC00...0xDFFF).contains($0) } ?? false
      if !isPair, (0xD800...0xDFFF).contains(unit) {
        output.replaceSubrange(position..<(position + 6), with: "\\uFFFD".utf8)
      }
      position += isPair ? 12 : 6
    }
    return output
  }

  /// Reads an escape of a UTF-16 code unit.
  private static func escapedUnit(_ json: [UInt8], at position: Int) -> UInt16? {
    let escape = json.dropFirst(position).prefix(6)
    guard escape.count == 6, escape.starts(with: "\\u".utf8) else { return nil }
    var value: UInt16 = 0
    for byte in escape.dropFirst(2) {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}
