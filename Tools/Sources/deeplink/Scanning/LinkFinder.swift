import Foundation
import LinkAnalysis

/// A link that was found in a file.
struct FoundLink {
  /// The URL, with ``SourceText/hole`` in each place where any value may stand.
  let url: [UInt8]

  /// Where it begins in the file.
  let offset: Int
}

/// Finds texts that begin as the URLs of an app do.
struct LinkFinder {
  /// What URLs begin with, in lower case: `quiz://`, `https://`.
  private let beginnings: [[UInt8]]

  /// The domains of the app, in lower case, with what paths begin with there.
  private let domains: [(name: String, path: String, isInFragment: Bool)]

  /// Words of which a file has one when it may have a link: schemes and domains, in lower case.
  private let words: [[UInt8]]

  init(_ catalog: LinkCatalogV1) {
    var (beginnings, words): (Set<String>, Set<String>) = ([], [])
    var domains: [(name: String, path: String, isInFragment: Bool)] = []
    for prefix in catalog.prefixes {
      switch prefix {
      case .scheme(let scheme, _, _):
        beginnings.insert("\(scheme.lowercased())://")
        words.insert(scheme.lowercased())
      case .domain(let domain, _, _, let path, let isInFragment):
        beginnings.formUnion(["https://", "http://"])
        domains.append((domain.lowercased(), path, isInFragment))
        words.insert(domain.lowercased().replacingOccurrences(of: "*.", with: ""))
      }
    }
    self.beginnings = beginnings.sorted().map { Array($0.utf8) }
    self.domains = domains
    self.words = words.sorted().map { Array($0.utf8) }
  }

  /// Whether a file may have a link: a word of one, or an escape, behind which it may hide.
  func mayHaveLinks(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      for word in words + Self.escapes where Self.contains(word, buffer) { return true }
      return false
    }
  }

  /// The beginnings of escapes.
  private static let escapes = ["\\u", "&#", "=\n", "=\r"].map { Array($0.utf8) }

  /// Whether bytes have a word, in either case.
  private static func contains(_ word: [UInt8], _ buffer: UnsafeRawBufferPointer) -> Bool {
    guard let start = buffer.baseAddress, let first = word.first else { return false }
    let end = start + buffer.count - word.count
    return word.withUnsafeBytes { wanted in
      for byte in Set([first, lower(first), upper(first)]) {
        var place = start
        while place <= end, let found = memchr(place, Int32(byte), end - place + 1) {
          let text = UnsafeRawPointer(found)
          if let own = wanted.baseAddress,
            strncasecmp(
              text.assumingMemoryBound(to: CChar.self),
              own.assumingMemoryBound(to: CChar.self),
              word.count
            ) == 0
          {
            return true
          }
          place = text + 1
        }
      }
      return false
    }
  }

  /// The links of a text.
  func links(in text: SourceText, isMarkup: Bool) -> [FoundLink] {
    let bytes = text.bytes
    var (found, index): ([FoundLink], Int) = ([], 0)
    while index + 4 < bytes.count {
      guard bytes[index] == UInt8(ascii: ":"), bytes[index + 1] == UInt8(ascii: "/"),
        bytes[index + 2] == UInt8(ascii: "/"), let start = begin(endingAt: index + 3, in: bytes)
      else {
        index += 1
        continue
      }
      let (url, end) = url(from: start, in: text, isMarkup: isMarkup)
      if isLink(url) { found.append(FoundLink(url: url, offset: text.offset(of: start))) }
      index = max(end, index + 1)
    }
    return found
  }

  /// Where a beginning starts that ends at a place; `nil` when none of the app's does.
  private func begin(endingAt end: Int, in bytes: [UInt8]) -> Int? {
    for beginning in beginnings where end >= beginning.count {
      let start = end - beginning.count
      guard zip(bytes[start..<end], beginning).allSatisfy({ Self.lower($0) == $1 }) else {
        continue
      }
      guard start > 0 else { return start }
      // A letter before it makes it the end of another scheme: myquiz://.
      switch Self.lower(bytes[start - 1]) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), SourceText.hole:
        continue
      default: return start
      }
    }
    return nil
  }

  /// A letter in upper case.
  private static func upper(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte ? byte & 0xDF : byte
  }

  /// A letter in lower case.
  private static func lower(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}

// MARK: - Ends

