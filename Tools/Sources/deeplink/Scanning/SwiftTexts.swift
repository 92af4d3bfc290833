/// The string literals of a Swift source; comments are left out.
///
/// Source: The Swift Programming Language, Lexical Structure, String Literals.
struct SwiftTexts {
  /// The texts, in order.
  private(set) var texts: [SourceText] = []

  /// The walk through the file.
  private var walk: ByteWalk

  init(of bytes: [UInt8]) {
    walk = ByteWalk(bytes)
    readCode(untilParenthesis: false)
  }

  /// Reads code, to its end or to the parenthesis that ends an interpolation.
  private mutating func readCode(untilParenthesis isInner: Bool) {
    var depth = 0
    while let next = walk.next {
      switch next {
      case UInt8(ascii: "/") where walk.byte(1) == UInt8(ascii: "/"): walk.skipLine()
      case UInt8(ascii: "/") where walk.byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): readLiteral(pounds: 0)
      case UInt8(ascii: "#"):
        var pounds = 0
        while walk.next == UInt8(ascii: "#") { (pounds, walk.index) = (pounds + 1, walk.index + 1) }
        if walk.next == UInt8(ascii: "\"") { readLiteral(pounds: pounds) }
      case UInt8(ascii: "(") where isInner:
        (depth, walk.index) = (depth + 1, walk.index + 1)
      case UInt8(ascii: ")") where isInner:
        walk.index += 1
        if depth == 0 { return }
        depth -= 1
      default: walk.index += 1
      }
    }
  }

  /// Skips a comment, and those in it.
  private mutating func skipComment() {
    var depth = 0
    while !walk.isAtEnd {
      if walk.isAt("/*") {
        (depth, walk.index) = (depth + 1, walk.index + 2)
      } else if walk.isAt("*/") {
        (depth, walk.index) = (depth - 1, walk.index + 2)
        if depth == 0 { return }
      } else {
        walk.index += 1
      }
    }
  }

  /// Reads a literal whose first quote is next.
  private mutating func readLiteral(pounds: Int) {
    let isPrefixTest = isPrefixTest(before: walk.index - pounds)
    let isLong = walk.isAt("\"\"\"")
    walk.index += isLong ? 3 : 1
    var text = SourceText(isValue: !isLong)
    while let next = walk.next {
      if next == UInt8(ascii: "\""), ends(isLong, pounds) { break }
      if next == UInt8(ascii: "\n"), !isLong { return }
      guard next == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) else {
        text.append(next, at: walk.index)
        walk.index += 1
        continue
      }
      readEscape(pounds, into: &text)
    }
    // What is joined to the text by + may be anything.
    if isJoined { text.appendHole(at: walk.index) }
    if !isPrefixTest { texts.append(text) }
  }

  /// Whether the literal ends here; goes behind its end.
  private mutating func ends(_ isLong: Bool, _ pounds: Int) -> Bool {
    if isLong, !walk.isAt("\"\"\"") { return false }
    guard hasPounds(pounds, at: isLong ? 3 : 1) else { return false }
    walk.index += (isLong ? 3 : 1) + pounds
    return true
  }

  private func hasPounds(_ pounds: Int, at distance: Int) -> Bool {
    (0..<pounds).allSatisfy { walk.byte(distance + $0) == UInt8(ascii: "#") }
  }

  /// Reads an escape.
  private mutating func readEscape(_ pounds: Int, into text: inout SourceText) {
    let start = walk.index
    walk.index += 1 + pounds
    let kind = walk.next
    walk.index += 1
    switch kind {
    case UInt8(ascii: "("):
      readCode(untilParenthesis: true)
      text.appendHole(at: start)
    case UInt8(ascii: "u"):
      walk.index += 1
      let value = walk.hexadecimal(atMost: 8)
      walk.index += 1
      if let scalar = value.flatMap(Unicode.Scalar.init) { text.append(scalar, at: start) }
    case UInt8(ascii: "n"): text.append("\n", at: start)
    case UInt8(ascii: "t"): text.append("\t", at: start)
    case UInt8(ascii: "r"): text.append("\r", at: start)
    case UInt8(ascii: "\n"): break
    case let byte?: text.append(byte, at: start, length: 0)
    case nil: break
    }
  }

  /// Whether another text is joined to the one that ended here.
  private var isJoined: Bool {
    var place = 0
    while let byte = walk.byte(place), byte <= 0x20 { place += 1 }
    return walk.byte(place) == UInt8(ascii: "+") && walk.byte(place + 1) != UInt8(ascii: "=")
  }

  /// Whether what stands before a literal asks for the beginning of a text, so that the literal is not a whole link.
  private func isPrefixTest(before index: Int) -> Bool {
    let before = walk.bytes[max(0, index - 16)..<index]
    return [Array("hasPrefix(".utf8), Array("hasSuffix(".utf8), Array("starts(with:".utf8)]
      .contains { name in
        let end = before.last == 0x20 ? before.dropLast() : before
        return end.suffix(name.count).elementsEqual(name)
      }
  }
}
