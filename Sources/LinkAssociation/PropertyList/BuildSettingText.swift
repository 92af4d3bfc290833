import LinkPatterns

/// A text with names of build settings in it, such as `fb$(FACEBOOK_ID)`, whose values are not known here.
struct BuildSettingText {
  /// The text before the first of them, with letters of ASCII in lower case.
  private let start: [UInt8]
  /// The text after the last of them, in the same way.
  private let end: [UInt8]

  /// Reads a text; `nil` when it has no build setting.
  init?(_ text: String) {
    let bytes = text.utf8.map(\.asciiLowercased)
    let first = bytes.indices.first { index in
      bytes[index...].starts(with: "$(".utf8) || bytes[index...].starts(with: "${".utf8)
    }
    guard let first else { return nil }
    let rest = bytes[first...]
    let last = rest.lastIndex { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "}") }
    start = Array(bytes[..<first])
    end = last.map { Array(bytes[($0 + 1)...]) } ?? []
  }

  /// Reads an entry of the entitlement; `nil` when it has no build setting.
  init?(entry: String) {
    self.init(String(entry.prefix { $0 != "?" }))
  }

  /// Returns whether it may be a text, without regard to case, whatever the values of its settings.
  func mayBe(_ text: String) -> Bool {
    let bytes = text.utf8.map(\.asciiLowercased)
    return bytes.count >= start.count + end.count && bytes.starts(with: start)
      && bytes.suffix(end.count).elementsEqual(end)
  }

  /// Returns whether it may be an entry for a host, or a wildcard that covers it.
  func mayCover(_ host: String) -> Bool {
    let dots = host.utf8.indices.filter { host.utf8[$0] == UInt8(ascii: ".") }
    return ([host] + dots.map { "*\(host[$0...])" }).contains { mayBe("applinks:\($0)") }
  }
}
