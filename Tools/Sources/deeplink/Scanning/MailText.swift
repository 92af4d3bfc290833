/// The texts of a mail as it is sent: its lines may be joined, bytes written as `=3D`, and parts in base64.
///
/// Source: RFC 2045 sections 6.7, quoted-printable, and 6.8, base64.
struct MailText {
  /// The mail as running text, and the text of each part in base64.
  let texts: [SourceText]

  init(of bytes: [UInt8]) {
    let isEncoded =
      String(decoding: bytes.prefix(64 << 10), as: UTF8.self).lowercased()
      .contains("quoted-printable")
    var (text, walk) = (SourceText(isValue: false), ByteWalk(bytes))
    while let next = walk.next {
      let start = walk.index
      walk.index += 1
      guard isEncoded, next == UInt8(ascii: "=") else {
        text.append(next, at: start)
        continue
      }
      if walk.isAt("\r\n") {
        walk.index += 2
      } else if walk.next == UInt8(ascii: "\n") {
        walk.index += 1
      } else if let high = walk.next.flatMap(ByteWalk.digit),
        let low = walk.byte(1).flatMap(ByteWalk.digit)
      {
        text.append(UInt8(high << 4 | low), at: start, length: 0)
        walk.index += 2
      } else {
        text.append(next, at: start)
      }
    }
    texts = [text] + MailParts(of: bytes).encoded.map { Self.decoded(bytes, $0) }
  }

  /// The text of a part in base64, without what stands between its digits, such as ends of lines.
  private static func decoded(_ bytes: [UInt8], _ part: Range<Int>) -> SourceText {
    var text = SourceText(isValue: false)
    var (bits, count, start) = (UInt32(0), 0, part.lowerBound)
    for index in part {
      guard let digit = base64Digit(bytes[index]) else { continue }
      if count % 4 == 0 { start = index }
      bits = bits << 6 | digit
      count += 1
      // Base64: four digits make three bytes, one with each digit but the first.
      guard count % 4 != 1 else { continue }
      let shift = [0, 0, 4, 2][count % 4]
      text.append(UInt8(truncatingIfNeeded: bits >> shift), at: start, length: 0)
    }
    return text
  }

  private static func base64Digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a") + 26)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0") + 52)
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}

/// The parts of a mail that are texts in base64.
private struct MailParts {
  /// Where they are.
  private(set) var encoded: [Range<Int>] = []

  /// Where a part began; `nil` among other lines.
  private var start: Int?

  /// What the header that is being read says.
  private var isText = true
  private var isBase64 = false

  init(of bytes: [UInt8]) {
    var walk = ByteWalk(bytes)
    while !walk.isAtEnd {
      let first = walk.index
      walk.skipLine()
      read(bytes[first..<walk.index], next: walk.index + 1)
      walk.index += 1
    }
    end(at: bytes.count)
  }

  private mutating func read(_ line: ArraySlice<UInt8>, next: Int) {
    let isEmpty = line.allSatisfy { $0 == UInt8(ascii: "\r") }
    let isBoundary = line.starts(with: "--".utf8)
    if start != nil {
      if isEmpty || isBoundary { end(at: line.startIndex) }
    } else if isEmpty, isText, isBase64 {
      start = next
    }
    if isBoundary || isEmpty { (isText, isBase64) = (true, false) }
    guard start == nil, let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
    let value = String(decoding: line[colon...], as: UTF8.self).lowercased()
    switch String(decoding: line[..<colon], as: UTF8.self).lowercased() {
    case "content-transfer-encoding": isBase64 = value.contains("base64")
    case "content-type": isText = value.contains("text/")
    default: break
    }
  }

  private mutating func end(at index: Int) {
    if let start, start < index { encoded.append(start..<index) }
    start = nil
  }
}
