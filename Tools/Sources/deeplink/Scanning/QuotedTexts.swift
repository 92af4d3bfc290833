/// The strings of files that quote them: JSON, and the .strings files of Apple.
///
/// Source: RFC 8259 section 7; Apple, “String Resources”, on .strings files.
struct QuotedTexts {
  /// The texts, in order.
  private(set) var texts: [SourceText] = []

  init(of bytes: [UInt8]) {
    var walk = ByteWalk(bytes)
    while let next = walk.next {
      switch next {
      case UInt8(ascii: "/") where walk.byte(1) == UInt8(ascii: "/"): walk.skipLine()
      case UInt8(ascii: "/") where walk.byte(1) == UInt8(ascii: "*"):
        walk.index += 2
        walk.skip(behind: "*/")
      case UInt8(ascii: "\""): texts.append(Self.text(&walk))
      default: walk.index += 1
      }
    }
  }

  /// Reads a string whose first quote is next.
  static func text(_ walk: inout ByteWalk) -> SourceText {
    var text = SourceText(isValue: true)
    walk.index += 1
    while let next = walk.next, next != UInt8(ascii: "\"") {
      if next == UInt8(ascii: "\\") {
        readEscape(&walk, into: &text)
      } else {
        text.append(next, at: walk.index)
        walk.index += 1
      }
    }
    walk.index += 1
    return text
  }

  /// Reads an escape.
  private static func readEscape(_ walk: inout ByteWalk, into text: inout SourceText) {
    let start = walk.index
    walk.index += 1
    let kind = walk.next
    walk.index += 1
    switch kind {
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      guard var value = walk.hexadecimal(atMost: 4) else { return }
      if value & 0xFC00 == 0xD800, walk.isAt("\\u") {
        walk.index += 2
        let low = walk.hexadecimal(atMost: 4) ?? 0
        value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
      }
      if let scalar = Unicode.Scalar(value) { text.append(scalar, at: start) }
    case UInt8(ascii: "n"): text.append("\n", at: start)
    case UInt8(ascii: "t"): text.append("\t", at: start)
    case UInt8(ascii: "r"): text.append("\r", at: start)
    case UInt8(ascii: "b"), UInt8(ascii: "f"): text.append(" ", at: start)
    case let byte?: text.append(byte, at: start, length: 0)
    case nil: break
    }
  }
}

/// The fields of a file of comma-separated values, also with semicolons and tabs.
///
/// Source: RFC 4180 section 2.
struct FieldTexts {
  /// The texts, in order.
  private(set) var texts: [SourceText] = []

  init(of bytes: [UInt8]) {
    var walk = ByteWalk(bytes)
    while !walk.isAtEnd {
      if walk.next == UInt8(ascii: "\"") {
        texts.append(Self.quoted(&walk))
      } else {
        var text = SourceText(isValue: true)
        while let next = walk.next, !Self.isEnd(next) {
          text.append(next, at: walk.index)
          walk.index += 1
        }
        texts.append(text)
        walk.index += 1
      }
    }
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "\n"), 0x0D].contains(
      byte
    )
  }

  /// Reads a field whose first quote is next; two quotes in it are one.
  private static func quoted(_ walk: inout ByteWalk) -> SourceText {
    var text = SourceText(isValue: true)
    walk.index += 1
    while let next = walk.next {
      if next == UInt8(ascii: "\"") {
        guard walk.byte(1) == next else { break }
        text.append(next, at: walk.index, length: 0)
        walk.index += 2
      } else {
        text.append(next, at: walk.index)
        walk.index += 1
      }
    }
    walk.index += 1
    return text
  }
}
