/// A second reading of links, as plain as can be: a byte at a time, from one list of characters each.
///
/// It shares nothing with the splitter, so that both are not wrong in the same way.
struct NaiveLinkSplit: Equatable {
  /// The bytes before the first `:`.
  private(set) var scheme = 0..<0

  /// What is between `//` and the next of `/?#:`, if there is a `//`.
  private(set) var host: Range<Int>?

  /// What is between the authority and the next of `?#`.
  private(set) var path = 0..<0

  /// What is between the first `?` and the next `#`.
  private(set) var query: Range<Int>?

  /// What is behind the first `#`.
  private(set) var fragment: Range<Int>?

  /// What is behind the `:` of the authority.
  private(set) var port: Range<Int>?

  /// Whether a link may be so, but for the limits.
  private(set) var isAccepted = true

  /// Whether it is in its canonical form.
  private(set) var isCanonical = true

  /// Cuts a text that has a scheme.
  init(_ bytes: [UInt8]) {
    let end = bytes.count
    let colon = bytes.firstIndex(of: UInt8(ascii: ":")) ?? end
    scheme = 0..<colon
    var index = min(colon + 1, end)
    if bytes[index...].starts(with: "//".utf8) {
      host = index + 2..<Self.first(of: "/?#:", in: bytes, from: index + 2)
      index = host?.upperBound ?? end
      if index < end, bytes[index] == UInt8(ascii: ":") {
        port = index + 1..<Self.first(of: "/?#", in: bytes, from: index)
        index = port?.upperBound ?? end
      }
    }
    path = index..<Self.first(of: "?#", in: bytes, from: index)
    index = path.upperBound
    if index < end, bytes[index] == UInt8(ascii: "?") {
      query = index + 1..<Self.first(of: "#", in: bytes, from: index + 1)
      index = query?.upperBound ?? end
    }
    if index < end { fragment = index + 1..<end }
    judge(bytes)
  }

  /// Finds the first of some characters.
  private static func first(of set: String, in bytes: [UInt8], from start: Int) -> Int {
    (start..<bytes.count).first { set.utf8.contains(bytes[$0]) } ?? bytes.count
  }

  /// Tells what is wrong with the parts, and what is not canonical.
  private mutating func judge(_ bytes: [UInt8]) {
    let name = String(decoding: bytes[scheme], as: UTF8.self)
    let isWeb = ["http", "https"].contains(name.lowercased())
    let text = String(decoding: bytes, as: UTF8.self)
    func part(_ range: Range<Int>?) -> String {
      range.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
    }
    let isScheme = name.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*/) != nil
    let isForbidden = text.utf8.contains { $0 <= 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }
    let segments =
      part(path).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      + (isWeb ? [] : [part(host)])
    let hasDots = segments.contains { $0.wholeMatch(of: /(\.|%2[eE]){1,2}/) != nil }
    let hostPattern = isWeb ? /[A-Za-z0-9._\-]+/ : /[^\u{0}- <>@\[\\\]^|\u{7F}]*/
    let isNumber = isWeb && part(host).contains(/(^|\.)([0-9]+|0[xX][0-9A-Fa-f]*)\.?$/)
    let address = /((0|[1-9][0-9]?|1[0-9][0-9]|2[0-4][0-9]|25[0-5])(\.(?!$)|$)){4}/
    let isAddress = part(host).wholeMatch(of: address) != nil
    let isHost =
      host == nil
      ? !isWeb
      : part(host).wholeMatch(of: hostPattern) != nil && (!isNumber || isAddress)
    let isPort =
      port == nil || (part(port).isEmpty && !part(host).isEmpty)
      || (isWeb && part(port) == (name.count == 4 ? "80" : "443"))
    isAccepted =
      bytes.contains(UInt8(ascii: ":")) && isScheme && !isForbidden && !hasDots && isHost && isPort
    let capitals = /[A-Z]/
    // An escape with small digits; and one of `-`, `.`, digits, letters, `_` and `~` that completes no other.
    let small = /%([a-f][0-9A-Fa-f]|[0-9A-F][a-f])/
    let plain =
      /(^|^[^%]|[^%][^%]|%[^0-9A-Fa-f%])%(2[DE]|3[0-9]|[46][1-9A-F]|[57][0-9A]|5F|7E)/
    let parts = [part(path)] + (isWeb ? [] : [part(host)])
    let hasEscape = parts.contains { $0.contains(small) || $0.contains(plain) }
    isCanonical =
      !name.contains(capitals) && !(isWeb && part(host).contains(capitals)) && port == nil
      && text.utf8.allSatisfy { $0 < 0x80 } && !(isWeb && path.isEmpty)
      && !part(path).contains(/["<>^`{}]/) && !part(fragment).contains(/["<>`]/)
      && !part(query).contains(isWeb ? /["<>']/ : /["<>]/)
      && !hasEscape && (isWeb || !part(host).contains(/(^|\.)[xX][nN]--./))
  }
}
