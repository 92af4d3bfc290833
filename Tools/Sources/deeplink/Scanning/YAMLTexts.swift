/// The texts of a YAML file: values in quotes with their escapes, and the rest as it is, without comments.
///
/// Source: YAML 1.2.2, sections 6.6, 7.3 and 8.1.
struct YAMLTexts {
  /// The texts, in order.
  private(set) var texts: [SourceText] = []

  /// The walk through the file.
  private var walk: ByteWalk

  init(of bytes: [UInt8]) {
    walk = ByteWalk(bytes)
    // The indentation of the line that opened a block of text; `nil` outside of one.
    var block: Int?
    while !walk.isAtEnd {
      let start = walk.index
      while walk.next == 0x20 { walk.index += 1 }
      let (indentation, isEmpty) = (walk.index - start, walk.next == 0x0A || walk.next == 0x0D)
      if let opening = block, isEmpty || indentation > opening {
        readPlain(to: lineEnd)
      } else {
        block = readLine() ? indentation : nil
      }
      walk.index += 1
    }
  }

  /// Where the line ends.
  private var lineEnd: Int {
    walk.bytes[walk.index...].firstIndex(of: UInt8(ascii: "\n")) ?? walk.end
  }

  /// Adds text as it is.
  private mutating func readPlain(to end: Int) {
    var text = SourceText(isValue: false)
    text.append(walk.bytes[walk.index..<end])
    if !text.bytes.isEmpty { texts.append(text) }
    walk.index = end
  }

  /// Reads a line; says whether it opens a block of text.
  private mutating func readLine() -> Bool {
    let end = lineEnd
    var text = SourceText(isValue: false)
    while walk.index < end, let next = walk.next {
      let isFirst = walk.index == 0 || walk.bytes[walk.index - 1] <= 0x20
      let isOpen = isFirst || "[{,:".utf8.contains(walk.bytes[walk.index - 1])
      if next == UInt8(ascii: "#"), isFirst {
        walk.index = end
      } else if next == UInt8(ascii: "\""), isOpen {
        texts.append(QuotedTexts.text(&walk))
      } else if next == UInt8(ascii: "'"), isOpen {
        texts.append(singleQuoted())
      } else {
        text.append(next, at: walk.index)
        walk.index += 1
      }
    }
    texts.append(text)
    let last = text.bytes.last { $0 > 0x20 && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }
    if walk.index < end { walk.index = end }
    return last == UInt8(ascii: "|") || last == UInt8(ascii: ">")
  }

  /// Reads a value in single quotes, of which two are one.
  private mutating func singleQuoted() -> SourceText {
    var text = SourceText(isValue: true)
    walk.index += 1
    while let next = walk.next {
      if next == UInt8(ascii: "'") {
        guard walk.byte(1) == next else { break }
        walk.index += 1
      }
      text.append(next, at: walk.index)
      walk.index += 1
    }
    walk.index += 1
    return text
  }
}