extension LinkFinder {
  /// Reads a URL to its end.
  private func url(
    from start: Int,
    in text: SourceText,
    isMarkup: Bool
  ) -> (url: [UInt8], end: Int) {
    let bytes = text.bytes
    var (url, index, depth, brackets): ([UInt8], Int, Int, Int) = ([], start, 0, 0)
    let quote = start > 0 ? bytes[start - 1] : 0
    reading: while index < bytes.count {
      let byte = bytes[index]
      if let length = mark(at: index, in: bytes, isMarkup: isMarkup) {
        url.append(SourceText.hole)
        index += length
        continue
      }
      switch byte {
      case SourceText.hole: break
      case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
        UInt8(ascii: "{"), UInt8(ascii: "}"):
        break reading
      case UInt8(ascii: "'") where quote == byte: break reading
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { break reading }
        depth -= 1
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"):
        if brackets == 0 { break reading }
        brackets -= 1
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        // A list of links.
        let next = index + 1
        if (next..<min(next + 64, bytes.count)).contains(where: { end in
          end - 3 >= next && bytes[end - 3] == UInt8(ascii: ":")
            && begin(endingAt: end, in: bytes) == next
        }) {
          break reading
        }
      case 0x80...:
        if Self.isPunctuation(at: index, in: bytes) { break reading }
      default: break
      }
      url.append(byte)
      index += 1
    }
    // A value that is a URL from end to end is meant as it is.
    if text.isValue, start == 0, index == bytes.count { return (url, index) }
    while let last = url.last, ".,;:!?'*_~".utf8.contains(last) { url.removeLast() }
    return (url, index)
  }

  /// The length of what stands for any value at a place; `nil` for a byte of the URL itself.
  private func mark(at index: Int, in bytes: [UInt8], isMarkup: Bool) -> Int? {
    if let length = TemplateMark.length(at: index, in: bytes, to: bytes.count) { return length }
    let before = index > 0 ? bytes[index - 1] : 0
    guard before == UInt8(ascii: "/") || before == UInt8(ascii: "=") else { return nil }
    var walk = ByteWalk(bytes, from: index)
    switch bytes[index] {
    case UInt8(ascii: ":"):
      // A name in a pattern: /leagues/:id.
      walk.index += 1
      while let next = walk.next, TemplateMark.isName(next) { walk.index += 1 }
      return walk.index > index + 1 ? walk.index - index : nil
    case UInt8(ascii: "<") where !isMarkup:
      walk.index += 1
      while let next = walk.next, TemplateMark.isName(next) || next == UInt8(ascii: ":") {
        walk.index += 1
      }
      return walk.next == UInt8(ascii: ">") && walk.index > index + 1 ? walk.index + 1 - index : nil
    case UInt8(ascii: "*"):
      let next = walk.byte(1) ?? 0x20
      return next <= 0x20 || "/\"'`)?#".utf8.contains(next) ? 1 : nil
    case UInt8(ascii: "."): return walk.isAt("...") ? 3 : nil
    case 0xE2: return walk.isAt("\u{2026}") ? 3 : nil
    default: return nil
    }
  }

  /// Whether a mark stands at a place that ends a text: quotes, spaces, and marks of other scripts.
  private static func isPunctuation(at index: Int, in bytes: [UInt8]) -> Bool {
    let walk = ByteWalk(bytes, from: index)
    let marks: [StaticString] = [
      "\u{A0}", "\u{AB}", "\u{BB}", "\u{2018}", "\u{2019}", "\u{201A}", "\u{201C}", "\u{201D}",
      "\u{201E}", "\u{2026}", "\u{2028}", "\u{2029}", "\u{2192}", "\u{3000}", "\u{3001}",
      "\u{3002}",
      "\u{300C}", "\u{300D}", "\u{FF08}", "\u{FF09}", "\u{FF0C}", "\u{FF1A}", "\u{FF1B}",
    ]
    return marks.contains { walk.isAt($0) }
  }

  /// Whether a text is a link of the app, rather than the beginning of links, or one of others.
  private func isLink(_ url: [UInt8]) -> Bool {
    guard let scheme = url.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let isWeb = url.starts(with: Array("http".utf8)) || url.starts(with: Array("HTTP".utf8))
    let rest = url[min(scheme + 3, url.count)...]
    let host = rest.prefix { !"/?#".utf8.contains($0) }
    let behind = rest.dropFirst(host.count)
    guard isWeb else {
      return rest.contains { $0 != UInt8(ascii: "/") } && rest != [SourceText.hole]
    }
    // The site itself does not count.
    if behind.isEmpty || behind.elementsEqual([UInt8(ascii: "/")]) { return false }
    if behind.starts(with: Array("/.well-known/".utf8)) { return false }
    guard !host.contains(SourceText.hole), let text = String(bytes: host, encoding: .utf8) else {
      return false
    }
    let name = text.lowercased().prefix { $0 != ":" }
    return domains.contains { domain in
      let isHost =
        domain.name.hasPrefix("*.") ? name.hasSuffix(domain.name.dropFirst()) : name == domain.name
      return isHost && behind.starts(with: domain.path.utf8)
        && (!domain.isInFragment || behind.contains(UInt8(ascii: "#")))
    }
  }
}
