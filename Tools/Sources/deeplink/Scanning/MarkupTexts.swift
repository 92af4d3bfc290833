/// The texts and attributes of HTML and XML, with their entities read; comments are left out, but for those that
/// mail programs read.
///
/// Source: WHATWG HTML, 13.1.2 and 13.1.4; Microsoft, conditional comments.
struct MarkupTexts {
  /// The texts, in order.
  private(set) var texts: [SourceText] = []

  /// The walk through the file.
  private var walk: ByteWalk

  /// The text between tags that is being read.
  private var running = SourceText(isValue: false)

  init(of bytes: [UInt8]) {
    walk = ByteWalk(bytes)
    while let next = walk.next {
      if next == UInt8(ascii: "<") {
        readTag()
      } else {
        Self.readByte(&walk, into: &running)
      }
    }
    end()
  }

  /// Ends the text between tags.
  private mutating func end() {
    if !running.bytes.isEmpty { texts.append(running) }
    running = SourceText(isValue: false)
  }

  /// Reads a byte, or an entity.
  private static func readByte(_ walk: inout ByteWalk, into text: inout SourceText) {
    let start = walk.index
    if walk.next == UInt8(ascii: "&"), let scalar = entity(&walk) {
      text.append(scalar, at: start)
    } else {
      text.append(walk.bytes[start], at: start)
      walk.index = start + 1
    }
  }

  /// Reads what begins with an angle bracket.
  private mutating func readTag() {
    if walk.isAt("<!--") {
      end()
      // What a conditional comment holds is read as text and tags.
      if walk.isAt("<!--[if") { return walk.skip(behind: ">") }
      return walk.skip(behind: "-->")
    }
    if walk.isAt("<![CDATA[") {
      end()
      walk.index += 9
      var text = SourceText(isValue: false)
      while !walk.isAtEnd, !walk.isAt("]]>") {
        text.append(walk.bytes[walk.index], at: walk.index)
        walk.index += 1
      }
      texts.append(text)
      walk.index += 3
      return
    }
    let following = walk.byte(1) ?? 0
    let isTag =
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= following | 0x20
      || [UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(following)
    guard isTag else {
      running.append(UInt8(ascii: "<"), at: walk.index)
      walk.index += 1
      return
    }
    end()
    let isScript = isAt(name: "script") || isAt(name: "style")
    readAttributes()
    if isScript { readScript() }
  }

  /// Whether a tag has a name, in either case.
  private func isAt(name: StaticString) -> Bool {
    (0..<name.utf8CodeUnitCount).allSatisfy {
      (walk.byte(1 + $0) ?? 0) | 0x20 == name.utf8Start[$0]
    }
  }

  /// Reads the attributes of a tag, and goes behind it.
  private mutating func readAttributes() {
    walk.index += 1
    while let next = walk.next, next != UInt8(ascii: ">") {
      if walk.isAt("{{") || walk.isAt("{%") || walk.isAt("<%") {
        walk.index += TemplateMark.length(at: walk.index, in: walk.bytes, to: walk.end) ?? 1
      } else if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
        readQuoted(next)
      } else if next == UInt8(ascii: "=") {
        walk.index += 1
        while let byte = walk.next, byte <= 0x20 { walk.index += 1 }
        guard let first = walk.next, first != UInt8(ascii: "\""), first != UInt8(ascii: "'") else {
          continue
        }
        var text = SourceText(isValue: true)
        while let byte = walk.next, byte > 0x20, byte != UInt8(ascii: ">") {
          Self.readByte(&walk, into: &text)
        }
        texts.append(text)
      } else {
        walk.index += 1
      }
    }
    walk.index += 1
  }

  /// Reads an attribute in quotes.
  private mutating func readQuoted(_ quote: UInt8) {
    var text = SourceText(isValue: true)
    walk.index += 1
    while let next = walk.next, next != quote {
      if let length = TemplateMark.length(at: walk.index, in: walk.bytes, to: walk.end),
        TemplateMark.hasEnd(walk.bytes[walk.index])
      {
        text.append(walk.bytes[walk.index..<walk.index + length])
        walk.index += length
      } else {
        Self.readByte(&walk, into: &text)
      }
    }
    texts.append(text)
    walk.index += 1
  }

  /// Reads a script, in which slashes may be escaped.
  private mutating func readScript() {
    var text = SourceText(isValue: false)
    while !walk.isAtEnd, !(walk.isAt("</s") || walk.isAt("</S")) {
      if walk.isAt("\\/") { walk.index += 1 }
      text.append(walk.bytes[walk.index], at: walk.index)
      walk.index += 1
    }
    texts.append(text)
  }

  /// Reads an entity, of which those of characters that URLs have are known.
  private static func entity(_ walk: inout ByteWalk) -> Unicode.Scalar? {
    if walk.byte(1) == UInt8(ascii: "#") {
      let isHexadecimal = (walk.byte(2) ?? 0) | 0x20 == UInt8(ascii: "x")
      walk.index += isHexadecimal ? 3 : 2
      var value: UInt32? = nil
      if isHexadecimal {
        value = walk.hexadecimal(atMost: 6)
      } else {
        while let next = walk.next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= next {
          value = min((value ?? 0) * 10 + UInt32(next - UInt8(ascii: "0")), 0x110000)
          walk.index += 1
        }
      }
      if walk.next == UInt8(ascii: ";") { walk.index += 1 }
      return value.flatMap(Unicode.Scalar.init)
    }
    for (name, scalar) in entities where walk.isAt(name) {
      walk.index += name.utf8CodeUnitCount
      return scalar
    }
    return nil
  }

  private static let entities: [(StaticString, Unicode.Scalar)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
    ("&nbsp;", "\u{A0}"), ("&colon;", ":"), ("&sol;", "/"), ("&period;", "."), ("&quest;", "?"),
    ("&equals;", "="), ("&num;", "#"), ("&lowbar;", "_"), ("&percnt;", "%"), ("&plus;", "+"),
    ("&comma;", ","), ("&hellip;", "\u{2026}"),
  ]
}
