/// The marks in texts for which something else is put in: of templates, and of formats.
///
/// Sources: the syntax of Mustache, Handlebars, Liquid, ERB and EJS; merge tags of Mailchimp (`*|NAME|*`) and Marketing Cloud
/// (`%%name%%`); build settings of Xcode (`$(NAME)`); Apple, “String Format Specifiers”.
enum TemplateMark {
  /// What begins and ends marks.
  private static let pairs: [(StaticString, StaticString)] = [
    ("{{{", "}}}"), ("{{", "}}"), ("{%", "%}"), ("${", "}"), ("#{", "}"), ("<%", "%>"),
    ("*|", "|*"), ("$(", ")"), ("[[", "]]"),
  ]

  /// Whether a mark that begins with a byte has an end of its own, within which anything may stand.
  static func hasEnd(_ byte: UInt8) -> Bool { "{$#<*[".utf8.contains(byte) }

  /// The length of the mark at a place; `nil` elsewhere.
  static func length(at index: Int, in bytes: [UInt8], to end: Int) -> Int? {
    switch bytes[index] {
    case UInt8(ascii: "%"): return formatLength(at: index, in: bytes, to: end)
    case let byte where !hasEnd(byte): return nil
    default: break
    }
    var walk = ByteWalk(bytes, from: index, to: min(end, index + 512))
    for (start, close) in pairs where walk.isAt(start) {
      walk.index += start.utf8CodeUnitCount
      while !walk.isAtEnd {
        if walk.isAt(close) { return walk.index + close.utf8CodeUnitCount - index }
        if walk.next == UInt8(ascii: "\n") { return nil }
        walk.index += 1
      }
      return nil
    }
    // A name in braces: {id}.
    guard bytes[index] == UInt8(ascii: "{") else { return nil }
    walk.index += 1
    while let next = walk.next, isName(next) { walk.index += 1 }
    guard walk.next == UInt8(ascii: "}"), walk.index > index + 1 else { return nil }
    return walk.index + 1 - index
  }

  /// The length of a format, such as %@ or %1$lld, or of %%name%%; not of a percent-encoded byte.
  private static func formatLength(at index: Int, in bytes: [UInt8], to end: Int) -> Int? {
    var walk = ByteWalk(bytes, from: index + 1, to: min(end, index + 128))
    guard let first = walk.next else { return nil }
    if first == UInt8(ascii: "%") {
      walk.index += 1
      let start = walk.index
      while let next = walk.next, isName(next) { walk.index += 1 }
      return walk.index > start && walk.isAt("%%") ? walk.index + 2 - index : nil
    }
    if ByteWalk.digit(first) != nil, let second = walk.byte(1), ByteWalk.digit(second) != nil {
      return nil
    }
    while let next = walk.next, "0123456789$-+#. ".utf8.contains(next), next != 0x20 {
      walk.index += 1
    }
    while let next = walk.next, "hlqzt".utf8.contains(next) { walk.index += 1 }
    guard let kind = walk.next, "@dDiuUxXoOfFeEgGcCsSaA".utf8.contains(kind) else { return nil }
    return walk.index + 1 - index
  }

  /// Whether a byte may be part of a name.
  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), SourceText.hole:
      true
    default: false
    }
  }
}
